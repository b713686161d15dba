import { openedJobs } from '@stellenvisite/db/schema/matching';
import type { Context } from '../context.ts';

/** Of several openings of a job the last one counts. */
export async function recordOpening(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<void> {
  const openedAt = now();
  await db
    .insert(openedJobs)
    .values({ userId, jobId, openedAt })
    .onConflictDoUpdate({ target: [openedJobs.userId, openedJobs.jobId], set: { openedAt } });
}
