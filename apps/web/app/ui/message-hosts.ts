import { createLazyHost } from './lazy-host.ts';

/** Toaster and notices are fetched with their first message; these tell when they are wanted and when they stand. */
export const toasterHost = createLazyHost();
export const noticesHost = createLazyHost();
