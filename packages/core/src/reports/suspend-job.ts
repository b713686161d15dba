import type { Tx } from '@stellenvisite/db/client';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { reports } from '@stellenvisite/db/schema/reports';
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { lockPostings } from '../job-postings/open-posting.ts';
import { writePostingEvent } from '../job-postings/write-posting-event.ts';
import type { ReportRow } from './report-view.ts';

/** Takes a public job off the market until its report is decided. Answers whether it is off by a report now. */
export async function suspendJob(
  ctx: Context,
  tx: Tx,
  { jobId, byUserId }: { jobId: string; byUserId: string },
): Promise<boolean> {
  const now = ctx.now();
  const [found] = await lockPostings(tx, [jobId]);
  if (found?.posting.suspendedAt) return true;
  if (found?.job?.status !== 'published') return false;
  await tx.update(jobs).set({ status: 'paused', updatedAt: now }).where(eq(jobs.id, jobId));
  await tx.update(jobPostings).set({ suspendedAt: now, pausedAt: now }).where(eq(jobPostings.id, jobId));
  await writePostingEvent(tx, { postingId: jobId, kind: 'suspended', byUserId, at: now });
  return true;
}

/**
 * Ends the pause of a report. The job is public again, its time longer by the pause, unless another report still holds it or it was
 * ended meanwhile.
 */
export async function endPause(
  tx: Tx,
  report: ReportRow,
  { byUserId, now }: { byUserId: string; now: Date },
): Promise<void> {
  const isPausing = and(isNotNull(reports.pausedAt), isNull(reports.pauseEndedAt));
  const [ended] = await tx
    .update(reports)
    .set({ pauseEndedAt: now })
    .where(and(eq(reports.id, report.id), isPausing))
    .returning({ id: reports.id });
  if (!ended) return;
  const [found] = await lockPostings(tx, [report.targetId]);
  const isOther = and(eq(reports.targetKind, 'job'), eq(reports.targetId, report.targetId), ne(reports.id, report.id));
  if (!found?.posting.suspendedAt || (await tx.$count(reports, and(isOther, isPausing))) > 0) return;
  const { posting, job } = found;
  await tx.update(jobPostings).set({ suspendedAt: null }).where(eq(jobPostings.id, posting.id));
  if (job?.status !== 'paused') return;
  const paused = posting.pausedAt ? now.getTime() - posting.pausedAt.getTime() : 0;
  const validThrough = new Date(job.validThrough.getTime() + paused);
  await tx.update(jobs).set({ status: 'published', validThrough, updatedAt: now }).where(eq(jobs.id, job.id));
  await tx.update(jobPostings).set({ pausedAt: null }).where(eq(jobPostings.id, posting.id));
  await writePostingEvent(tx, { postingId: posting.id, kind: 'resumed', byUserId, at: now });
}
