import { useSyncExternalStore } from 'react';

/**
 * A part of the page that is loaded and mounted at its first use. `request` resolves when it is mounted, so that the
 * first message is not lost.
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
