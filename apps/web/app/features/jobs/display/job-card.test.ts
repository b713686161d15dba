import { expect, test } from 'vitest';
import { isNew } from './job-card.tsx';

test('a job is new for two days', () => {
  expect(isNew('2026-11-13T11:00:01Z', '2026-11-15T11:00:00Z')).toBe(true);
  expect(isNew('2026-11-13T11:00:00Z', '2026-11-15T11:00:00Z')).toBe(false);
});
