import { createStore, useStore } from '../create-store.ts';

/** Toaster and notices are loaded with their first message; these track the request and the mount. */
export const toasterHost = createLazyHost();
export const noticesHost = createLazyHost();

/**
 * A part of the page that is loaded and mounted at its first use. `request` resolves when it is mounted, so that the
 * first message is not lost.
 */
function createLazyHost() {
  const isRequested = createStore(false);
  let reportMounted: () => void = () => {};
  const mounted = new Promise<void>((resolve) => {
    reportMounted = resolve;
  });
  return {
    request(): Promise<void> {
      isRequested.set(true);
      return mounted;
    },
    reportMounted: () => reportMounted(),
    useIsRequested: () => useStore(isRequested),
  };
}
