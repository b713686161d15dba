import type { ReportTargetKind } from '@stellenvisite/contract/reports';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireReportedComment, requireReportedIdea } from '../ideas/reported-idea.ts';
import { momentOf, wasPublicAt } from '../live-jobs.ts';
import { requireReportedMessage } from '../messages/require-reported-message.ts';
import { requireEnquiry } from '../talent-pool/enquiries/require-enquiry.ts';

type Target = { kind: ReportTargetKind; id: string };
export type ReportedContent = {
  title: string;
  employerId: string | null;
  employerName: string;
  text?: string;
  authorId?: string | null;
};

/** What is reported, as it is called now. Only what the public has seen, or what was written to the reporter, can be reported. */
export async function requireReportTarget(ctx: Context, { kind, id }: Target): Promise<ReportedContent> {
  switch (kind) {
    case 'job':
      return requireJob(ctx, id);
    case 'employer':
      return requireEmployer(ctx, id);
    case 'message':
      return requireMessage(ctx, id);
    case 'talent_enquiry':
      return requireTalentEnquiry(ctx, id);
    case 'idea':
      return toReported(await requireReportedIdea(ctx, id));
    case 'idea_comment':
      return toReported(await requireReportedComment(ctx, id));
  }
}

/** Ideas belong to nobody's market: there is no employer behind them. */
const toReported = (reported: Awaited<ReturnType<typeof requireReportedIdea>>): ReportedContent => ({
  ...reported,
  employerId: null,
  employerName: '',
});

/** Only the person who was asked: an employer reports what it was answered as a message. */
async function requireTalentEnquiry(ctx: Context, id: string): Promise<ReportedContent> {
  const { row, party } = await requireEnquiry(ctx, 'talent_enquiry.read', id);
  if (party !== 'seeker') throw new DomainError('talent_enquiry.not_found');
  const { jobTitle, employerId, message, sentByUserId } = row;
  const [employer] = await ctx.db.select({ name: employers.name }).from(employers).where(eq(employers.id, employerId));
  return { title: jobTitle, employerId, employerName: employer?.name ?? '', text: message, authorId: sentByUserId };
}

/** A message has no title; the job it is about says which conversation it was. */
async function requireMessage(ctx: Context, id: string): Promise<ReportedContent> {
  const { text, senderId, jobTitle, employerId, employerName } = await requireReportedMessage(ctx, id);
  return { title: jobTitle, employerId, employerName, text, authorId: senderId };
}

async function requireJob(ctx: Context, id: string): Promise<ReportedContent> {
  const [row] = await ctx.db
    .select({ title: jobs.title, employerId: employers.id, employerName: employers.name })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(eq(jobs.id, id), wasPublicAt(jobs, momentOf(ctx))));
  if (!row) throw new DomainError('job.not_found');
  return row;
}

async function requireEmployer(ctx: Context, id: string): Promise<ReportedContent> {
  const [row] = await ctx.db.select({ name: employers.name }).from(employers).where(eq(employers.id, id));
  if (!row) throw new DomainError('employer.not_found');
  return { title: row.name, employerId: id, employerName: row.name };
}
