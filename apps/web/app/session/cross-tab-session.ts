import { storageKey } from './storage-key.ts';

/** How long a new tab waits for the others to say that somebody is signed in there. */
const ANSWER_MS = 120;
/** How long it still listens: a browser lets tabs in the background take their time. */
const LATE_ANSWER_MS = 10_000;

const open = (name: string): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);

const channelName = () => `${storageKey()}-tabs`;

/** Sessions that only tabs keep are handed to new tabs of this browser as long as one is open. */
type Answers = { findSession: () => string | null; onSignOut: () => void };

export function answerOtherTabs({ findSession, onSignOut }: Answers): void {
  const channel = open(channelName());
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'leaving') onSignOut();
    if (data !== 'ask') return;
    const session = findSession();
    if (session) channel.postMessage({ session });
  });
}

/** Somebody signs out here, by choice. */
export function announceSignOut(): void {
  const channel = open(channelName());
  channel?.postMessage('leaving');
  channel?.close();
}

/** `onLate` hears of a session that another tab names when the page has stopped waiting for it. */
export function askOtherTabs(onLate: (session: string) => void): Promise<string | null> {
  const channel = open(channelName());
  if (!channel) return Promise.resolve(null);
  return new Promise((resolve) => {
    let isLate = false;
    const waiting = setTimeout(() => {
      isLate = true;
      resolve(null);
    }, ANSWER_MS);
    const listening = setTimeout(() => channel.close(), LATE_ANSWER_MS);
    channel.addEventListener('message', ({ data }) => {
      if (typeof data?.session !== 'string') return;
      clearTimeout(waiting);
      clearTimeout(listening);
      channel.close();
      if (isLate) onLate(data.session);
      else resolve(data.session);
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
