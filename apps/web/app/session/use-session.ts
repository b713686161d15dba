import { useSyncExternalStore } from 'react';
import { reloadSession, type SessionState, sessionState, subscribeSession, UNKNOWN } from './session-store.ts';

export type SessionView = SessionState & { reload: () => Promise<SessionState> };

const atServer = () => UNKNOWN;

/** Who is signed in. `unknown` on the server and in the first render: pages are cached for everyone. */
export function useSession(): SessionView {
  return { ...useSyncExternalStore(subscribeSession, sessionState, atServer), reload: reloadSession };
}
