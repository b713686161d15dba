import type { ReportMeasure } from '@stellenvisite/contract/support/reports';
import type { Tx } from '@stellenvisite/db/client';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { messages } from '@stellenvisite/db/schema/messages/messages';
import type { ContentBefore } from '@stellenvisite/db/schema/support/reports';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import { and, eq } from 'drizzle-orm';
import { setReportedHidden } from '../../content/ideas/reported-idea.ts';
import type { Context } from '../../context.ts';
import { withdrawJobs } from '../../jobs/postings/withdraw-jobs.ts';
import type { ReportRow } from './report-view.ts';

/** Appears where a removed text stood. Both sides of a conversation read it, whatever their language. */
const REMOVED_TEXT = 'Dieser Text wurde nach einer Meldung entfernt. / This text was removed after a report.';

type Taken = { measure: ReportMeasure; reason: string; byUserId: string };

/** Does to the content what was decided. Answers what it was before. Content that is gone already stays gone. */
export async function applyMeasure(ctx: Context, tx: Tx, report: ReportRow, taken: Taken): Promise<ContentBefore> {
  const { targetKind, targetId, employerId } = report;
  if (taken.measure === 'none' || taken.measure === 'warned') return {};
  switch (targetKind) {
    case 'job':
      return { jobs: await takeJobs(ctx, tx, [targetId], taken) };
    case 'employer':
      return { jobs: employerId ? await takeJobs(ctx, tx, await listPublished(tx, employerId), taken) : [] };
    case 'message':
      return removeMessage(tx, targetId);
    case 'talent_enquiry':
      return removeEnquiry(tx, targetId);
    case 'idea':
    case 'idea_comment':
      await setReportedHidden(tx, { kind: targetKind, id: targetId, hiddenAt: ctx.now() });
      return {};
  }
}

/** Gives back what a measure took, as far as nobody changed it since. */
export async function giveBack(ctx: Context, tx: Tx, report: ReportRow, before: ContentBefore): Promise<void> {
  for (const { id, status } of before.jobs ?? []) {
    const isOver = { removedAt: null, takedownReason: null, closedAt: null, refusal: null };
    await tx.update(jobPostings).set(isOver).where(eq(jobPostings.id, id));
    await tx.update(jobs).set({ status, updatedAt: ctx.now() }).where(eq(jobs.id, id));
  }
  const { targetKind, targetId } = report;
  if (targetKind === 'idea' || targetKind === 'idea_comment')
    await setReportedHidden(tx, { kind: targetKind, id: targetId, hiddenAt: null });
  const { text } = before;
  if (text === undefined) return;
  if (report.targetKind === 'message') {
    const isRemoved = and(eq(messages.id, report.targetId), eq(messages.text, REMOVED_TEXT));
    await tx.update(messages).set({ text }).where(isRemoved);
  }
  if (report.targetKind === 'talent_enquiry') {
    const isRemoved = and(eq(talentEnquiries.id, report.targetId), eq(talentEnquiries.message, REMOVED_TEXT));
    await tx.update(talentEnquiries).set({ message: text }).where(isRemoved);
  }
}

async function listPublished(tx: Tx, employerId: string): Promise<string[]> {
  const isPublished = and(eq(jobs.employerId, employerId), eq(jobs.status, 'published'));
  return (await tx.select({ id: jobs.id }).from(jobs).where(isPublished)).map(({ id }) => id);
}

async function takeJobs(ctx: Context, tx: Tx, ids: readonly string[], { measure, reason, byUserId }: Taken) {
  const withdrawn = await withdrawJobs(ctx, tx, ids, { isReturned: measure === 'returned', reason, byUserId });
  return withdrawn.map(({ posting, status }) => ({ id: posting.id, status }));
}

async function removeMessage(tx: Tx, id: string): Promise<ContentBefore> {
  const [row] = await tx.select({ text: messages.text }).from(messages).where(eq(messages.id, id)).for('update');
  if (!row) return {};
  await tx.update(messages).set({ text: REMOVED_TEXT }).where(eq(messages.id, id));
  return { text: row.text };
}

async function removeEnquiry(tx: Tx, id: string): Promise<ContentBefore> {
  const isIt = eq(talentEnquiries.id, id);
  const [row] = await tx.select({ text: talentEnquiries.message }).from(talentEnquiries).where(isIt).for('update');
  if (!row) return {};
  await tx.update(talentEnquiries).set({ message: REMOVED_TEXT }).where(isIt);
  return { text: row.text };
}
