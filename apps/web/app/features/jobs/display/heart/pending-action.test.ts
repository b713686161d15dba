import { expect, test } from 'vitest';
import { consumePendingAction, hasPendingAction, storePendingAction } from './pending-action.ts';

const JOB = { kind: 'job', id: '0198f0a0-0000-7000-8000-000000000001', name: 'Hebamme' } as const;
const NOW = Date.UTC(2026, 10, 16);
const HOUR = 60 * 60_000;

function createStore(value?: string) {
  const items = new Map(value === undefined ? [] : [['pending-action', value]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, item: string) => void items.set(key, item),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('what a visitor wanted to save is taken once', () => {
  const store = createStore();
  storePendingAction(JOB, store, NOW);
  expect(hasPendingAction(store)).toBe(true);
  expect(consumePendingAction(store, NOW + HOUR)).toEqual(JOB);
  expect(consumePendingAction(store, NOW + HOUR)).toBeNull();
  expect(hasPendingAction(store)).toBe(false);
});

test('after an hour it is forgotten', () => {
  const store = createStore();
  storePendingAction(JOB, store, NOW);
  expect(consumePendingAction(store, NOW + HOUR + 1)).toBeNull();
  expect(hasPendingAction(store)).toBe(false);
});

test.each(['{', 'null', '7', '{"kind":"house","id":"1","name":"x","at":0}', '{"kind":"job","id":1,"name":"x","at":0}'])(
  'what does not hold one is none: %s',
  (value) => expect(consumePendingAction(createStore(value), 0)).toBeNull(),
);

test('where the browser has no storage nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
  storePendingAction(JOB, store, NOW);
  expect([hasPendingAction(store), consumePendingAction(store, NOW)]).toEqual([false, null]);
});
