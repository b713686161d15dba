import type { ViewSource } from '@stellenvisite/contract/jobs/statistics';
import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import type { Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobViews } from '@stellenvisite/db/schema/jobs/statistics';
import { eq } from 'drizzle-orm';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom, type Random } from '../random.ts';

const DAY = 86_400_000;
/** Views of a job on a weekday, by where people come from. */
const USUAL: readonly [ViewSource, number][] = [
  ['search', 6],
  ['google', 2.4],
  ['alert', 1.5],
  ['recommendation', 0.8],
  ['own_site', 1],
  ['employer_page', 0.6],
  ['shared', 0.3],
  ['other', 0.4],
];

/** How often the demo employer's jobs were looked at since they stand in the market. */
export async function fillDemoViews(tx: Tx, { employerId, now }: { employerId: string; now: Date }): Promise<void> {
  const own = await tx
    .select({ id: jobs.id, postedAt: jobs.postedAt, validThrough: jobs.validThrough })
    .from(jobs)
    .where(eq(jobs.employerId, employerId));
  const [known] = await tx
    .select({ jobId: jobViews.jobId })
    .from(jobViews)
    .innerJoin(jobs, eq(jobs.id, jobViews.jobId))
    .where(eq(jobs.employerId, employerId))
    .limit(1);
  if (known) return;
  const rows = own.flatMap((job) => viewsOf(job, now, createRandom(`${DEMO_SEED}/views/${job.id}`)));
  await insertRows(tx, jobViews, rows);
}

export function viewsOf(
  { id, postedAt, validThrough }: { id: string; postedAt: Date; validThrough: Date },
  now: Date,
  random: Random,
) {
  const liking = 0.4 + 1.6 * random.next() ** 2;
  const first = toBerlinClock(postedAt).getTime();
  const last = toBerlinClock(now < validThrough ? now : validThrough).getTime();
  const rows: (typeof jobViews.$inferInsert)[] = [];
  // By Berlin's clock: where it is put back, two moments a day apart can lie on the same day.
  for (let time = first; time <= last; time += DAY) {
    const day = new Date(time);
    const isWeekend = [0, 6].includes(day.getUTCDay());
    const age = (time - first) / DAY;
    for (const [source, usual] of USUAL) {
      const expected = usual * liking * (isWeekend ? 0.55 : 1) * (1 + 2 * Math.exp(-age / 4));
      const views = Math.round(expected * (0.5 + random.next()));
      if (views > 0) rows.push({ jobId: id, day: day.toISOString().slice(0, 10), source, views });
    }
  }
  return rows;
}
