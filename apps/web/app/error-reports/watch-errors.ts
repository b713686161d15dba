/** Loaded with the first error only, so that no page grows by it. What cannot be told is not worth another error. */
export function reportError(error: unknown): void {
  import('./send-error.ts').then(({ sendError }) => sendError(error)).catch(() => undefined);
}

/** For errors that no part of the page catches. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
