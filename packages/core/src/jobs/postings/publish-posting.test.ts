import { expect, test } from 'vitest';
import type { JobRow, PostingRow } from './open-posting.ts';
import { toRelease as toReleaseWithin } from './publish-posting.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const posting = (values: object = {}) =>
  ({ version: 3, publishedVersion: 3, content: {}, ...values }) as unknown as PostingRow;
const job = (values: object = {}) =>
  ({ status: 'published', postedAt: daysFromNow(-70), validThrough: daysFromNow(10), ...values }) as unknown as JobRow;

const toRelease = (row: PostingRow, published: JobRow | null, now: Date) => toReleaseWithin(row, published, now, 90);

test('a new job is public from now on, for the days it asks for', () => {
  expect(toRelease(posting({ publishedVersion: null }), null, NOW)).toEqual({
    kind: 'published',
    postedAt: NOW,
    validThrough: daysFromNow(60),
  });
  expect(toRelease(posting({ content: { days: 30 } }), null, NOW)?.validThrough).toEqual(daysFromNow(30));
});

test.each([
  ['2026-12-24', '2026-12-23T23:00:00.000Z'],
  ['2027-07-01', '2027-06-30T22:00:00.000Z'],
  ['2026-10-25', NOW.toISOString()],
  ['2027-03-28', '2027-03-27T23:00:00.000Z'],
])('a job for %s begins at midnight in Berlin', (publishOn, postedAt) => {
  expect(toRelease(posting({ content: { publishOn } }), null, NOW)?.postedAt.toISOString()).toBe(postedAt);
});

test('a Swiss job that was reported stays unseen until its embargo has passed', () => {
  const content = { mustReport: true, reportedOn: '2026-11-13', location: { country: 'CH' } };
  expect(toRelease(posting({ content }), null, NOW)?.postedAt.toISOString()).toBe('2026-11-20T23:00:00.000Z');
});

test('a change of a public job leaves its dates, and no change is no release', () => {
  expect(toRelease(posting({ version: 4 }), job(), NOW)).toMatchObject({ kind: 'changed', postedAt: daysFromNow(-70) });
  expect(toRelease(posting(), job(), NOW)).toBeNull();
  expect(toRelease(posting(), job({ status: 'paused' }), NOW)).toMatchObject({
    kind: 'resumed',
    validThrough: daysFromNow(10),
  });
});

test('a job that ran out goes on with its old day, unless its content is new', () => {
  for (const over of [
    job({ status: 'closed' }),
    job({ validThrough: daysFromNow(-1) }),
    job({ status: 'paused', validThrough: NOW }),
  ]) {
    expect(toRelease(posting(), over, NOW)).toEqual({
      kind: 'renewed',
      postedAt: daysFromNow(-70),
      validThrough: daysFromNow(60),
    });
    expect(toRelease(posting({ version: 4 }), over, NOW)).toMatchObject({ kind: 'reposted', postedAt: NOW });
  }
});

test('no job stays public for longer than the plan allows, whatever it asks for', () => {
  const asked = posting({ content: { days: 90 } });
  expect(toReleaseWithin(asked, null, NOW, 30)?.validThrough).toEqual(daysFromNow(30));
  expect(toReleaseWithin(asked, job({ status: 'closed' }), NOW, 30)?.validThrough).toEqual(daysFromNow(30));
  expect(toReleaseWithin(posting({ content: { days: 30 } }), null, NOW, 90)?.validThrough).toEqual(daysFromNow(30));
});
