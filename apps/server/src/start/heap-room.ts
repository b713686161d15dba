import v8 from 'node:v8';

/** What the start script sets: with a million jobs there is no room for more. */
const FLAG = '--heap-growing-percent';
/** Up to so many jobs the market is the smaller part of the heap. */
const SMALL_MARKET = 100_000;
const PERCENT_OF_SMALL = 60;

/**
 * The less a heap may grow between two collections, the more often all of it is looked through: while pages of a small market
 * were rendered, for a quarter of the time. Whoever starts without the flag has chosen otherwise.
 */
export function leaveHeapRoom(jobs: number, flags: readonly string[] = process.execArgv): void {
  const isBounded = flags.some((flag) => flag.startsWith(FLAG));
  if (isBounded && jobs <= SMALL_MARKET) v8.setFlagsFromString(`${FLAG}=${PERCENT_OF_SMALL}`);
}
