import { type Certainty, LIKELY_FROM, SURE_FROM } from '@stellenvisite/contract/own-jobs';
import type { OwnJob, OwnJobs, OwnJobsQuery } from '@stellenvisite/contract/own-jobs.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { jobClasses } from '@stellenvisite/db/schema/search';
import { and, count, desc, eq, ilike, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { listActingEmployers } from '../employers/map-user-to-employers.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { selectOwnJobs } from './own-job-view.ts';

/** Every job of the employers the person acts for, in whatever state, with what it is understood as. */
export async function listOwnJobs(ctx: Context, query: OwnJobsQuery): Promise<OwnJobs> {
  const person = await requirePermission(ctx, 'job.change');
  const { page, pageSize } = query;
  const employerIds = await listActingEmployers(ctx, person);
  if (employerIds.length === 0) return { items: [], total: 0, page, pageSize };
  const listed = selectListed(ctx, employerIds, query).as('listed');
  const [counted] = await ctx.db.select({ total: count() }).from(listed);
  const rows = await ctx.db
    .select({ id: listed.id })
    .from(listed)
    .orderBy(desc(listed.at), listed.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = await loadListed(
    ctx,
    rows.map(({ id }) => id),
  );
  return { items, total: counted?.total ?? 0, page, pageSize };
}

/** Published jobs by the day they were posted, and those that never were by their last change. */
function selectListed({ db }: Context, employerIds: string[], { q, certainty }: OwnJobsQuery) {
  const isListed = isNull(jobPostings.removedAt);
  const title = sql`${jobPostings.content} ->> 'title'`;
  const isPublished = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobPostings.id));
  return unionAll(
    db
      .select({ id: jobs.id, at: jobs.postedAt })
      .from(jobs)
      .leftJoin(jobPostings, eq(jobPostings.id, jobs.id))
      .leftJoin(jobClasses, eq(jobClasses.jobId, jobs.id))
      .where(
        and(
          isListed,
          inArray(jobs.employerId, employerIds),
          q ? ilike(jobs.title, toLikePattern(q)) : undefined,
          certainty && isOfCertainty(certainty),
        ),
      ),
    db
      .select({ id: jobPostings.id, at: jobPostings.updatedAt })
      .from(jobPostings)
      .where(
        and(
          isListed,
          inArray(jobPostings.employerId, employerIds),
          notExists(isPublished),
          q ? ilike(title, toLikePattern(q)) : undefined,
          // Nobody has read it yet.
          certainty && sql`false`,
        ),
      ),
  );
}

async function loadListed(ctx: Context, ids: string[]): Promise<OwnJob[]> {
  const published = await selectOwnJobs(ctx, inArray(jobs.id, ids), { limit: ids.length, offset: 0 });
  const drafts = await ctx.db
    .select({ id: jobPostings.id, content: jobPostings.content, employer: { id: employers.id, name: employers.name } })
    .from(jobPostings)
    .innerJoin(employers, eq(employers.id, jobPostings.employerId))
    .where(inArray(jobPostings.id, ids));
  const byId = new Map<string, OwnJob>([
    ...drafts.map(({ content, ...draft }): [string, OwnJob] => [
      draft.id,
      {
        ...draft,
        number: null,
        title: content.title ?? '',
        city: content.location?.city ?? null,
        country: content.location?.country ?? null,
        state: 'draft',
        postedAt: null,
        validThrough: null,
        class: null,
      },
    ]),
    ...published.map((job): [string, OwnJob] => [job.id, job]),
  ]);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A job that nobody has read yet is neither. */
function isOfCertainty(certainty: Certainty): SQL {
  const [from, below] = { sure: [SURE_FROM, 2], likely: [LIKELY_FROM, SURE_FROM], unsure: [0, LIKELY_FROM] }[certainty];
  return sql`(${jobClasses.confidence} >= ${from}::real and ${jobClasses.confidence} < ${below}::real)`;
}
