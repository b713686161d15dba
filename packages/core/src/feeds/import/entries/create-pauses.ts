import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** The time that a search may wait for an import without anybody noticing. */
const SLICE_MS = 3;

/** Returns a function to call after each item of long work: every few milliseconds it lets waiting requests go first. */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await yieldToEventLoop();
    since = performance.now();
  };
}
