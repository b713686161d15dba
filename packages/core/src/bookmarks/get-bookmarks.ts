import type { Bookmarks } from '@stellenvisite/contract/bookmarks.schema';
import { savedEmployers, savedJobs } from '@stellenvisite/db/schema/bookmarks';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';

/** The ids alone, for the hearts of every list and page. */
export async function getBookmarks(ctx: Context): Promise<Bookmarks> {
  const { userId } = await requirePermission(ctx, 'saved_job.read');
  const [jobRows, employerRows] = await Promise.all([
    ctx.db.select({ id: savedJobs.jobId }).from(savedJobs).where(eq(savedJobs.userId, userId)),
    ctx.db.select({ id: savedEmployers.employerId }).from(savedEmployers).where(eq(savedEmployers.userId, userId)),
  ]);
  return { jobIds: jobRows.map(({ id }) => id), employerIds: employerRows.map(({ id }) => id) };
}
