import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latestDigest, nextDigest } from './digest-time.ts';

const berlin = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', timeStyle: 'medium', dateStyle: 'full' });

test.each([
  ['2026-11-16T05:00:00Z', '2026-11-16T05:00:00.000Z', 'winter, at six'],
  ['2026-11-16T04:59:59Z', '2026-11-15T05:00:00.000Z', 'winter, just before six'],
  ['2026-07-01T04:00:00Z', '2026-07-01T04:00:00.000Z', 'summer, at six'],
  ['2026-03-28T06:00:00Z', '2026-03-28T05:00:00.000Z', 'the day before the clocks go forward'],
  ['2026-03-29T04:00:00Z', '2026-03-29T04:00:00.000Z', 'the morning the clocks go forward'],
  ['2026-10-24T04:00:00Z', '2026-10-24T04:00:00.000Z', 'the day before the clocks go back'],
  ['2026-10-25T04:30:00Z', '2026-10-24T04:00:00.000Z', 'half past five, the morning the clocks go back'],
  ['2026-10-25T05:00:00Z', '2026-10-25T05:00:00.000Z', 'the morning the clocks go back'],
  ['2026-10-25T22:30:00Z', '2026-10-25T05:00:00.000Z', 'the evening after'],
])('at %s the latest digest is of %s (%s)', (now, at) => {
  expect(latestDigest(new Date(now)).at.toISOString()).toBe(at);
});

test('Fridays serve the weekly alerts too, the Fridays after both clock changes included', () => {
  expect(latestDigest(new Date('2026-11-20T05:00:00Z')).frequencies).toEqual(['daily', 'weekly']);
  expect(latestDigest(new Date('2026-11-21T04:59:00Z')).frequencies).toEqual(['daily', 'weekly']);
  expect(latestDigest(new Date('2026-11-21T05:00:00Z')).frequencies).toEqual(['daily']);
  expect(nextDigest(new Date('2026-10-24T12:00:00Z'), 'weekly').toISOString()).toBe('2026-10-30T05:00:00.000Z');
  expect(nextDigest(new Date('2026-03-28T12:00:00Z'), 'weekly').toISOString()).toBe('2026-04-03T04:00:00.000Z');
  expect(nextDigest(new Date('2026-11-16T05:00:00Z'), 'daily').toISOString()).toBe('2026-11-17T05:00:00.000Z');
});

test('every digest is at six in Berlin, and the next one follows the latest', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (now) => {
      const { at } = latestDigest(now);
      const [daily, weekly] = [nextDigest(now, 'daily'), nextDigest(now, 'weekly')];
      for (const digest of [at, daily, weekly]) expect(berlin.format(digest)).toMatch(/ 06:00:00$/);
      expect(berlin.format(weekly)).toMatch(/^Freitag/);
      expect(at <= now && now < daily && daily <= weekly).toBe(true);
      expect(daily.getTime() - at.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
    }),
  );
});
