import type { KeyAction } from '@stellenvisite/contract/api-keys';
import type { Db, Tx } from '@stellenvisite/db/client';
import { atsJobs } from '@stellenvisite/db/schema/ats';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { and, eq } from 'drizzle-orm';
import { requireApiKey } from '../api-keys/require-api-key.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';

type AtsJobId = { employerId: string; externalId: string };

/** Ids are each employer's own: two employers may use the same one. */
export async function findAtsJob(
  db: Db | Tx,
  { employerId, externalId }: AtsJobId,
): Promise<{ id: string; isRemoved: boolean } | null> {
  const [row] = await db
    .select({ id: atsJobs.postingId, removedAt: jobPostings.removedAt })
    .from(atsJobs)
    .innerJoin(jobPostings, eq(jobPostings.id, atsJobs.postingId))
    .where(and(eq(atsJobs.employerId, employerId), eq(atsJobs.externalId, externalId)));
  return row ? { id: row.id, isRemoved: row.removedAt !== null } : null;
}

export async function requireAtsJob(ctx: Context, action: KeyAction, externalId: string): Promise<string> {
  const { employerId } = await requireApiKey(ctx, action);
  const found = await findAtsJob(ctx.db, { employerId, externalId });
  if (!found || found.isRemoved) throw new DomainError('job.not_found');
  return found.id;
}
