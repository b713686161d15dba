import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { AlertFrequency, AlertStatus } from '@stellenvisite/contract/seekers/job-alerts';
import type { Tx } from '@stellenvisite/db/client';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobAlertMatches, jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { and, arrayContains, desc, eq, gt, ilike, lte, type SQL } from 'drizzle-orm';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom } from '../random.ts';

const HOME = 'Nordrhein-Westfalen';

type Want = {
  name: string;
  query: string;
  frequency: AlertFrequency;
  status: AlertStatus;
  /** The database condition that corresponds to the query. */
  finds: SQL | undefined;
  matches: number;
  /** How many of them the person has not seen. */
  news: number;
};

/** The alerts of the demo's job seeker: one with news, one for Fridays, one without matches, one that is paused. */
const WANTS: readonly Want[] = [
  {
    name: 'Pflege in NRW, früh und spät',
    query: 'location=Nordrhein-Westfalen&category=nursing&shift=early&shift=late',
    frequency: 'daily',
    status: 'active',
    finds: and(eq(jobs.category, 'nursing'), eq(jobs.region, HOME), arrayContains(jobs.shifts, ['early', 'late'])),
    matches: 14,
    news: 6,
  },
  {
    name: 'Praxisanleitung NRW',
    query: 'q=praxisanleitung&location=Nordrhein-Westfalen',
    frequency: 'weekly',
    status: 'active',
    finds: and(eq(jobs.region, HOME), ilike(jobs.title, '%praxisanleit%')),
    matches: 2,
    news: 2,
  },
  {
    name: 'MFA in Teilzeit, Köln',
    query: 'location=K%C3%B6ln&radius=10&category=mfa&employmentType=part_time',
    frequency: 'instant',
    status: 'active',
    finds: undefined,
    matches: 0,
    news: 0,
  },
  {
    name: 'Nachtdienst in NRW',
    query: 'location=Nordrhein-Westfalen&category=nursing&shift=night',
    frequency: 'daily',
    status: 'paused',
    finds: and(eq(jobs.category, 'nursing'), eq(jobs.region, HOME), arrayContains(jobs.shifts, ['night'])),
    matches: 5,
    news: 0,
  },
];

/** Alerts with matches for somebody who has none. */
export async function fillDemoAlerts(tx: Tx, userId: string, now: Date): Promise<void> {
  if ((await tx.$count(jobAlerts, eq(jobAlerts.userId, userId))) > 0) return;
  const random = createRandom(`${DEMO_SEED}/alerts`);
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const [index, { name, query, frequency, status, ...want }] of WANTS.entries()) {
    const id = random.uuid();
    const createdAt = daysAgo(30 + index);
    await tx.insert(jobAlerts).values({
      id,
      userId,
      language: 'de',
      name,
      query,
      frequency,
      status,
      seenAt: daysAgo(1),
      // No mail reports what the demo begins with.
      mailsFrom: now,
      createdAt,
      confirmedAt: createdAt,
    });
    for (const [place, { jobId }] of (await findJobs(tx, want, now)).entries()) {
      const isNew = place < want.news;
      const matchedAt = new Date(daysAgo(isNew ? 0.2 : 2 + place).getTime() - place * 60_000);
      await tx.insert(jobAlertMatches).values({
        alertId: id,
        jobId,
        matchedAt,
        readAt: isNew ? null : matchedAt,
        notifiedAt: matchedAt,
      });
    }
  }
}

async function findJobs(tx: Tx, { finds, matches }: Pick<Want, 'finds' | 'matches'>, now: Date) {
  if (matches === 0) return [];
  return tx
    .select({ jobId: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.status, 'published'), lte(jobs.postedAt, now), gt(jobs.validThrough, now), finds))
    .orderBy(desc(jobs.postedAt), jobs.id)
    .limit(matches);
}
