import { expect, test } from 'vitest';
import { hasIntention, storeIntention, takeIntention } from './bookmark-intention.ts';

const JOB = { kind: 'job', id: '0198f0a0-0000-7000-8000-000000000001', name: 'Hebamme' } as const;
const NOW = Date.UTC(2026, 10, 16);
const HOUR = 60 * 60_000;

function createStore(value?: string) {
  const items = new Map(value === undefined ? [] : [['bookmark-intention', value]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, item: string) => void items.set(key, item),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('what a visitor wanted to save is taken once', () => {
  const store = createStore();
  storeIntention(JOB, store, NOW);
  expect(hasIntention(store)).toBe(true);
  expect(takeIntention(store, NOW + HOUR)).toEqual(JOB);
  expect(takeIntention(store, NOW + HOUR)).toBeNull();
  expect(hasIntention(store)).toBe(false);
});

test('after an hour it is forgotten', () => {
  const store = createStore();
  storeIntention(JOB, store, NOW);
  expect(takeIntention(store, NOW + HOUR + 1)).toBeNull();
  expect(hasIntention(store)).toBe(false);
});

test.each(['{', 'null', '7', '{"kind":"house","id":"1","name":"x","at":0}', '{"kind":"job","id":1,"name":"x","at":0}'])(
  'what does not hold one is none: %s',
  (value) => expect(takeIntention(createStore(value), 0)).toBeNull(),
);

test('where the browser has no storage nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
  storeIntention(JOB, store, NOW);
  expect([hasIntention(store), takeIntention(store, NOW)]).toEqual([false, null]);
});
