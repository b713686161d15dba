import { randomUUID } from 'node:crypto';
import type { ImportJobs, ImportResult } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { OwnJobsEmployer } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { departments } from '@stellenvisite/db/schema/employers/employers';
import { jobPostingEvents, jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { requireRoomForDrafts } from '../postings/create-posting.ts';
import { readCsvJobs } from './read-csv-jobs.ts';

/** Reads a file of jobs: each line without a problem becomes a draft, and the others say what is wrong with them. */
export async function importOwnJobs(
  ctx: Context,
  { employerId: asked, csv, preview }: ImportJobs & OwnJobsEmployer,
): Promise<ImportResult> {
  const { person, employerId } = await requireActingEmployer(ctx, 'job.create', asked);
  const own = await ctx.db
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(eq(departments.employerId, employerId));
  const { jobs, unknownColumns } = readCsvJobs(csv, own);
  const good = jobs.filter(({ problems }) => problems.length === 0);
  if (!preview && good.length > 0) {
    const at = ctx.now();
    const rows = good.map(({ content }) => ({ id: randomUUID(), content }));
    const dates = { createdAt: at, updatedAt: at };
    await ctx.db.transaction(async (tx) => {
      await requireRoomForDrafts(tx, employerId, rows.length);
      await tx
        .insert(jobPostings)
        .values(rows.map((row) => ({ ...row, employerId, origin: 'csv' as const, ...dates })));
      const event = { kind: 'imported' as const, byUserId: person.userId, at };
      await tx.insert(jobPostingEvents).values(rows.map(({ id }) => ({ ...event, postingId: id })));
    });
  }
  return {
    created: good.length,
    lines: jobs.map(({ line, title, problems }) => ({ line, title, problems })),
    unknownColumns,
  };
}
