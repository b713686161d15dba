import { expect, test } from 'vitest';
import { createDocumentCache } from './document-cache.ts';

const itemOf = (doc: number) => ({ doc });

test('a value is cached until its document changes', () => {
  const cache = createDocumentCache(10);
  for (const doc of [1, 2]) cache.set(doc, itemOf(doc), cache.version);
  cache.delete([1]);
  expect([cache.get(1), cache.get(2)]).toEqual([undefined, itemOf(2)]);
});

test('a value that was read before a change and arrives after it is not cached', () => {
  const cache = createDocumentCache(10);
  const before = cache.version;
  cache.delete([1]);
  cache.set(1, itemOf(1), before);
  expect(cache.get(1)).toBeUndefined();
});

test('the least recently used document is evicted', () => {
  const cache = createDocumentCache(2);
  for (const doc of [1, 2]) cache.set(doc, itemOf(doc), cache.version);
  cache.get(1);
  cache.set(3, itemOf(3), cache.version);
  expect([cache.get(1), cache.get(2), cache.get(3)]).toEqual([itemOf(1), undefined, itemOf(3)]);
});
