import { randomUUID } from 'node:crypto';
import { type BulkAction, type BulkRefusal, fitsBulk, UNDO_SECONDS } from '@stellenvisite/contract/jobs/job-postings';
import type { BulkJobs, BulkResult } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { JobState } from '@stellenvisite/contract/jobs/own-jobs';
import type { OwnJobsEmployer } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Db, Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { jobPostingEvents, jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { lockActiveEmployers } from '../../actor-state.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { getPlan } from '../../employers/plan/get-plan.ts';
import { reserveJobQuota } from '../../employers/plan/job-places.ts';
import { getTopJobs, spendTopJobs } from '../../employers/plan/top-jobs.ts';
import { stateOf } from '../postings/get-posting.ts';
import { lockPostings } from '../postings/open-posting.ts';
import { applyToJobs, type BulkChange } from './apply-to-jobs.ts';
import { findListed, isInTab } from './find-listed.ts';
import { requireListEmployers } from './list-own-jobs.ts';

const DEFAULT_DAYS = 60;
const HIDDEN_STATES: readonly JobState[] = ['paused', 'expired', 'closed', 'filled'];
/** Actions that use up an allowance of the plan: of two people at once, the second waits and is informed. */
const LIMITED: readonly BulkAction[] = ['feature', 'renew', 'resume'];

/** Does one thing to many jobs: to those it fits, and says which it does not fit and why. */
export async function changeOwnJobs(ctx: Context, input: BulkJobs & OwnJobsEmployer): Promise<BulkResult> {
  const { action, selection, preview, batchId = randomUUID() } = input;
  const permission = action === 'delete' ? 'job.delete' : 'job.change';
  const { person, employerIds } = await requireListEmployers(ctx, permission, input.employerId);
  const selected = await select(ctx, employerIds, selection);
  if (selected.length === 0) throw new DomainError('job.not_found');
  return ctx.db.transaction(async (tx) => {
    if (LIMITED.includes(action)) await lockActiveEmployers(tx, ...(await listEmployersOf(tx, selected)));
    if (!preview) await lockPostings(tx, selected);
    const candidates = await readCandidates(ctx, tx, selected);
    const change = await toChange(ctx, tx, input, employerIds);
    const judged = await judge(ctx, tx, candidates, change);
    const { ids, refused } = preview ? judged : await reserveQuota(ctx, tx, candidates, judged);
    if (!preview && action === 'feature') await spendForTopJobs(ctx, tx, candidates, ids);
    if (!preview && ids.length > 0) await applyToJobs(ctx, tx, { ...change, ids, userId: person.userId, batchId });
    const isUndone = !preview && ids.length > 0 && action !== 'feature';
    const undoUntil = isUndone ? new Date(ctx.now().getTime() + UNDO_SECONDS * 1000).toISOString() : null;
    return { batchId, ids, refused: await nameAuthors(tx, refused), undoUntil };
  });
}

/** Lists the employers of the selected jobs alone: another employer of the person may be suspended. */
async function listEmployersOf(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await union(
    tx.select({ id: jobPostings.employerId }).from(jobPostings).where(inArray(jobPostings.id, ids)),
    tx.select({ id: jobs.employerId }).from(jobs).where(inArray(jobs.id, ids)),
  );
  return rows.map(({ id }) => id);
}

/** Only own ones: a foreign id is as if it had not been named. */
async function select(
  ctx: Context,
  employerIds: readonly string[],
  selection: BulkJobs['selection'],
): Promise<string[]> {
  if ('filter' in selection) {
    const { tab, ...filter } = selection.filter;
    const found = await findListed(ctx, employerIds, filter);
    return found.filter((each) => isInTab(each, tab)).map(({ id }) => id);
  }
  const own = new Set((await findListed(ctx, employerIds, {})).map(({ id }) => id));
  return [...new Set(selection.ids)].filter((id) => own.has(id));
}

type Candidate = {
  id: string;
  employerId: string;
  title: string;
  state: JobState;
  validThrough: Date | null;
  featured: boolean;
};

async function readCandidates(ctx: Context, db: Db | Tx, ids: readonly string[]): Promise<Candidate[]> {
  const { status, postedAt, validThrough, featured, title, employerId } = jobs;
  const { pendingSince, suspendedAt, closeReason, refusal, takedownReason } = jobPostings;
  const published = await db
    .select({
      id: jobs.id,
      job: { status, postedAt, validThrough, featured, title, employerId },
      // Of a joined object whose first column is null, Drizzle returns nothing: the id comes first.
      posting: { id: jobPostings.id, pendingSince, suspendedAt, closeReason, refusal, takedownReason },
    })
    .from(jobs)
    .leftJoin(jobPostings, eq(jobPostings.id, jobs.id))
    .where(inArray(jobs.id, ids));
  const drafts = await db
    .select({
      id: jobPostings.id,
      employerId: jobPostings.employerId,
      title: sql<string | null>`${jobPostings.content} ->> 'title'`,
      posting: { pendingSince, suspendedAt, closeReason, refusal, takedownReason },
    })
    .from(jobPostings)
    .leftJoin(jobs, eq(jobs.id, jobPostings.id))
    .where(and(inArray(jobPostings.id, ids), isNull(jobs.id)));
  const byId = new Map<string, Candidate>([
    ...published.map(({ id, job, posting }): [string, Candidate] => [
      id,
      { ...job, id, state: stateOf(job, posting, ctx.now()) },
    ]),
    ...drafts.map(({ id, title: draft, posting, ...rest }): [string, Candidate] => [
      id,
      {
        ...rest,
        id,
        title: draft ?? '',
        state: stateOf(null, posting, ctx.now()),
        validThrough: null,
        featured: false,
      },
    ]),
  ]);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The term is the plan's at most: of several employers, that of the smallest plan. */
async function toChange(
  ctx: Context,
  tx: Tx,
  { action, days = DEFAULT_DAYS, departmentId = null }: BulkJobs,
  employerIds: readonly string[],
): Promise<BulkChange> {
  if (action !== 'renew') return { action, departmentId, validThrough: ctx.now() };
  const plans = await Promise.all(employerIds.map((id) => getPlan(tx, id)));
  const term = Math.min(days, ...plans.map(({ maxDays }) => maxDays));
  return { action, departmentId, validThrough: new Date(ctx.now().getTime() + term * DAY_MS) };
}

type Refused = Omit<BulkResult['refused'][number], 'changedBy'>;
type Judged = { ids: string[]; refused: Refused[] };

async function judge(ctx: Context, tx: Tx, candidates: readonly Candidate[], change: BulkChange): Promise<Judged> {
  const left = new Map<string, number>();
  const judged: Judged = { ids: [], refused: [] };
  for (const candidate of candidates) {
    const { id, title, state, employerId } = candidate;
    let reason = refusalOf(candidate, change);
    if (!reason && change.action === 'feature') {
      const { of, used } = left.has(employerId) ? { of: 0, used: 0 } : await getTopJobs(tx, employerId, ctx.now());
      const free = left.get(employerId) ?? of - used;
      if (free < 1) reason = 'allowance';
      left.set(employerId, free - (reason ? 0 : 1));
    }
    if (reason) judged.refused.push({ id, title, state, reason });
    else judged.ids.push(id);
  }
  return judged;
}

/** Jobs that become public again need a place of the plan, or a bought one. */
async function reserveQuota(ctx: Context, tx: Tx, candidates: readonly Candidate[], judged: Judged): Promise<Judged> {
  const hidden = candidates.filter(({ id, state }) => judged.ids.includes(id) && HIDDEN_STATES.includes(state));
  const refused = new Map<string, Candidate>();
  for (const [employerId, own] of Map.groupBy(hidden, (each) => each.employerId)) {
    const taken = await reserveJobQuota(tx, { employerId, ids: own.map(({ id }) => id), now: ctx.now() });
    for (const each of own) if (!taken.includes(each.id)) refused.set(each.id, each);
  }
  return {
    ids: judged.ids.filter((id) => !refused.has(id)),
    refused: [
      ...judged.refused,
      ...[...refused.values()].map(({ id, title, state }) => ({ id, title, state, reason: 'no_place' as const })),
    ],
  };
}

async function spendForTopJobs(
  ctx: Context,
  tx: Tx,
  candidates: readonly Candidate[],
  ids: readonly string[],
): Promise<void> {
  const chosen = candidates.filter(({ id }) => ids.includes(id));
  for (const [employerId, own] of Map.groupBy(chosen, (each) => each.employerId))
    await spendTopJobs(
      tx,
      employerId,
      own.map(({ id }) => id),
      ctx.now(),
    );
}

function refusalOf(
  { state, validThrough, featured }: Candidate,
  change: { action: BulkAction; validThrough: Date },
): BulkRefusal | null {
  if (!fitsBulk(change.action, state)) return 'state';
  if (change.action === 'renew' && validThrough && validThrough >= change.validThrough) return 'runs_longer';
  if (change.action === 'feature' && featured) return 'featured_already';
  return null;
}

async function nameAuthors(tx: Tx, refused: readonly Refused[]): Promise<BulkResult['refused']> {
  if (refused.length === 0) return [];
  const rows = await tx
    .selectDistinctOn([jobPostingEvents.postingId], { id: jobPostingEvents.postingId, by: profiles.fullName })
    .from(jobPostingEvents)
    .leftJoin(profiles, eq(profiles.id, jobPostingEvents.byUserId))
    .where(
      inArray(
        jobPostingEvents.postingId,
        refused.map(({ id }) => id),
      ),
    )
    .orderBy(jobPostingEvents.postingId, desc(jobPostingEvents.id));
  const byId = new Map(rows.map(({ id, by }) => [id, by]));
  return refused.map((each) => ({ ...each, changedBy: byId.get(each.id) ?? null }));
}
