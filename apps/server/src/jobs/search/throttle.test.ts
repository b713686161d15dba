import { expect, test } from 'vitest';
import { createThrottle } from './indexer.ts';

/** Lists the pauses, one after the other, of a process with this load that wakes this late. */
async function listPauses(times: number, { busy = 0, lateMs = 0 }): Promise<number[]> {
  const pauses: number[] = [];
  const pause = createThrottle({
    isStopping: () => false,
    sleep: async (ms) => {
      pauses.push(ms);
      return { tookMs: ms + lateMs, busy };
    },
  });
  for (let time = 0; time < times; time += 1) await pause();
  return pauses;
}

test('an idle process pauses as long as a slice of work takes', async () => {
  expect(await listPauses(100, {})).toEqual(Array(100).fill(2));
});

test('the busier the process, the longer it pauses', async () => {
  const [some = 0, much = 0] = (await Promise.all([0.3, 0.9].map((busy) => listPauses(200, { busy })))).map((pauses) =>
    pauses.at(-1),
  );
  expect(some).toBeGreaterThan(12);
  expect(much).toBeGreaterThan(2 * some);
  expect(much).toBeLessThan(42);
});

test('a pause that took too long is credited to a few of the next', async () => {
  expect((await listPauses(210, { busy: 1, lateMs: 50 })).length).toBeLessThan(100);
  expect((await listPauses(210, { busy: 1, lateMs: 5_000 })).length).toBeGreaterThan(30);
});

test('a process that is stopping does not pause', async () => {
  const pause = createThrottle({ isStopping: () => true, sleep: () => Promise.reject(new Error('slept')) });
  await expect(pause()).resolves.toBeUndefined();
});
