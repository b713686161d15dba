import { TOP_JOB_DAYS } from '@stellenvisite/contract/billing/plans';
import type { BulkAction, PostingEventKind } from '@stellenvisite/contract/jobs/job-postings';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { departments } from '@stellenvisite/db/schema/employers/employers';
import { jobBulkChanges, jobPostingEvents, jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';

export type BulkChange = { action: BulkAction; departmentId: string | null; validThrough: Date };
type Applied = BulkChange & { ids: readonly string[]; userId: string; batchId: string };

const EVENTS: Record<BulkAction, PostingEventKind> = {
  renew: 'renewed',
  pause: 'paused',
  resume: 'resumed',
  close: 'closed',
  fill: 'filled',
  delete: 'deleted',
  department: 'moved',
  feature: 'featured',
};

/** To jobs that were found to fit while their rows are locked: a few statements, however many they are. */
export async function applyToJobs(ctx: Context, tx: Tx, change: Applied): Promise<void> {
  const { action, ids, userId, validThrough } = change;
  const at = ctx.now();
  if (action !== 'feature') await noteBefore(tx, change, at);
  await ACTIONS[action](tx, change, at);
  const detail = action === 'renew' ? validThrough.toISOString().slice(0, 10) : null;
  await tx
    .insert(jobPostingEvents)
    .values(ids.map((postingId) => ({ postingId, kind: EVENTS[action], byUserId: userId, detail, at })));
}

async function noteBefore(tx: Tx, { action, batchId, ids }: Applied, at: Date): Promise<void> {
  const versions = action === 'department' ? 1 : 0;
  await tx.execute(sql`
    insert into ${jobBulkChanges} (batch_id, posting_id, employer_id, at, before)
    select ${batchId}::uuid, p.id, p.employer_id, ${at.toISOString()}::timestamptz, jsonb_build_object('event', ${EVENTS[action]}::text,
      'posting', jsonb_build_object('closeReason', p.close_reason, 'version', p.version, 'versionAfter', p.version + ${versions}::int,
        'publishedVersion', p.published_version, 'departmentId', p.content -> 'departmentId', 'pendingSince', p.pending_since,
        'pausedAt', p.paused_at, 'closedAt', p.closed_at),
      'job', case when j.id is not null then jsonb_build_object('status', j.status, 'department', j.department,
        'departmentId', j.department_id, 'validThrough', j.valid_through) end)
    from ${jobPostings} p left join ${jobs} j on j.id = p.id
    where p.id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`);
}

type Act = (tx: Tx, change: Applied, now: Date) => Promise<unknown>;

const setJobs = (tx: Tx, ids: readonly string[], values: Partial<typeof jobs.$inferInsert>) =>
  tx.update(jobs).set(values).where(inArray(jobs.id, ids));
const setPostings = (tx: Tx, ids: readonly string[], values: Partial<typeof jobPostings.$inferInsert>) =>
  tx.update(jobPostings).set(values).where(inArray(jobPostings.id, ids));

const close =
  (closeReason: 'closed' | 'filled'): Act =>
  async (tx, { ids }, now) => {
    await setJobs(tx, ids, { status: 'closed', updatedAt: now });
    await tx
      .update(jobPostings)
      .set({
        closeReason,
        pausedAt: null,
        closedAt: sql`coalesce(${jobPostings.closedAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(inArray(jobPostings.id, ids));
  };

const ACTIONS: Record<BulkAction, Act> = {
  /** The day it was first public stays: a job that goes on is not new. */
  renew: (tx, { ids, validThrough }, updatedAt) => setJobs(tx, ids, { validThrough, updatedAt }),
  async pause(tx, { ids }, now) {
    await setJobs(tx, ids, { status: 'paused', updatedAt: now });
    await setPostings(tx, ids, { pausedAt: now });
  },
  /** The time it was paused is added to its end. */
  async resume(tx, { ids }, now) {
    await tx
      .update(jobs)
      .set({
        status: 'published',
        updatedAt: now,
        validThrough: sql`${jobs.validThrough} + coalesce(${now.toISOString()}::timestamptz - ${jobPostings.pausedAt}, '0')`,
      })
      .from(jobPostings)
      .where(and(eq(jobPostings.id, jobs.id), inArray(jobs.id, ids)));
    await setPostings(tx, ids, { pausedAt: null });
  },
  close: close('closed'),
  fill: close('filled'),
  /** Drafts, too, can be brought back for a moment; a job of the queue deletes them then. */
  async delete(tx, { ids }, now) {
    await tx
      .update(jobs)
      .set({ status: 'closed', updatedAt: now })
      .where(and(inArray(jobs.id, ids), ne(jobs.status, 'draft')));
    await setPostings(tx, ids, { removedAt: now, pausedAt: null });
  },
  async department(tx, { ids, departmentId }, now) {
    const department = departmentId ? await requireDepartment(tx, departmentId, ids) : null;
    await setJobs(tx, ids, { departmentId, department, updatedAt: now });
    const { version, publishedVersion, content } = jobPostings;
    await tx
      .update(jobPostings)
      .set({
        content: sql`${content} || jsonb_build_object('departmentId', ${departmentId}::text)`,
        version: sql`${version} + 1`,
        // The public row got the department already.
        publishedVersion: sql`case when ${publishedVersion} = ${version} then ${version} + 1 else ${publishedVersion} end`,
        updatedAt: now,
      })
      .where(inArray(jobPostings.id, ids));
  },
  async feature(tx, { ids }, now) {
    await setJobs(tx, ids, { featured: true, updatedAt: now });
    await setPostings(tx, ids, { featuredUntil: new Date(now.getTime() + TOP_JOB_DAYS * DAY_MS) });
  },
};

/** One of the employer whose jobs these are. */
async function requireDepartment(tx: Tx, departmentId: string, ids: readonly string[]): Promise<string> {
  const foreign = tx
    .select({ id: jobPostings.id })
    .from(jobPostings)
    .where(and(inArray(jobPostings.id, ids), ne(jobPostings.employerId, departments.employerId)));
  const [department] = await tx
    .select({ name: departments.name })
    .from(departments)
    .where(and(eq(departments.id, departmentId), sql`not exists ${foreign}`));
  if (!department) throw new DomainError('job_posting.department_unknown');
  return department.name;
}
