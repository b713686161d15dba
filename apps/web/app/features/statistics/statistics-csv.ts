import { toCsv } from '@stellenvisite/contract/csv';
import type { JobStatistics, Statistics } from '@stellenvisite/contract/statistics.schema';

type Words = { day: string; views: string; saves: string; applications: string; job: string; answerDays: string };

/** What the screen shows, day by day and job by job. */
export function statisticsCsv({ days }: Statistics, { items }: JobStatistics, words: Words): string {
  return toCsv([
    [words.day, words.views, words.saves, words.applications],
    ...days.map(({ day, views, saves, applications }) => [day, views, saves, applications]),
    [],
    [words.job, words.views, words.saves, words.applications, words.answerDays],
    ...items.map(({ title, views, saves, applications, answerDays }) => [
      title,
      views,
      saves,
      applications,
      answerDays,
    ]),
  ]);
}
