import { type SessionState, sessionState, subscribeSession } from './session-store.ts';

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
