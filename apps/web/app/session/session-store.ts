import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { createStore, type Store } from '../ui/create-store.ts';
import type { Account } from './account.ts';
import { loadAuthClient, storageKey } from './auth-client.ts';
import { hasJustSignedOut, recordSignOut } from './end-session.ts';
import { startInactivityTimeout } from './inactivity-timeout.ts';
import { storedSession } from './stored-session.ts';

/** How long a new tab waits for the others to say that somebody is signed in there. */
const ANSWER_MS = 120;

/** How long it still listens after that: browsers throttle tabs in the background. */
const LATE_ANSWER_MS = 10_000;

const open = (name: string): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);

const channelName = () => `${storageKey()}-tabs`;

/** A session that is stored in tabs only is passed on to new tabs as long as one of them is open. */
type Answers = { findSession: () => string | null; onSignOut: () => void };

export type SessionState = {
  /** `unknown` on the server and until the browser has read its storage: pages are the same for everyone. */
  status: 'unknown' | 'signed_out' | 'signed_in';
  /** Null while signed out, and while it is still being fetched. */
  account: Account | null;
  /** The password was right, the second factor is still to come: nobody is signed in yet. */
  secondFactorOpen: boolean;
  /** The account could not be read; `reload` tries again. */
  failed: boolean;
  /** The last session ended without a sign-out; the sign-in screen says so. */
  isEnded: boolean;
  /** The person signed out by choice, in this tab. */
  hasSignedOut: boolean;
};

/** `forced`: the session ended without a sign-out. `elsewhere`: the person signed out in another tab. */
export type SessionEnd = 'forced' | 'elsewhere';

const OTHER_TAB_DELAY_MS = 250;

const NOBODY: SessionState = {
  status: 'signed_out',
  account: null,
  secondFactorOpen: false,
  failed: false,
  isEnded: false,
  hasSignedOut: false,
};
const UNKNOWN: SessionState = { ...NOBODY, status: 'unknown' };

const current = createStore(UNKNOWN);
let isSigningOutHere = false;
let started = false;
let reading: { token: string; done: Promise<void> } | undefined;
const endListeners = new Set<(end: SessionEnd) => void>();

/** Starts with the first subscription. */
export const sessionStore: Store<SessionState> = { ...current, subscribe: subscribeSession };
export const { get: sessionState } = current;
const { set: update } = current;

export function subscribeSession(listener: () => void): () => void {
  const stop = current.subscribe(listener);
  if (!started) {
    started = true;
    // Deferred until the effects of the first render have run.
    setTimeout(start);
  }
  return stop;
}

export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Marks a sign-out that happens within `action` as the person's own choice. */
export async function signOutByChoice<Result>(action: () => Promise<Result>): Promise<Result> {
  isSigningOutHere = true;
  try {
    return await action();
  } finally {
    isSigningOutHere = false;
  }
}

async function start(): Promise<void> {
  const key = storageKey();
  answerOtherTabs({
    findSession: () => (storedSession().isTabOnly() ? storedSession().getItem(key) : null),
    onSignOut: recordSignOut,
  });
  if (storedSession().getItem(key) === null) {
    const session = await askOtherTabs((late) => {
      if (storedSession().getItem(key) !== null) return;
      storedSession().adopt(key, late);
      void startSessionSync();
    });
    if (session) storedSession().adopt(key, session);
  }
  if (storedSession().getItem(key) !== null) return void (await startSessionSync());
  if (sessionState().status === 'unknown') update(NOBODY);
  onOtherTab('SIGNED_IN', () => void startSessionSync());
}

let syncing: Promise<void> | undefined;

/** Subscribes to the auth client, so that every change of the session shows in the page. */
export function startSessionSync(): Promise<void> {
  syncing ??= loadAuthClient().then((client) => {
    client.onAuthStateChange((event, session) => {
      const isByChoice = isSigningOutHere;
      // Deferred, because the handler calls the client again, and the client is locked during its callback.
      setTimeout(() => applyAuthEvent(event, session, isByChoice));
    });
    startInactivityTimeout(() => sessionState().status === 'signed_in' && storedSession().isTabOnly());
  });
  return syncing.catch(() => {
    syncing = undefined;
    if (sessionState().status === 'unknown') update({ ...NOBODY, failed: true });
  });
}

function applyAuthEvent(event: AuthChangeEvent, session: Session | null, isByChoice: boolean): void {
  if (session) {
    shareSession(session);
    void readAccount(session, event === 'USER_UPDATED');
    return;
  }
  if (event === 'SIGNED_OUT') storedSession().removeItem(storageKey());
  const before = sessionState();
  reading = undefined;
  update({ ...NOBODY, isEnded: before.isEnded && !isByChoice, hasSignedOut: isByChoice });
  // Another tab's note of a sign-out by choice may arrive shortly after the event itself.
  if (event === 'SIGNED_OUT' && !isByChoice) setTimeout(() => notifySessionEnd(before), OTHER_TAB_DELAY_MS);
}

function notifySessionEnd(before: SessionState): void {
  if (sessionState().status === 'signed_in') return;
  const end = hasJustSignedOut() ? 'elsewhere' : 'forced';
  if (end === 'forced') update({ ...sessionState(), isEnded: true });
  // A session that had ended before the page was loaded is mentioned at the sign-in only, not on every page.
  if (before.status === 'signed_in' || before.secondFactorOpen) for (const listener of endListeners) listener(end);
}

/** Stores a session that came from another tab and is in no store of this one. */
function shareSession(session: Session): void {
  const stored = storedSession().getItem(storageKey());
  if (stored === null || (storedSession().isTabOnly() && !stored.includes(session.refresh_token)))
    storedSession().adopt(storageKey(), JSON.stringify(session));
}

function readAccount(session: Session, isAskedFor = false): Promise<void> {
  const isSamePerson = sessionState().account?.id === session.user.id && !sessionState().secondFactorOpen;
  if (isSamePerson && !isAskedFor) return Promise.resolve();
  if (reading?.token === session.access_token && !isAskedFor) return reading.done;
  const done = fetchAccount().then((next) => {
    if (reading?.done === done && next) update(next);
  });
  reading = { token: session.access_token, done };
  return done;
}

async function fetchAccount(): Promise<SessionState | null> {
  const client = await loadAuthClient();
  const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel();
  if (level && level.nextLevel === 'aal2' && level.currentLevel !== 'aal2')
    return { ...NOBODY, secondFactorOpen: true };
  const { api } = await import('./api.ts');
  try {
    const { data: account, response } = await api.GET('/api/account');
    if (account) return { ...NOBODY, status: 'signed_in', account };
    // Signed out meanwhile: the auth client reports that by its own event.
    if (response.status === 401) return null;
  } catch {
    // Offline: the session itself is still valid.
  }
  return { ...NOBODY, status: 'signed_in', account: sessionState().account, failed: true };
}

/** Reads the account again after a change; resolves when the new state is set. */
export async function reloadSession(): Promise<SessionState> {
  await startSessionSync();
  const { data } = await (await loadAuthClient()).getSession();
  if (data.session) await readAccount(data.session, true);
  else update(NOBODY);
  return sessionState();
}

function answerOtherTabs({ findSession, onSignOut }: Answers): void {
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
function onOtherTab(event: string, listener: () => void): void {
  const channel = open(storageKey());
  channel?.addEventListener('message', ({ data }) => {
    if (data?.event !== event) return;
    channel.close();
    listener();
  });
}
