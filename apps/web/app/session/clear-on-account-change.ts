import type { QueryClient } from '@tanstack/react-query';
import { type SessionState, sessionState, subscribeSession } from './session-store.ts';

type Session = { state: () => Pick<SessionState, 'account'>; subscribe: (listener: () => void) => unknown };
const OWN: Session = { state: sessionState, subscribe: subscribeSession };

/** What one person has read is gone before anybody else is signed in, also when that happens in another tab. */
export function clearOnAccountChange(client: QueryClient, { state, subscribe }: Session = OWN): QueryClient {
  let person = state().account?.id;
  subscribe(() => {
    const next = state().account?.id;
    if (person !== undefined && next !== person) client.clear();
    person = next;
  });
  return client;
}
