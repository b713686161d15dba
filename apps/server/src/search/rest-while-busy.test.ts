import { expect, test } from 'vitest';
import { createRest } from './rest-while-busy.ts';

/** How long it rests, one time after the other, in a process that is so busy and wakes so late. */
async function listRests(times: number, { busy = 0, lateMs = 0 }): Promise<number[]> {
  const rests: number[] = [];
  const rest = createRest({
    isHurried: () => false,
    sleep: async (ms) => {
      rests.push(ms);
      return { tookMs: ms + lateMs, busy };
    },
  });
  for (let time = 0; time < times; time += 1) await rest();
  return rests;
}

test('an idle process rests as long as it reads', async () => {
  expect(await listRests(100, {})).toEqual(Array(100).fill(2));
});

test('the busier the process, the longer it rests', async () => {
  const [some = 0, much = 0] = (await Promise.all([0.3, 0.9].map((busy) => listRests(200, { busy })))).map((rests) =>
    rests.at(-1),
  );
  expect(some).toBeGreaterThan(12);
  expect(much).toBeGreaterThan(2 * some);
  expect(much).toBeLessThan(42);
});

test('a rest that was too long spares a few of the next', async () => {
  expect((await listRests(210, { busy: 1, lateMs: 50 })).length).toBeLessThan(100);
  expect((await listRests(210, { busy: 1, lateMs: 5_000 })).length).toBeGreaterThan(30);
});

test('who is in a hurry does not rest', async () => {
  const rest = createRest({ isHurried: () => true, sleep: () => Promise.reject(new Error('slept')) });
  await expect(rest()).resolves.toBeUndefined();
});
