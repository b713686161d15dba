import { expect, test } from 'vitest';
import { addRecent, matchingRecent, parseRecent } from './recent-list.tsx';

const search = (q: string) => ({ path: `/jobs?q=${q}`, label: q });

test('the newest search appears first, and none appears twice', () => {
  const kept = addRecent(addRecent(addRecent([], search('OTA')), search('MFA')), search('OTA'));
  expect(kept).toEqual([search('OTA'), search('MFA')]);
});

test('the seventh search pushes the oldest out', () => {
  const kept = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].reduce((list, q) => addRecent(list, search(q)), [search('x')]);
  expect(kept.map(({ label }) => label)).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
});

test('what somebody else put into the storage is not followed', () => {
  for (const stored of [null, '', '{', '7', '{"path":"/jobs?q=a"}', '[null, 3, {"path": "/jobs?q=a"}]']) {
    expect(parseRecent(stored)).toEqual([]);
  }
  const mixed = JSON.stringify([{ path: 'https://evil.example', label: 'x' }, search('OTA')]);
  expect(parseRecent(mixed)).toEqual([search('OTA')]);
});

test('while somebody types, the searches that speak of it are at hand', () => {
  expect(matchingRecent([search('Hebamme in Wien'), search('OTA')], ' wien')).toEqual([search('Hebamme in Wien')]);
});
