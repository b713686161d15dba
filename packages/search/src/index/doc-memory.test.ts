import { expect, test } from 'vitest';
import { createDocMemory } from './doc-memory.ts';

test('a value is kept until its doc changes', () => {
  const memory = createDocMemory<string>(10);
  memory.keep(1, 'one', memory.version);
  memory.keep(2, 'two', memory.version);
  memory.forget([1]);
  expect([memory.get(1), memory.get(2)]).toEqual([undefined, 'two']);
});

test('a value that was read before a change and arrives after it is not kept', () => {
  const memory = createDocMemory<string>(10);
  const before = memory.version;
  memory.forget([1]);
  memory.keep(1, 'old', before);
  expect(memory.get(1)).toBeUndefined();
});

test('the doc that nobody asked for longest makes room', () => {
  const memory = createDocMemory<string>(2);
  for (const doc of [1, 2]) memory.keep(doc, `${doc}`, memory.version);
  memory.get(1);
  memory.keep(3, '3', memory.version);
  expect([memory.get(1), memory.get(2), memory.get(3)]).toEqual(['1', undefined, '3']);
});
