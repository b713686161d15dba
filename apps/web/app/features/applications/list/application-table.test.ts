import { expect, test } from 'vitest';
import { phasesOf } from './application-table.tsx';
import { weekWindow } from './week-window.ts';

/** A Monday, at noon in Berlin: day 28.5 of the chart. */
const window = weekWindow(new Date('2026-11-16T11:00:00Z'));
const NOTHING = {
  kind: 'full',
  status: 'applied',
  sentAt: '2026-11-10T11:00:00Z',
  openedAt: null,
  invitedAt: null,
  interviewAt: null,
  rejectedAt: null,
  hiredAt: null,
  withdrawnAt: null,
} as const;
const bars = (dates: object) =>
  phasesOf({ ...NOTHING, ...dates }, window).map(({ kind, from, to }) => [kind, from, to]);

test('the window is four weeks back, this one and two to come, and knows the year’s turn', () => {
  expect(window).toMatchObject({ weeks: [43, 44, 45, 46, 47, 48, 49], currentWeek: 47, now: 28.5 });
  expect(weekWindow(new Date('2026-12-31T11:00:00Z')).weeks).toEqual([49, 50, 51, 52, 53, 1, 2]);
});

test('on a Sunday evening in Berlin the week is not over', () => {
  expect(weekWindow(new Date('2026-11-22T22:30:00Z')).currentWeek).toBe(47);
  expect(weekWindow(new Date('2026-11-22T23:30:00Z')).currentWeek).toBe(48);
});

test('what nobody has opened runs from its sending until today', () => {
  expect(bars({})).toEqual([['sent', 22.5, 28.5]]);
  expect(phasesOf(NOTHING, window)[0]).toMatchObject({ days: 6, isRunning: true });
});

test('an interview to come appears beyond today, and what was opened runs until today', () => {
  const dates = {
    openedAt: '2026-11-11T11:00:00Z',
    invitedAt: '2026-11-13T08:00:00Z',
    interviewAt: '2026-11-19T09:00:00Z',
  };
  expect(bars({ status: 'interview', ...dates })).toEqual([
    ['sent', 22.5, 23.5],
    ['opened', 23.5, 28.5],
    ['interview', 31, 33],
  ]);
});

test('a decision ends it, with the interview on the way', () => {
  const dates = {
    sentAt: '2026-10-21T11:00:00Z',
    openedAt: '2026-10-22T11:00:00Z',
    interviewAt: '2026-10-30T09:00:00Z',
    hiredAt: '2026-11-06T12:00:00Z',
  };
  expect(bars({ status: 'hired', ...dates }).map(([kind]) => kind)).toEqual([
    'sent',
    'opened',
    'opened',
    'interview',
    'hired',
  ]);
});

test('an interview that a withdrawal has called off is not drawn', () => {
  const dates = { interviewAt: '2026-11-19T09:00:00Z', withdrawnAt: '2026-11-14T09:00:00Z' };
  expect(bars({ status: 'withdrawn', ...dates }).map(([kind]) => kind)).toEqual(['sent', 'withdrawn']);
});

test('what began before the chart is cut off at its edge and keeps its length; what ended before it is not drawn', () => {
  expect(phasesOf({ ...NOTHING, sentAt: '2026-09-01T11:00:00Z' }, window)[0]).toMatchObject({
    from: 0,
    to: 28.5,
    days: 76,
  });
  expect(bars({ status: 'rejected', sentAt: '2026-08-01T11:00:00Z', rejectedAt: '2026-09-01T11:00:00Z' })).toEqual([]);
});

test('what was sent elsewhere has its own kind', () => {
  expect(bars({ kind: 'external' })).toEqual([['external', 22.5, 28.5]]);
});
