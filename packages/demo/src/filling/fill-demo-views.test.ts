import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { viewsOf } from './fill-demo-views.ts';

test('no day is counted twice, also where the clocks are put back', () => {
  const job = {
    id: '0198f0a0-0000-7000-8000-000000000001',
    postedAt: new Date('2026-10-20T22:30:00Z'),
    validThrough: new Date('2026-12-01T00:00:00Z'),
  };
  const rows = viewsOf(job, new Date('2026-10-30T12:00:00Z'), createRandom('views'));
  const keys = rows.map(({ day, source }) => `${day} ${source}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toContain('2026-10-25 search');
});
