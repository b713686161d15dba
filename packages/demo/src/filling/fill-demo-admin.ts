import { type ActSubject, ADMIN_ACTIONS, type AdminAction } from '@stellenvisite/contract/identity/admin-acts';
import { HOUR_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { aiUsage } from '@stellenvisite/db/schema/assistant/emma';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { adminActs } from '@stellenvisite/db/schema/identity/admin-acts';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { errorReports } from '@stellenvisite/db/schema/support/error-reports';
import { asc } from 'drizzle-orm';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom, type Random } from '../random.ts';
import { fillDemoPendingJobs } from './fill-demo-pending-jobs.ts';

/** Errors as they happen: one of each source, one solved and one that came back. Filled once. */
async function fillDemoErrors(tx: Tx, now: Date): Promise<void> {
  if ((await tx.$count(errorReports)) > 0) return;
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const seen = (fingerprint: string, count: number, first: number, last: number) => ({
    fingerprint: `demo-${fingerprint}`,
    version: '0.1.0',
    count,
    firstSeenAt: ago(first),
    lastSeenAt: ago(last),
    solvedAt: null as Date | null,
    reopenedAt: null as Date | null,
  });
  await insertRows(tx, errorReports, [
    {
      ...seen('browser', 14, 61, 2),
      source: 'browser',
      place: '/jobs',
      type: 'TypeError',
      message: "Cannot read properties of undefined (reading 'getBoundingClientRect')",
      frames: [
        { function: 'measureMap', file: 'assets/job-map-Cq81kd0a.js', line: 1, column: 8120 },
        { function: 'onResize', file: 'assets/job-map-Cq81kd0a.js', line: 1, column: 9044 },
      ],
      reopenedAt: ago(20),
    },
    {
      ...seen('job', 6, 30, 4),
      source: 'job',
      place: 'feeds.run',
      type: 'Error',
      message: 'connect ETIMEDOUT … (ETIMEDOUT)',
      frames: [
        { function: 'fetchFeed', file: 'packages/core/src/feeds/runs/fetch-feed.ts', line: 71, column: 19 },
        { function: 'runFeed', file: 'packages/core/src/feeds/import/run-feed.ts', line: 44, column: 22 },
      ],
    },
    {
      ...seen('api', 3, 9, 8),
      source: 'api',
      place: 'POST /api/files',
      type: 'DrizzleQueryError',
      message: 'Failed query: canceling statement due to lock timeout',
      frames: [{ function: 'storeFile', file: 'packages/core/src/platform/files/store-file.ts', line: 58, column: 5 }],
    },
    {
      ...seen('page', 41, 190, 150),
      source: 'page',
      place: '/gehaelter/…',
      type: 'RangeError',
      message: 'Invalid time value',
      frames: [
        { function: 'formatMonth', file: 'packages/contract/src/platform/format-date.ts', line: 33, column: 10 },
      ],
      solvedAt: ago(140),
    },
  ]);
}

const DAY_MS = 24 * HOUR_MS;
const DAYS = 30;

type DemoAdmin = { adminId: string; now: Date };

/** Fills the administrators' pages of the demo: a log, jobs pending review, and the costs of a language model. Filled once. */
export async function fillDemoAdmin(tx: Tx, { adminId, now }: DemoAdmin): Promise<void> {
  if ((await tx.$count(adminActs)) > 0) return;
  const random = createRandom(`${DEMO_SEED}/admin`);
  await fillActs(tx, random, { adminId, now });
  await fillDemoPendingJobs(tx, random, now);
  await fillUsage(tx, random, now);
  await fillDemoErrors(tx, now);
}

type Example = { action: AdminAction; kind: ActSubject; before?: object; after?: object };

const EXAMPLES: readonly Example[] = [
  { action: 'job.released', kind: 'job', before: { status: 'pending' }, after: { status: 'published' } },
  {
    action: 'job.returned',
    kind: 'job',
    before: { status: 'pending', reason: null },
    after: { status: 'draft', reason: 'Für Österreich fehlt das Mindestgehalt mit Betrag und Zeitraum.' },
  },
  { action: 'employer.verified', kind: 'employer', before: { isVerified: false }, after: { isVerified: true } },
  {
    action: 'job.removed',
    kind: 'job',
    before: { status: 'published', reason: null },
    after: { status: 'removed', reason: 'Die Stelle gibt es laut Träger nicht mehr.' },
  },
  {
    action: 'employer.merged',
    kind: 'employer',
    before: { employer: 'Doppeltes Profil' },
    after: { jobs: 4, applications: 11, members: 2 },
  },
  { action: 'settings.changed', kind: 'setting', before: { 'target.jobs': 2 }, after: { 'target.jobs': 1 } },
];

async function fillActs(tx: Tx, random: Random, { adminId, now }: DemoAdmin): Promise<void> {
  const someJobs = await tx.select({ id: jobs.id, title: jobs.title }).from(jobs).orderBy(asc(jobs.number)).limit(20);
  const houses = await tx
    .select({ id: employers.id, name: employers.name })
    .from(employers)
    .orderBy(asc(employers.name))
    .limit(20);
  const rows = Array.from({ length: 36 }, (_, index) => {
    const { action, kind, before = null, after = null } = EXAMPLES[index % EXAMPLES.length] as Example;
    const job = someJobs[index % Math.max(1, someJobs.length)];
    const house = houses[index % Math.max(1, houses.length)];
    const subject =
      kind === 'job' ? job && { id: job.id, label: job.title } : house && { id: house.id, label: house.name };
    return {
      id: random.uuid(),
      at: new Date(now.getTime() - index * 9 * HOUR_MS - random.int(5, 50) * 60_000),
      userId: adminId,
      area: ADMIN_ACTIONS[action],
      action,
      subjectKind: kind,
      subjectId: kind === 'setting' ? 'operator' : (subject?.id ?? null),
      subjectLabel: kind === 'setting' ? null : (subject?.label ?? null),
      before,
      after,
      ip: '203.0.113.24',
      userAgent: 'Mozilla/5.0 (Macintosh) Chrome/140',
    };
  });
  await insertRows(tx, adminActs, rows as (typeof adminActs.$inferInsert)[]);
}

async function fillUsage(tx: Tx, random: Random, now: Date): Promise<void> {
  const rows = Array.from({ length: DAYS }, (_, index) => {
    const answers = random.int(40, 160);
    const inputTokens = answers * random.int(900, 1400);
    const outputTokens = answers * random.int(180, 320);
    return {
      day: new Date(now.getTime() - index * DAY_MS).toISOString().slice(0, 10),
      model: 'mistral-small',
      answers,
      failures: random.int(0, 3),
      inputTokens,
      outputTokens,
      costMicros: Math.round(inputTokens * 0.1 + outputTokens * 0.3),
    };
  });
  await tx.insert(aiUsage).values(rows).onConflictDoNothing();
}
