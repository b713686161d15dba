import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import type { Account } from './account.ts';
import { loadAuthClient } from './auth-client.ts';
import { answerOtherTabs, askOtherTabs, onOtherTab } from './cross-tab-session.ts';
import { hasJustSignedOut, recordSignOut } from './end-session.ts';
import { startInactivityTimeout } from './inactivity-timeout.ts';
import { storageKey } from './storage-key.ts';
import { storedSession } from './stored-session.ts';

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
export const UNKNOWN: SessionState = { ...NOBODY, status: 'unknown' };

let state = UNKNOWN;
let isSigningOutHere = false;
let started = false;
let reading: { token: string; done: Promise<void> } | undefined;
const listeners = new Set<() => void>();
const endListeners = new Set<(end: SessionEnd) => void>();

export const sessionState = (): SessionState => state;

function update(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  if (!started) {
    started = true;
    // Deferred until the effects of the first render have run.
    setTimeout(start);
  }
  return () => listeners.delete(listener);
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
  if (state.status === 'unknown') update(NOBODY);
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
    startInactivityTimeout(() => state.status === 'signed_in' && storedSession().isTabOnly());
  });
  return syncing.catch(() => {
    syncing = undefined;
    if (state.status === 'unknown') update({ ...NOBODY, failed: true });
  });
}

function applyAuthEvent(event: AuthChangeEvent, session: Session | null, isByChoice: boolean): void {
  if (session) {
    shareSession(session);
    void readAccount(session, event === 'USER_UPDATED');
    return;
  }
  if (event === 'SIGNED_OUT') storedSession().removeItem(storageKey());
  const before = state;
  reading = undefined;
  update({ ...NOBODY, isEnded: before.isEnded && !isByChoice, hasSignedOut: isByChoice });
  // Another tab's note of a sign-out by choice may arrive shortly after the event itself.
  if (event === 'SIGNED_OUT' && !isByChoice) setTimeout(() => notifySessionEnd(before), OTHER_TAB_DELAY_MS);
}

function notifySessionEnd(before: SessionState): void {
  if (state.status === 'signed_in') return;
  const end = hasJustSignedOut() ? 'elsewhere' : 'forced';
  if (end === 'forced') update({ ...state, isEnded: true });
  // A session that had ended before the page was loaded is mentioned at the sign-in only, not on every page.
  if (before.status === 'signed_in' || before.secondFactorOpen) for (const listener of endListeners) listener(end);
}

/** Stores a session that came from another tab and is in no store of this one. */
function shareSession(session: Session): void {
  const kept = storedSession().getItem(storageKey());
  if (kept === null || (storedSession().isTabOnly() && !kept.includes(session.refresh_token)))
    storedSession().adopt(storageKey(), JSON.stringify(session));
}

function readAccount(session: Session, isAskedFor = false): Promise<void> {
  const isSamePerson = state.account?.id === session.user.id && !state.secondFactorOpen;
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
  return { ...NOBODY, status: 'signed_in', account: state.account, failed: true };
}

/** Reads the account again after a change; resolves when the new state is set. */
export async function reloadSession(): Promise<SessionState> {
  await startSessionSync();
  const { data } = await (await loadAuthClient()).getSession();
  if (data.session) await readAccount(data.session, true);
  else update(NOBODY);
  return state;
}
