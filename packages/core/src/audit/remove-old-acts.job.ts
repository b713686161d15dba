import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';

/** The database refuses to remove anything from the log of administrators, except what is past its time. */
export const removeOldActsJob = defineJob({
  name: 'audit.remove-old-acts',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '35 3 * * *',
  handler: async ({ db }) => {
    await db.execute(sql`select remove_old_admin_acts()`);
  },
});
