import { expect, test } from 'vitest';
import { appealChoices, appealEndsAt, canSideAppeal, measuresFor, REPORT_TARGETS, reasonsFor } from './reports.ts';

test.each([
  ['2026-11-14T10:02:00Z', '2027-05-14T10:02:00.000Z'],
  ['2026-08-31T10:00:00Z', '2027-02-28T10:00:00.000Z'],
])('a decision of %s can be appealed until %s', (decidedAt, ends) => {
  expect(appealEndsAt(new Date(decidedAt)).toISOString()).toBe(ends);
});

test.each(REPORT_TARGETS)('a reported %s has reasons to choose from, and can be left alone or removed', (kind) => {
  expect(reasonsFor(kind)).toEqual(expect.arrayContaining(['discrimination', 'illegal', 'other']));
  expect(measuresFor(kind)).toEqual(expect.arrayContaining(['none', 'removed']));
});

test('only who reported can appeal where nothing was done', () => {
  expect([canSideAppeal('reporter', 'none'), canSideAppeal('affected', 'none')]).toEqual([true, false]);
  expect(canSideAppeal('affected', 'warned')).toBe(true);
});

test('an appeal of whose content it is can lift the decision or find a milder measure, and never a stricter one', () => {
  expect(appealChoices({ kind: 'job', measure: 'removed', side: 'affected' })).toEqual([
    ['keep', ['removed']],
    ['lift', ['none']],
    ['milder', ['returned', 'warned']],
  ]);
  expect(appealChoices({ kind: 'job', measure: 'warned', side: 'affected' })).toEqual([
    ['keep', ['warned']],
    ['lift', ['none']],
  ]);
});

test('an appeal of who reported can only find a stricter measure', () => {
  expect(appealChoices({ kind: 'employer', measure: 'none', side: 'reporter' })).toEqual([
    ['keep', ['none']],
    ['stricter', ['warned', 'removed']],
  ]);
  expect(appealChoices({ kind: 'idea', measure: 'removed', side: 'reporter' })).toEqual([['keep', ['removed']]]);
});
