import type { ReportTargetKind } from '@stellenvisite/contract/reports';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { momentOf, wasPublicAt } from '../live-jobs.ts';
import { requireReportedMessage } from '../messages/require-reported-message.ts';

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
  if (kind === 'message') return requireMessage(ctx, id);
  return kind === 'job' ? requireJob(ctx, id) : requireEmployer(ctx, id);
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
