import { createLazyHost } from './lazy-host.ts';

/** Toaster and notices are loaded with their first message; these track the request and the mount. */
export const toasterHost = createLazyHost();
export const noticesHost = createLazyHost();
