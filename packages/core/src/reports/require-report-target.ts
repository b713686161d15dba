import type { ReportTargetKind } from '@stellenvisite/contract/reports';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { momentOf, wasPublicAt } from '../live-jobs.ts';

type Target = { kind: ReportTargetKind; id: string };
export type ReportedContent = { title: string; employerId: string; employerName: string };

/** What is reported, as it is called now. Only what the public has seen can be reported. */
export async function requireReportTarget(ctx: Context, { kind, id }: Target): Promise<ReportedContent> {
  return kind === 'job' ? requireJob(ctx, id) : requireEmployer(ctx, id);
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
