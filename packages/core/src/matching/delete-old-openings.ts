import { OPENED_JOBS_DAYS } from '@stellenvisite/contract/matching';
import { openedJobs } from '@stellenvisite/db/schema/matching';
import { lt } from 'drizzle-orm';
import type { Context } from '../context.ts';

const DAY_MS = 86_400_000;

export const openedSince = (now: Date): Date => new Date(now.getTime() - OPENED_JOBS_DAYS * DAY_MS);

export async function deleteOldOpenings({ db, now }: Context): Promise<void> {
  await db.delete(openedJobs).where(lt(openedJobs.openedAt, openedSince(now())));
}
