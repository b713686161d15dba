import { ANSWER_APPLICATIONS } from '@stellenvisite/contract/applications/applications';
import type { EmployerType } from '@stellenvisite/contract/employers/employers';
import { MARKET_EMPLOYERS, STATISTICS_DAYS } from '@stellenvisite/contract/jobs/statistics';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobViews, marketBenchmarks } from '@stellenvisite/db/schema/jobs/statistics';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { periodOf } from './list-job-statistics.ts';

export const ALL_SCOPE = 'all';

/**
 * The middle employer of the market and of each type and region. An employer counts with enough applications, and nothing but
 * their number is stored where too few count.
 */
export async function computeBenchmarks(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx.delete(marketBenchmarks);
    for (const days of STATISTICS_DAYS) {
      const { from } = periodOf(ctx, days);
      const ifEnough = (value: ReturnType<typeof sql>) =>
        sql`case when count(*) >= ${MARKET_EMPLOYERS} then ${value} end`;
      await tx.execute(sql`
        insert into ${marketBenchmarks} (days, scope, employers, per_hundred_views, answer_days, computed_at)
        with sent as (
          select employer_id, count(*) as count,
            percentile_cont(0.5) within group (order by extract(epoch from answered_at - sent_at) / 86400) as answer_days
          from (
            select ${applications.employerId} as employer_id, ${applications.sentAt} as sent_at, ${applications.firstAnswerAt} as answered_at
            from ${applications}
            where ${applications.kind} <> 'external' and ${applications.employerId} is not null
              and ${applications.sentAt} >= (${from}::date::timestamp at time zone 'Europe/Berlin')
          ) each
          group by employer_id
          having count(*) >= ${ANSWER_APPLICATIONS}
        ), viewed as (
          select ${jobs.employerId} as employer_id, sum(${jobViews.views}) as views
          from ${jobViews} join ${jobs} on ${jobs.id} = ${jobViews.jobId}
          where ${jobViews.day} >= ${from}
          group by 1
        ), figures as (
          select ${employers.type} || ' ' || ${employers.country} || ' ' || ${employers.region} as scope, sent.answer_days,
            100.0 * sent.count / nullif(viewed.views, 0) as per_hundred
          from sent
          join ${employers} on ${employers.id} = sent.employer_id
          left join viewed on viewed.employer_id = sent.employer_id
        )
        select ${days}::int, coalesce(scope, ${ALL_SCOPE}), count(*),
          ${ifEnough(sql`percentile_cont(0.5) within group (order by per_hundred)`)},
          ${ifEnough(sql`percentile_cont(0.5) within group (order by answer_days)`)},
          ${ctx.now().toISOString()}::timestamptz
        from figures
        group by grouping sets ((scope), ())`);
    }
  });
}

export const computeBenchmarksJob = defineJob({
  name: 'statistics.compute-benchmarks',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '45 3 * * *',
  handler: computeBenchmarks,
});

/** Employers of a type in a region: „hospital DE Bayern“. */
export function peerScope({ type, country, region }: { type: EmployerType; country: string; region: string }): string {
  return `${type} ${country} ${region}`;
}
