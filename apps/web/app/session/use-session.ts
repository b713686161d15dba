import { useStore } from '../ui/create-store.ts';
import { reloadSession, type SessionState, sessionState, sessionStore, subscribeSession } from './session-store.ts';

export type SessionView = SessionState & { reload: () => Promise<SessionState> };

/** Returns the session. It is `unknown` on the server and in the first render, because pages are cached for everyone. */
export function useSession(): SessionView {
  return { ...useStore(sessionStore), reload: reloadSession };
}

/** Resolves as soon as the browser knows whether somebody is signed in. */
export function settledSession(): Promise<SessionState> {
  return new Promise((resolve) => {
    const stop = subscribeSession(finish);
    finish();
    function finish() {
      if (sessionState().status === 'unknown') return;
      stop();
      resolve(sessionState());
    }
  });
}
