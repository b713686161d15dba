import type { Application } from '@stellenvisite/contract/applications.schema';
import type { SavedJob } from '@stellenvisite/contract/bookmarks.schema';
import { berlinDay, dateOf, isoWeek, mondayOf } from '../shared/berlin-week.ts';

/** Something that has a date: an interview, or the last day of a job that is saved and was not applied to. */
export type WeekEvent = {
  kind: 'interview' | 'deadline';
  at: string;
  title: string;
  employer: string;
  to: string;
  id: string;
};

export type ThisWeek = {
  number: number;
  /** Days of the month from Monday. */
  dates: number[];
  monday: Date;
  /** 0 is Monday. */
  today: number;
  events: WeekEvent[][];
};

/** This week in Berlin, with what happens on each of its days. */
export function thisWeek(now: Date, events: readonly WeekEvent[]): ThisWeek {
  const today = berlinDay(now);
  const monday = mondayOf(today);
  const days = Array.from({ length: 7 }, (_, index) => monday + index);
  return {
    number: isoWeek(monday),
    dates: days.map((day) => dateOf(day).getUTCDate()),
    monday: dateOf(monday),
    today: Math.floor(today) - monday,
    events: days.map((day) =>
      events.filter(({ at }) => Math.floor(berlinDay(at)) === day).sort((a, b) => a.at.localeCompare(b.at)),
    ),
  };
}

export const interviewEvents = (applications: readonly Application[]): WeekEvent[] =>
  applications.flatMap(({ id, status, interviewAt, job }) =>
    status === 'interview' && interviewAt
      ? [
          {
            kind: 'interview' as const,
            id,
            at: interviewAt,
            title: job.title,
            employer: job.employer.name,
            to: `/dashboard/bewerbungen/${id}`,
          },
        ]
      : [],
  );

/** What was applied to has no deadline any more. */
export function deadlineEvents(saved: readonly SavedJob[], applied: ReadonlySet<string | null>): WeekEvent[] {
  return saved
    .filter(({ state, job }) => state === 'open' && !applied.has(job.id))
    .map(({ job, validThrough }) => ({
      kind: 'deadline' as const,
      id: job.id,
      // It can be applied for until this moment: what ends at midnight ends on the day before.
      at: new Date(Date.parse(validThrough) - 1).toISOString(),
      title: job.title,
      employer: job.employer.name,
      to: `/jobs/${job.id}`,
    }));
}

/** The first interview that is not over. */
export function nextInterview(applications: readonly Application[], now: Date): Application | null {
  const ahead = applications.filter(
    ({ status, interviewAt }) => status === 'interview' && interviewAt && Date.parse(interviewAt) > now.getTime(),
  );
  return ahead.sort((a, b) => (a.interviewAt ?? '').localeCompare(b.interviewAt ?? ''))[0] ?? null;
}
