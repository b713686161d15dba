import type { QueryClient } from '@tanstack/react-query';
import { type SessionState, sessionState, subscribeSession } from './session-store.ts';

type Session = { state: () => Pick<SessionState, 'account'>; subscribe: (listener: () => void) => unknown };
const BROWSER_SESSION: Session = { state: sessionState, subscribe: subscribeSession };

/** Empties the query cache when another account is signed in or the accountId signs out, also when that happens in another tab. */
export function clearOnAccountChange(
  client: QueryClient,
  { state, subscribe }: Session = BROWSER_SESSION,
): QueryClient {
  let accountId = state().account?.id;
  subscribe(() => {
    const next = state().account?.id;
    if (accountId !== undefined && next !== accountId) client.clear();
    accountId = next;
  });
  return client;
}
