import type { SavedJob } from '@stellenvisite/contract/seekers/bookmarks.schema';
import { expect, test } from 'vitest';
import { applicationOf } from '../application.fixture.ts';
import { deadlineEvents, interviewEvents, nextInterview, thisWeek } from './week-roster.tsx';

/** A Monday. */
const NOW = new Date('2026-11-16T11:00:00Z');
const invited = (id: string, interviewAt: string, status: 'interview' | 'withdrawn' = 'interview') =>
  applicationOf({ id, status, interviewAt });
const saved = (id: string, validThrough: string, state = 'open') =>
  ({ job: { id, title: id, employer: { name: 'Haus' } }, validThrough, state }) as SavedJob;

test('what has a date in this week appears on its day, the earliest first, and nothing else does', () => {
  const week = thisWeek(
    NOW,
    interviewEvents([
      invited('late', '2026-11-19T15:30:00.000Z'),
      invited('early', '2026-11-19T09:00:00.000Z'),
      invited('next', '2026-11-23T09:00:00.000Z'),
      invited('off', '2026-11-20T09:00:00.000Z', 'withdrawn'),
    ]),
  );
  expect(week).toMatchObject({ number: 47, dates: [16, 17, 18, 19, 20, 21, 22], today: 0 });
  expect(week.events.map((events) => events.map(({ id }) => id))).toEqual([[], [], [], ['early', 'late'], [], [], []]);
});

test('a job that ends at midnight ends on the day before, and one that was applied to has no deadline', () => {
  const events = deadlineEvents(
    [
      saved('a', '2026-11-18T23:00:00.000Z'),
      saved('b', '2026-11-18T23:00:00.000Z'),
      saved('c', '2026-11-17T09:00:00.000Z', 'ended'),
    ],
    new Set(['b']),
  );
  expect(thisWeek(NOW, events).events[2]?.map(({ id }) => id)).toEqual(['a']);
  expect(events).toHaveLength(1);
});

test('the next interview is the first that is not over', () => {
  const list = [
    invited('past', '2026-11-16T08:00:00.000Z'),
    invited('b', '2026-12-01T08:00:00.000Z'),
    invited('a', '2026-11-19T08:00:00.000Z'),
  ];
  expect(nextInterview(list, NOW)?.id).toBe('a');
  expect(nextInterview([list[0] ?? invited('x', '')], NOW)).toBeNull();
});
