import { isId } from '@stellenvisite/contract/ids.schema';
import type { JobList, JobSearch } from '@stellenvisite/contract/job-search.schema';
import { employers } from '@stellenvisite/db/schema/employers';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { searchJobs } from './search-jobs.ts';

/** An employer's open positions, with the same words and filters as the whole market. */
export async function listEmployerJobs(
  ctx: Context,
  { id, query }: { id: string; query: JobSearch },
): Promise<JobList> {
  if (!isId(id)) throw new DomainError('employer.not_found');
  const [employer] = await ctx.db.select({ id: employers.id }).from(employers).where(eq(employers.id, id));
  if (!employer) throw new DomainError('employer.not_found');
  return searchJobs(ctx, { ...query, employerId: [id] });
}
