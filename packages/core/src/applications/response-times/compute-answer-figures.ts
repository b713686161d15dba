import { ANSWER_APPLICATIONS, ANSWER_PERIOD_DAYS } from '@stellenvisite/contract/applications/applications';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';

/**
 * How many of the applications to each employer got an answer, and after how many days the middle one. What is unanswered counts as
 * never, so that who answers less than half has no usual time. What was withdrawn before any answer says nothing of the employer.
 * Only what changed is written: every change of an employer clears the caches of public pages.
 */
export async function computeAnswerFigures(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS).toISOString();
  await ctx.db.execute(sql`
    with asked as (
      select ${applications.employerId} as employer_id, ${applications.sentAt} as sent_at,
        ${applications.withdrawnAt} as withdrawn_at, ${applications.firstAnswerAt} as answered_at
      from ${applications}
      where ${applications.kind} <> 'external' and ${applications.employerId} is not null
        and ${applications.sentAt} between ${daysAgo(ANSWER_PERIOD_DAYS.from)}::timestamptz
          and ${daysAgo(ANSWER_PERIOD_DAYS.to)}::timestamptz
    ), figures as (
      select employer_id, round(100.0 * count(answered_at) / count(*))::int as rate,
        percentile_disc(0.5) within group (
          order by greatest(1, coalesce(ceil(extract(epoch from answered_at - sent_at) / 86400), 'infinity'::float8))) as days
      from asked
      where answered_at is not null or withdrawn_at is null
      group by employer_id
      having count(*) >= ${ANSWER_APPLICATIONS}
    ), wanted as (
      select ${employers.id} as id, figures.rate,
        case when figures.days < 'infinity'::float8 then figures.days::int end as days
      from ${employers} left join figures on figures.employer_id = ${employers.id}
    )
    update ${employers} set answer_rate = wanted.rate, answer_days = wanted.days
    from wanted
    where ${employers.id} = wanted.id
      and (${employers.answerRate} is distinct from wanted.rate or ${employers.answerDays} is distinct from wanted.days)`);
}

export const computeAnswerFiguresJob = defineJob({
  name: 'answers.compute-figures',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '50 3 * * *',
  handler: computeAnswerFigures,
});
