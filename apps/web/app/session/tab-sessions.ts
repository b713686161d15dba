import { storageKey } from './storage-key.ts';

/** How long a new tab waits for the others to say that somebody is signed in there. */
const ANSWER_MS = 120;

const open = (name: string): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);

const channelName = () => `${storageKey()}-tabs`;

/** Sessions that only tabs keep are handed to new tabs of this browser as long as one is open. */
type Answers = { findSession: () => string | null; onLeaving: () => void };

export function answerOtherTabs({ findSession, onLeaving }: Answers): void {
  const channel = open(channelName());
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'leaving') onLeaving();
    if (data !== 'ask') return;
    const session = findSession();
    if (session) channel.postMessage({ session });
  });
}

/** Somebody signs out here, by choice. */
export function tellLeaving(): void {
  const channel = open(channelName());
  channel?.postMessage('leaving');
  channel?.close();
}

export function askOtherTabs(): Promise<string | null> {
  const channel = open(channelName());
  if (!channel) return Promise.resolve(null);
  return new Promise((resolve) => {
    const finish = (session: string | null) => {
      clearTimeout(timer);
      channel.close();
      resolve(session);
    };
    const timer = setTimeout(() => finish(null), ANSWER_MS);
    channel.addEventListener('message', ({ data }) => {
      if (typeof data?.session === 'string') finish(data.session);
    });
    channel.postMessage('ask');
  });
}

/** auth-js tells other tabs of each event; a tab that has not loaded it yet listens for the one that matters. */
export function onOtherTab(event: string, listener: () => void): void {
  const channel = open(storageKey());
  channel?.addEventListener('message', ({ data }) => {
    if (data?.event !== event) return;
    channel.close();
    listener();
  });
}
