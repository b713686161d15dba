import { jobClasses } from '@stellenvisite/db/schema/search';
import { count, isNotNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { createRenewed } from './renewed.ts';

const MAX_AGE_MS = 300_000;

/** How many jobs there are of each occupation, closed ones too: enough to know which is meant more often. */
export const occupationPopularity = createRenewed(async (db: Context['db']): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ occupation: jobClasses.occupation, jobs: count() })
    .from(jobClasses)
    .where(isNotNull(jobClasses.occupation))
    .groupBy(jobClasses.occupation);
  return new Map(rows.map(({ occupation, jobs }) => [occupation ?? '', jobs]));
}, MAX_AGE_MS);
