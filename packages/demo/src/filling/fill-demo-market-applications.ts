import { APPLICATION_PRIVACY_VERSION } from '@stellenvisite/contract/applications/applications';
import { DEFAULT_ANSWER_DAYS } from '@stellenvisite/contract/employers/employer-settings.schema';
import { DAY_MS, HOUR_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom, type Random } from '../random.ts';

const DAYS = 120;
const A_WEEKDAY = 90;
const JOBS_READ = 3000;
const PROMISED_HOURS = DEFAULT_ANSWER_DAYS * 24;
/** The share that is answered within the days that everybody is promised. */
const IN_TIME = 0.81;

/** When nobody could apply any more. */
const END_OF_JOB =
  sql`case when ${jobs.status} = 'closed' then least(${jobs.validThrough}, ${jobs.updatedAt}) else ${jobs.validThrough} end`.mapWith(
    jobs.validThrough,
  );

type Job = {
  id: string;
  employerId: string;
  title: string;
  city: string;
  country: 'DE' | 'AT' | 'CH';
  employerName: string;
  postedAt: Date;
  endsAt: Date;
};

/**
 * Four months of applications to the other employers of the market, each to an ad that was open on that day, of people whose accounts
 * are erased: the administration's charts have something to show, and nobody's inbox does. Filled once.
 */
export async function fillDemoMarketApplications(
  tx: Tx,
  { employerId, now }: { employerId: string; now: Date },
): Promise<void> {
  if ((await tx.$count(applications, isNull(applications.userId))) > 0) return;
  const offered: Job[] = await tx
    .select({
      id: jobs.id,
      employerId: jobs.employerId,
      title: jobs.title,
      city: jobs.city,
      country: jobs.country,
      employerName: employers.name,
      postedAt: jobs.postedAt,
      endsAt: END_OF_JOB,
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(inArray(jobs.status, ['published', 'closed']), ne(jobs.employerId, employerId)))
    .orderBy(asc(jobs.id))
    .limit(JOBS_READ);
  if (offered.length === 0) return;
  const random = createRandom(`${DEMO_SEED}/market-applications`);
  const rows = Array.from({ length: DAYS }, (_, age) => age).flatMap((age) => {
    const day = new Date(now.getTime() - age * DAY_MS);
    const isWeekend = [0, 6].includes(day.getUTCDay());
    const open = offered.filter(({ postedAt, endsAt }) => postedAt.getTime() <= day.getTime() - DAY_MS && endsAt > day);
    if (open.length === 0) return [];
    const expected = A_WEEKDAY * (1 - age / (3 * DAYS)) * (isWeekend ? 0.5 : 1);
    const count = Math.round(expected * (0.7 + 0.6 * random.next()));
    return Array.from({ length: count }, () => applicationOf(random.pick(open), { day, now, random }));
  });
  await insertRows(tx, applications, rows);
}

type Sent = { day: Date; now: Date; random: Random };

function applicationOf(job: Job, { day, now, random }: Sent): typeof applications.$inferInsert {
  const sentAt = new Date(day.getTime() - random.int(1, 20) * HOUR_MS);
  const took = random.chance(IN_TIME) ? random.int(6, PROMISED_HOURS - 6) : random.int(PROMISED_HOURS + 24, 20 * 24);
  const answeredAt = new Date(sentAt.getTime() + took * HOUR_MS);
  const isAnswered = answeredAt < now;
  return {
    id: random.uuid(),
    jobId: job.id,
    employerId: job.employerId,
    jobTitle: job.title,
    employerName: job.employerName,
    city: job.city,
    country: job.country,
    kind: 'full',
    status: isAnswered ? 'rejected' : 'applied',
    version: isAnswered ? 2 : 1,
    privacyVersion: APPLICATION_PRIVACY_VERSION,
    sentAt,
    firstAnswerAt: isAnswered ? answeredAt : null,
    rejectedAt: isAnswered ? answeredAt : null,
    statusUpdatedAt: isAnswered ? answeredAt : sentAt,
  };
}
