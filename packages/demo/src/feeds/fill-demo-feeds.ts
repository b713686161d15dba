import { DAY_MS, HOUR_MS } from '@stellenvisite/contract/platform/durations';
import { nextRunAt } from '@stellenvisite/core/feeds/runs/next-run';
import { findAuthUser } from '@stellenvisite/core/identity/auth/users/auth-user-view';
import { acquireAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Db, Tx } from '@stellenvisite/db/client';
import { feedItems, feedRunItems, feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, eq, gt } from 'drizzle-orm';
import { DEMO_EMPLOYER } from '../demo-accounts.ts';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom } from '../random.ts';
import { beginningOf, brokenRun, excerptOf, reportOf, runOf, step, stepsOf } from './demo-feed-runs.ts';
import { BROKEN_ITEMS, type BrokenItem, type DemoFeed, demoFeedUrl } from './demo-feeds.ts';

const CLINIC_JOBS = 12;
const SCHOOL_JOBS = 9;
/** The share of the school's jobs that the last fetch still had. */
const SCHOOL_LEFT = 1 / 3;
const CLINIC_RUNS = 10;
const SCHOOL_RUNS = 14;
/** When each feed is fetched: the clinic's every six hours, the school's daily at five. */
const CLINIC_PLAN: Plan = { intervalMinutes: 360, dailyAt: 300 };
const SCHOOL_PLAN: Plan = { intervalMinutes: 1440, dailyAt: 300 };
/** The fetch that went wrong, in days before today. */
const BROKEN_RUN = 4;

type Plan = Parameters<typeof nextRunAt>[0];
type Demo = { db: Db; publicUrl: string; now: Date };
type DemoJob = { id: string; title: string; city: string };

/**
 * Creates two feeds of the demo's employer, once: one with ten fetches, of which one failed, and three quarantined jobs; and one whose last
 * fetch was so small that it waits for a decision.
 */
export async function fillDemoFeeds({ db, publicUrl, now }: Demo): Promise<void> {
  await db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'demo.accounts');
    const employer = await findAuthUser(tx, { email: DEMO_EMPLOYER.email });
    if (!employer || (await tx.$count(xmlFeeds, eq(xmlFeeds.employerId, employer.id))) > 0) return;
    const live = await tx
      .select({ id: jobs.id, title: jobs.title, city: jobs.city })
      .from(jobs)
      .where(and(eq(jobs.employerId, employer.id), eq(jobs.status, 'published'), gt(jobs.validThrough, now)))
      .orderBy(asc(jobs.number))
      .limit(CLINIC_JOBS + SCHOOL_JOBS);
    const parts = { tx, employerId: employer.id, publicUrl, now };
    const clinic = Math.round((live.length * CLINIC_JOBS) / (CLINIC_JOBS + SCHOOL_JOBS));
    await fillClinic(parts, live.slice(0, clinic));
    await fillSchool(parts, live.slice(clinic));
  });
}

type Parts = { tx: Tx; employerId: string; publicUrl: string; now: Date };

async function fillClinic(parts: Parts, taken: readonly DemoJob[]): Promise<void> {
  const { tx, now } = parts;
  const random = createRandom(`${DEMO_SEED}/feeds/clinic`);
  const feedId = random.uuid();
  const fetchedAt = before(now, 0, 3);
  await insertFeed(parts, {
    id: feedId,
    feed: 'klinik',
    name: 'Karriereportal der Klinik',
    plan: CLINIC_PLAN,
    fetchedAt,
  });
  const items = taken.length + BROKEN_ITEMS.length;
  const report = {
    ...runOf({ id: random.uuid(), feedId, at: before(now, CLINIC_RUNS, 1), items }),
    ...reportOf(taken),
  };
  const runs = Array.from({ length: CLINIC_RUNS }, (_, index) => {
    const back = CLINIC_RUNS - 1 - index;
    const run = runOf({ id: random.uuid(), feedId, at: before(fetchedAt, back, 0), items });
    if (back === BROKEN_RUN) return brokenRun(run);
    const isFirst = index === 0;
    const updated = back === 0 ? 2 : back === 2 ? 1 : 0;
    const counts = {
      created: isFirst ? taken.length : 0,
      updated,
      unchanged: isFirst ? 0 : taken.length - updated,
      quarantined: back <= 5 || isFirst ? BROKEN_ITEMS.length : 0,
    };
    return { ...run, ...counts, kind: isFirst ? ('import' as const) : run.kind, steps: stepsOf(run, counts) };
  });
  for (const run of [report, ...runs]) await tx.insert(feedRuns).values(run);
  await insertTaken(tx, { feedId, taken, prefix: 'KL', at: before(now, CLINIC_RUNS, 0) });
  await tx.insert(feedItems).values(
    BROKEN_ITEMS.map((item, index) => ({
      id: random.uuid(),
      feedId,
      ...quarantinedOf(item),
      firstSeenAt: before(now, 5, 0),
      changedAt: before(now, index + 1, 0),
    })),
  );
  const last = runs.at(-1);
  if (last) await insertLog(tx, last.id, taken, last.queuedAt);
}

