import { expect, test } from 'vitest';
import { createMarketMemory } from './market-memory.ts';

function countingMemory(options: Parameters<typeof createMarketMemory>[0] = {}) {
  const memory = createMarketMemory(options);
  let computed = 0;
  const ask = (key: string) =>
    memory.get(key, async () => {
      computed += 1;
      return `${key} ${computed}`;
    });
  return { memory, ask, computed: () => computed };
}

test('the same question is computed once, also when many ask at the same moment', async () => {
  const { ask, computed } = countingMemory();
  const answers = await Promise.all([ask('a'), ask('a'), ask('a')]);
  expect(answers).toEqual(['a 1', 'a 1', 'a 1']);
  expect(await ask('a')).toBe('a 1');
  expect(computed()).toBe(1);
});

test('after a change of the market the question is computed again', async () => {
  const { memory, ask } = countingMemory();
  await ask('a');
  memory.clear();
  expect(await ask('a')).toBe('a 2');
});

test('an answer begun before a change is not kept for those who ask after it', async () => {
  const memory = createMarketMemory();
  let finish: (value: string) => void = () => {};
  const early = memory.get('a', () => new Promise<string>((resolve) => (finish = resolve)));
  memory.clear();
  const late = memory.get('a', async () => 'new');
  finish('old');
  expect(await early).toBe('old');
  expect(await late).toBe('new');
  expect(await memory.get('a', async () => 'newer')).toBe('new');
});

test('a failed answer is not remembered', async () => {
  const memory = createMarketMemory();
  await expect(memory.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await memory.get('a', async () => 'back')).toBe('back');
});

test('the longest unused answer makes room for a new one', async () => {
  const { ask } = countingMemory({ maxEntries: 2 });
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  expect(await ask('a')).toBe('a 1');
  expect(await ask('b')).toBe('b 4');
});

test('an answer grows too old to be given', async () => {
  let clock = 0;
  const { ask } = countingMemory({ maxAgeMs: 1000, now: () => clock });
  await ask('a');
  clock = 999;
  expect(await ask('a')).toBe('a 1');
  clock = 1000;
  expect(await ask('a')).toBe('a 2');
});
