import { useSyncExternalStore } from 'react';

/**
 * A part of the page that is fetched and mounted only when it is first wanted. `want` resolves when it is there, so that
 * nothing said before is lost.
 */
export function createLazyHost() {
  let requested = false;
  const listeners = new Set<() => void>();
  let reportMounted: () => void = () => {};
  const mounted = new Promise<void>((resolve) => {
    reportMounted = resolve;
  });
  return {
    request(): Promise<void> {
      requested = true;
      for (const listener of listeners) listener();
      return mounted;
    },
    reportMounted: () => reportMounted(),
    useIsRequested: () =>
      useSyncExternalStore(
        (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        () => requested,
        () => false,
      ),
  };
}
