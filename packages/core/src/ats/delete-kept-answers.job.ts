import { IDEMPOTENCY_HOURS } from '@stellenvisite/contract/ats';
import { apiIdempotency } from '@stellenvisite/db/schema/api-keys';
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';

export const deleteKeptAnswersJob = defineJob({
  name: 'ats.delete-kept-answers',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '25 3 * * *',
  async handler(ctx) {
    const before = new Date(ctx.now().getTime() - IDEMPOTENCY_HOURS * 3_600_000);
    await ctx.db.delete(apiIdempotency).where(lt(apiIdempotency.at, before));
  },
});