async function fillSchool(parts: Parts, taken: readonly DemoJob[]): Promise<void> {
  const { tx, now } = parts;
  const random = createRandom(`${DEMO_SEED}/feeds/school`);
  const feedId = random.uuid();
  const fetchedAt = before(nextRunAt(SCHOOL_PLAN, now), 1, 0);
  await insertFeed(parts, {
    id: feedId,
    feed: 'pflegeschule',
    name: 'Pflegeschule und Ausbildung',
    plan: SCHOOL_PLAN,
    fetchedAt,
  });
  const items = taken.length;
  const left = Math.floor(items * SCHOOL_LEFT);
  for (let back = SCHOOL_RUNS - 1; back > 0; back--) {
    const run = runOf({ id: random.uuid(), feedId, at: before(fetchedAt, back, 0), items });
    const updated = back % 5 === 0 ? 1 : 0;
    const counts = { created: 0, updated, unchanged: items - updated, quarantined: 0 };
    await tx.insert(feedRuns).values({ ...run, ...counts, steps: stepsOf(run, counts) });
  }
  await insertTaken(tx, { feedId, taken, prefix: 'AUS', at: before(now, SCHOOL_RUNS, 0) });
  const quarantineRun = runOf({ id: random.uuid(), feedId, at: fetchedAt, items: left });
  const percent = Math.round((1 - left / items) * 100);
  await tx.insert(feedRuns).values({
    ...quarantineRun,
    status: 'on_hold',
    failure: 'too_small',
    drop: { percent, usual: items, least: items, most: items },
    missing: taken.slice(left).map((_, index) => referenceOf('AUS', index + left)),
    steps: [...beginningOf(quarantineRun), step(quarantineRun, 2, 'on_hold', { items: left, usual: items })],
  });
}

const before = (now: Date, days: number, hours: number) => new Date(now.getTime() - days * DAY_MS - hours * HOUR_MS);
const referenceOf = (prefix: string, index: number) => `${prefix}-2026-${101 + index}`;

type NewFeed = { id: string; feed: DemoFeed; name: string; plan: Plan; fetchedAt: Date };

async function insertFeed({ tx, employerId, publicUrl, now }: Parts, { id, feed, name, plan, fetchedAt }: NewFeed) {
  const url = demoFeedUrl(publicUrl, feed);
  await tx.insert(xmlFeeds).values({
    id,
    employerId,
    name,
    source: 'url',
    url,
    format: 'indeed',
    recognition: {
      format: 'indeed',
      isPage: false,
      pageJobs: null,
      root: 'source',
      item: 'job',
      items: feed === 'klinik' ? CLINIC_JOBS + BROKEN_ITEMS.length : SCHOOL_JOBS,
      language: 'de',
      bytes: 64_000,
      encoding: 'UTF-8',
      tookMs: 300,
      failure: null,
      status: null,
      line: null,
    },
    status: 'active',
    ...plan,
    nextRunAt: nextRunAt(plan, fetchedAt),
    lastFetchedAt: fetchedAt,
    createdBy: employerId,
    createdAt: before(now, SCHOOL_RUNS, 2),
    updatedAt: fetchedAt,
  });
}

type Taken = { feedId: string; taken: readonly DemoJob[]; prefix: string; at: Date };

async function insertTaken(tx: Tx, { feedId, taken, prefix, at }: Taken): Promise<void> {
  const random = createRandom(`${DEMO_SEED}/feeds/${prefix}`);
  const rows = taken.map(({ id, title }, index) => ({
    id: random.uuid(),
    feedId,
    externalId: referenceOf(prefix, index),
    jobId: id,
    state: 'published' as const,
    hash: '',
    title,
    firstSeenAt: at,
    changedAt: at,
  }));
  if (rows.length > 0) await tx.insert(feedItems).values(rows);
}

function quarantinedOf({ externalId, title, reason, field, line, city, startsOn, validThrough }: BrokenItem) {
  const said = {
    title,
    externalId,
    ...(city && { city }),
    ...(startsOn && { startsOn }),
    ...(validThrough && { validThrough }),
  };
  return {
    externalId,
    title,
    state: 'quarantined' as const,
    hash: '',
    reasons: [reason],
    field,
    line,
    excerpt: excerptOf({ externalId, title, field, city, validThrough }),
    excerptLine: line - 1,
    quarantineRun: { job: null, said, preview: null },
  };
}

/** Stores the log of the last fetch. */
async function insertLog(tx: Tx, runId: string, taken: readonly DemoJob[], at: Date): Promise<void> {
  const [first, second] = taken;
  const rows = [
    ...(first
      ? [
          {
            externalId: referenceOf('KL', 0),
            title: first.title,
            jobId: first.id,
            outcome: 'updated' as const,
            differences: [{ field: 'salary' as const, before: '3420–3420 EUR month', after: '3510–3510 EUR month' }],
            reason: null,
          },
        ]
      : []),
    ...(second
      ? [
          {
            externalId: referenceOf('KL', 1),
            title: second.title,
            jobId: second.id,
            outcome: 'updated' as const,
            differences: [{ field: 'text' as const, before: null, after: null }],
            reason: null,
          },
        ]
      : []),
    ...BROKEN_ITEMS.map(({ externalId, title, reason }) => ({
      externalId,
      title,
      jobId: null,
      outcome: 'quarantined' as const,
      differences: [],
      reason,
    })),
  ];
  await tx.insert(feedRunItems).values(rows.map((row, position) => ({ ...row, runId, position, at })));
}
