import { expect, test } from 'vitest';
import { createRenewed } from './renewed.ts';

test('the first waits, the next get what is known while it is renewed behind their back', async () => {
  const market = {};
  let loads = 0;
  const value = createRenewed(async () => ++loads, 0);
  expect(await value(market)).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await value(market)).toBe(1);
  await expect.poll(() => value(market)).toBeGreaterThan(1);
});

test('what could not be read is read anew for whoever asks next', async () => {
  const market = {};
  let loads = 0;
  const value = createRenewed(async () => {
    loads += 1;
    if (loads === 1) throw new Error('no answer');
    return loads;
  }, 60_000);
  await expect(value(market)).rejects.toThrow('no answer');
  expect(await value(market)).toBe(2);
});
