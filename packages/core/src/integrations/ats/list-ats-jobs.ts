import type { KeyAction } from '@stellenvisite/contract/integrations/api-keys';
import type {
  AtsApplications,
  AtsApplicationsQuery,
  AtsJob,
  AtsJobDetail,
  AtsJobs,
  AtsJobsQuery,
} from '@stellenvisite/contract/integrations/ats.schema';
import type { JobState } from '@stellenvisite/contract/jobs/own-jobs';
import type { Db, Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { atsJobs } from '@stellenvisite/db/schema/integrations/ats';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { and, asc, eq, gt, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { listedRows } from '../../jobs/listings/find-listed.ts';
import { loadPosting } from '../../jobs/postings/get-posting.ts';
import { requireApiKey } from '../api-keys/list-api-keys.ts';
import { selectAtsApplications, toAtsApplication } from './ats-application-view.ts';

/** Where the next page begins. Opaque to who calls, so that its meaning may change. */
const toCursor = (position: string | number) => Buffer.from(String(position)).toString('base64url');

const NUMBER = /^\d{1,15}$/;

type Row = Pick<AtsJob, 'id' | 'externalId' | 'state' | 'title' | 'reference'> & {
  posted_at: Date | string | null;
  valid_through: Date | string | null;
  changed_at: Date | string;
};

const ID = /^[0-9a-f-]{36}$/;

/** Lists all jobs of the employer, those made here included, in the order of their ids. */
export async function listAtsJobs(ctx: Context, { after, limit, state }: AtsJobsQuery): Promise<AtsJobs> {
  const { employerId } = await requireApiKey(ctx, 'job_posting.read');
  const begin = after ? sql`and listed.id > ${readCursor(after, ID)}::uuid` : sql``;
  const states = state ? sql`and listed.state in ${state}` : sql``;
  const { rows } = await ctx.db.execute<Row>(sql`
    with listed as (${listedRows(ctx, [employerId])})
    select listed.id, a.external_id as "externalId", listed.state, listed.title, listed.reference,
      listed.posted_at, listed.valid_through, listed.changed_at
    from listed left join ats_jobs a on a.posting_id = listed.id
    where true ${begin} ${states} order by listed.id limit ${limit + 1}`);
  const { page, next } = toPage(rows, limit, ({ id }) => id);
  return { items: page.map((row) => toAtsJob(ctx, row)), next };
}

const toIso = (date: Date | string | null) => (date === null ? null : new Date(date).toISOString());

function toAtsJob(ctx: Context, { posted_at, valid_through, changed_at, ...row }: Row): AtsJob {
  return {
    ...row,
    url: publicUrlOf(ctx, row),
    postedAt: toIso(posted_at),
    validThrough: toIso(valid_through),
    updatedAt: new Date(changed_at).toISOString(),
  };
}

/** In the order in which they came, without anything that tells who applied. */
export async function listAtsApplications(ctx: Context, query: AtsApplicationsQuery): Promise<AtsApplications> {
  const { after, limit, status, jobId, externalId, changedSince } = query;
  const { employerId } = await requireApiKey(ctx, 'application.read');
  const rows = await selectAtsApplications(ctx)
    .where(
      and(
        eq(applications.employerId, employerId),
        ne(applications.kind, 'external'),
        after ? gt(applications.number, Number(readCursor(after, NUMBER))) : undefined,
        status ? inArray(applications.status, status) : undefined,
        jobId ? eq(applications.jobId, jobId) : undefined,
        externalId ? eq(atsJobs.externalId, externalId) : undefined,
        changedSince ? gte(applications.statusUpdatedAt, new Date(changedSince)) : undefined,
      ),
    )
    .orderBy(asc(applications.number))
    .limit(limit + 1);
  const { page, next } = toPage(rows, limit, ({ number }) => number);
  return { items: page.map(toAtsApplication), next };
}

function readCursor(cursor: string, pattern: RegExp): string {
  const position = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!pattern.test(position)) throw new DomainError('ats.cursor_invalid');
  return position;
}

/** One row more than was requested says that there is another page. */
function toPage<Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => string | number,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last !== undefined ? toCursor(positionOf(last)) : null };
}

const PUBLIC_STATES: readonly JobState[] = ['live'];

type AtsJobId = { employerId: string; externalId: string };

export async function getAtsJob(ctx: Context, { externalId }: { externalId: string }): Promise<AtsJobDetail> {
  return loadAtsJob(ctx, await requireAtsJob(ctx, 'job_posting.read', externalId), externalId);
}

/** Ids are each employer's own: two employers may use the same one. */
export async function findAtsJob(
  db: Db | Tx,
  { employerId, externalId }: AtsJobId,
): Promise<{ id: string; isRemoved: boolean } | null> {
  const [row] = await db
    .select({ id: atsJobs.postingId, removedAt: jobPostings.removedAt })
    .from(atsJobs)
    .innerJoin(jobPostings, eq(jobPostings.id, atsJobs.postingId))
    .where(and(eq(atsJobs.employerId, employerId), eq(atsJobs.externalId, externalId)));
  return row ? { id: row.id, isRemoved: row.removedAt !== null } : null;
}

export async function requireAtsJob(ctx: Context, action: KeyAction, externalId: string): Promise<string> {
  const { employerId } = await requireApiKey(ctx, action);
  const found = await findAtsJob(ctx.db, { employerId, externalId });
  if (!found || found.isRemoved) throw new DomainError('job.not_found');
  return found.id;
}

export function publicUrlOf({ publicUrl }: Context, { id, state }: Pick<AtsJob, 'id' | 'state'>): string | null {
  return PUBLIC_STATES.includes(state) ? `${publicUrl}/jobs/${id}` : null;
}

/** For use cases that have checked the permission already. */
export async function loadAtsJob(ctx: Context, id: string, externalId: string): Promise<AtsJobDetail> {
  const posting = await loadPosting(ctx, id);
  const { state, content, problems, hasChanges, refusal, postedAt, validThrough, updatedAt } = posting;
  return {
    id,
    externalId,
    state,
    title: content.title ?? null,
    reference: content.reference ?? null,
    url: publicUrlOf(ctx, posting),
    postedAt,
    validThrough,
    updatedAt,
    content,
    hasChanges,
    problems,
    refusal,
  };
}
