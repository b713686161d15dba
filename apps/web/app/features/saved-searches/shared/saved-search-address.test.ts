import { expect, test } from 'vitest';
import { readSavedId, SAVE_MARK, savedSearchPath } from './saved-search-address.ts';

test('a kept search opens with what is new first, and says which one it is', () => {
  expect(savedSearchPath({ id: 'a1', query: 'q=arzt', newCount: 0 })).toBe('/jobs?q=arzt#gespeichert-a1');
  expect(savedSearchPath({ id: 'a1', query: 'q=arzt', newCount: 2 })).toBe('/jobs?q=arzt&sort=newest#gespeichert-a1');
  expect(savedSearchPath({ id: 'a1', query: '', newCount: 0 })).toBe('/jobs#gespeichert-a1');
  expect(readSavedId('#gespeichert-a1')).toBe('a1');
  expect(readSavedId(SAVE_MARK)).toBeNull();
});
