import { talentChanges } from '@stellenvisite/db/schema/talent-pool';
import { lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../queue/define-job.ts';

/** Every process that searches has long read them, or reads everything again (`follow-talent.ts`). */
export const pruneTalentChangesJob = defineJob({
  name: 'talent-pool.prune-changes',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '50 * * * *',
  handler: async ({ db }) => {
    await db.delete(talentChanges).where(lt(talentChanges.at, sql`now() - interval '2 hours'`));
  },
});
