import { type ActSubject, ADMIN_ACTIONS, type AdminAction } from '@stellenvisite/contract/admin-acts';
import type { Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { adminActs } from '@stellenvisite/db/schema/admin-acts';
import { aiUsage } from '@stellenvisite/db/schema/emma';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { asc } from 'drizzle-orm';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom, type Random } from '../random.ts';
import { fillDemoErrors } from './fill-demo-errors.ts';
import { fillDemoHeldJobs } from './fill-demo-held-jobs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 30;

type DemoAdmin = { adminId: string; now: Date };

/** What an administrator of the demo finds: a log, jobs that wait, and what a language model has cost. Filled once. */
export async function fillDemoAdmin(tx: Tx, { adminId, now }: DemoAdmin): Promise<void> {
  if ((await tx.$count(adminActs)) > 0) return;
  const random = createRandom(`${DEMO_SEED}/admin`);
  await fillActs(tx, random, { adminId, now });
  await fillDemoHeldJobs(tx, random, now);
  await fillUsage(tx, random, now);
  await fillDemoErrors(tx, now);
}

type Example = { action: AdminAction; kind: ActSubject; before?: object; after?: object };

const EXAMPLES: readonly Example[] = [
  { action: 'job.released', kind: 'job', before: { status: 'held' }, after: { status: 'published' } },
  {
    action: 'job.returned',
    kind: 'job',
    before: { status: 'held', reason: null },
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
