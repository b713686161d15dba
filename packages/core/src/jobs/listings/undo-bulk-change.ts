import { UNDO_GRACE_SECONDS } from '@stellenvisite/contract/jobs/job-postings';
import type { UndoResult } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { OwnJobsEmployer } from '@stellenvisite/contract/jobs/own-jobs.schema';
import type { Tx } from '@stellenvisite/db/client';
import { jobBulkChanges, jobPostingEvents, jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { lockActiveEmployers } from '../../actor-state.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { reserveJobQuota } from '../../employers/plan/job-places.ts';
import { requireListEmployers } from './list-own-jobs.ts';

/** Makes jobs what they were before a change of many, unless somebody did something to them since. */
export async function undoBulkChange(
  ctx: Context,
  { batchId, employerId }: OwnJobsEmployer & { batchId: string },
): Promise<UndoResult> {
  const { employerIds } = await requireListEmployers(ctx, 'job.change', employerId);
  const since = new Date(ctx.now().getTime() - UNDO_GRACE_SECONDS * 1000);
  return ctx.db.transaction(async (tx) => {
    const ofBatch = await tx
      .selectDistinct({ id: jobBulkChanges.employerId })
      .from(jobBulkChanges)
      .where(and(eq(jobBulkChanges.batchId, batchId), inArray(jobBulkChanges.employerId, employerIds)));
    await lockActiveEmployers(tx, ...ofBatch.map(({ id }) => id));
    const rows = await tx
      .select({
        id: jobBulkChanges.postingId,
        employerId: jobBulkChanges.employerId,
        isUntouched: isUntouched(),
        becomesPublic: becomesPublic(ctx),
      })
      .from(jobBulkChanges)
      .innerJoin(jobPostings, eq(jobPostings.id, jobBulkChanges.postingId))
      .where(
        and(
          eq(jobBulkChanges.batchId, batchId),
          gt(jobBulkChanges.at, since),
          employerIds.length > 0 ? inArray(jobBulkChanges.employerId, employerIds) : sql`false`,
        ),
      )
      .for('update', { of: jobPostings });
    if (rows.length === 0) throw new DomainError('job_posting.undo_late');
    const untouched = rows.filter((row) => row.isUntouched);
    const refused = await withoutPlace(ctx, tx, untouched);
    const ids = untouched.map(({ id }) => id).filter((id) => !refused.has(id));
    if (ids.length > 0) await restore(ctx, tx, batchId, ids);
    await tx.delete(jobBulkChanges).where(eq(jobBulkChanges.batchId, batchId));
    return { restored: ids.length, unchanged: rows.length - ids.length };
  });
}

/** The change is the last that happened to it, and its text is the one the change left. */
function isUntouched() {
  const { before, at, postingId } = jobBulkChanges;
  return sql<boolean>`${jobPostings.version} = (${before} #>> '{posting,versionAfter}')::int and (
    select e.at = ${at} and e.kind = ${before} ->> 'event' from ${jobPostingEvents} e
    where e.posting_id = ${postingId} order by e.id desc limit 1)`;
}

/** Checks whether the change took it from the public, so that it needs a place again. */
function becomesPublic(ctx: Context) {
  const { before } = jobBulkChanges;
  return sql<boolean>`coalesce(${before} #>> '{job,status}' = 'published'
    and (${before} #>> '{job,validThrough}')::timestamptz > ${ctx.now().toISOString()}::timestamptz, false)
    or ${before} #>> '{posting,pendingSince}' is not null`;
}

type Restoring = { id: string; employerId: string; becomesPublic: boolean };

/** The places that became free may have been taken since. */
async function withoutPlace(ctx: Context, tx: Tx, rows: readonly Restoring[]): Promise<Set<string>> {
  const refused = new Set<string>();
  for (const [employerId, own] of Map.groupBy(
    rows.filter((row) => row.becomesPublic),
    (row) => row.employerId,
  )) {
    const taken = await reserveJobQuota(tx, { employerId, ids: own.map(({ id }) => id), now: ctx.now() });
    for (const { id } of own) if (!taken.includes(id)) refused.add(id);
  }
  return refused;
}

async function restore(ctx: Context, tx: Tx, batchId: string, ids: readonly string[]): Promise<void> {
  const { before } = jobBulkChanges;
  const isOfBatch = and(eq(jobBulkChanges.batchId, batchId), inArray(jobBulkChanges.postingId, ids));
  const was = (path: string) => sql`${before} #>> ${`{${path}}`}::text[]`;
  await tx
    .update(jobs)
    .set({
      status: sql`${was('job,status')}`,
      department: sql`${was('job,department')}`,
      departmentId: sql`(${was('job,departmentId')})::uuid`,
      validThrough: sql`(${was('job,validThrough')})::timestamptz`,
      updatedAt: ctx.now(),
    })
    .from(jobBulkChanges)
    .where(and(isOfBatch, eq(jobs.id, jobBulkChanges.postingId)));
  await tx
    .update(jobPostings)
    .set({
      removedAt: null,
      closeReason: sql`${was('posting,closeReason')}`,
      pendingSince: sql`(${was('posting,pendingSince')})::timestamptz`,
      pausedAt: sql`(${was('posting,pausedAt')})::timestamptz`,
      closedAt: sql`(${was('posting,closedAt')})::timestamptz`,
      version: sql`(${was('posting,version')})::int`,
      publishedVersion: sql`(${was('posting,publishedVersion')})::int`,
      content: sql`${jobPostings.content} || jsonb_build_object('departmentId', ${before} #> '{posting,departmentId}')`,
    })
    .from(jobBulkChanges)
    .where(and(isOfBatch, eq(jobPostings.id, jobBulkChanges.postingId)));
  await tx
    .delete(jobPostingEvents)
    .where(
      and(
        inArray(jobPostingEvents.postingId, ids),
        sql`(${jobPostingEvents.postingId}, ${jobPostingEvents.at}, ${jobPostingEvents.kind}) in (select posting_id, at, before ->> 'event' from ${jobBulkChanges} where ${eq(jobBulkChanges.batchId, batchId)})`,
      ),
    );
}
