import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** As long as a search may wait for an import without anybody noticing. */
const SLICE_MS = 3;

/** For work on many items in one process with requests: called after each item, it lets waiting requests go first now and then. */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await yieldToEventLoop();
    since = performance.now();
  };
}
