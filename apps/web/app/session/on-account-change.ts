import { type SessionState, sessionState, subscribeSession } from './session-store.ts';

type Session = { state: () => Pick<SessionState, 'account'>; subscribe: (listener: () => void) => () => void };

const BROWSER_SESSION: Session = { state: sessionState, subscribe: subscribeSession };

/** Calls back when whoever is signed in leaves or becomes somebody else, also when that happens in another tab. */
export function onAccountChange(changed: () => void, { state, subscribe }: Session = BROWSER_SESSION): () => void {
  let accountId = state().account?.id;
  return subscribe(() => {
    const next = state().account?.id;
    if (accountId !== undefined && next !== accountId) changed();
    accountId = next;
  });
}
