import { storageKey } from './storage-key.ts';

/** How long a new tab waits for the others to say that somebody is signed in there. */
const ANSWER_MS = 120;
/** How long it still listens after that: browsers throttle tabs in the background. */
const LATE_ANSWER_MS = 10_000;

const open = (name: string): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);

const channelName = () => `${storageKey()}-tabs`;

/** A session that is stored in tabs only is passed on to new tabs as long as one of them is open. */
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

/** Tells the other tabs that the person signs out by choice. */
export function announceSignOut(): void {
  const channel = open(channelName());
  channel?.postMessage('leaving');
  channel?.close();
}

/** Resolves with the session of another tab, or null after a short wait; `onLate` gets an answer that comes after it. */
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

/** auth-js broadcasts each event to other tabs; a tab that has not loaded it yet listens for `event` here. */
export function onOtherTab(event: string, listener: () => void): void {
  const channel = open(storageKey());
  channel?.addEventListener('message', ({ data }) => {
    if (data?.event !== event) return;
    channel.close();
    listener();
  });
}
