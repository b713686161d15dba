import type { Departments } from '@stellenvisite/contract/employers/own-employers.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import { departments } from '@stellenvisite/db/schema/employers/employers';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { momentOf } from '../../live-jobs.ts';
import { getDepartments, requireDepartment, touchEmployer } from './own-departments.ts';

type DeleteDepartment = { id: string; moveJobsTo?: string | undefined };

/** Its jobs go to the department that is named, or stay without one, with its name as a word. */
export async function deleteDepartment(ctx: Context, { id, moveJobsTo }: DeleteDepartment): Promise<Departments> {
  const employerId = await requireDepartment(ctx, id);
  return ctx.db.transaction(async (tx) => {
    await touchEmployer(ctx, tx, employerId);
    const target = moveJobsTo === undefined ? null : await findTarget(tx, employerId, moveJobsTo);
    if (target) await tx.update(jobs).set(target).where(eq(jobs.departmentId, id));
    await movePostings(tx, employerId, id, target?.departmentId ?? null);
    await tx.delete(departments).where(eq(departments.id, id));
    return getDepartments(tx, employerId, momentOf(ctx));
  });
}

async function findTarget(tx: Tx, employerId: string, id: string) {
  const [row] = isId(id)
    ? await tx
        .select({ department: departments.name, departmentId: departments.id })
        .from(departments)
        .where(and(eq(departments.id, id), eq(departments.employerId, employerId)))
    : [];
  if (!row) throw new DomainError('department.not_found');
  return row;
}

/** Whoever has such a posting open is informed that it was changed; what the public sees stays as new as it was. */
async function movePostings(tx: Tx, employerId: string, from: string, to: string | null): Promise<void> {
  const { content, version, publishedVersion } = jobPostings;
  await tx
    .update(jobPostings)
    .set({
      content: sql`jsonb_set(${content}, '{departmentId}', ${JSON.stringify(to)}::jsonb)`,
      version: sql`${version} + 1`,
      publishedVersion: sql`case when ${publishedVersion} = ${version} then ${version} + 1 else ${publishedVersion} end`,
    })
    .where(and(eq(jobPostings.employerId, employerId), sql`${content} ->> 'departmentId' = ${from}`));
}
