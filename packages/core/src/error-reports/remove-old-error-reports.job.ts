import { ERROR_RETENTION_DAYS } from '@stellenvisite/contract/error-reports';
import { errorReports } from '@stellenvisite/db/schema/error-reports';
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';

const DAY_MS = 86_400_000;

/** What has not happened for three months is gone with the code it happened in. */
export const removeOldErrorReportsJob = defineJob({
  name: 'error-reports.remove-old',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '50 3 * * *',
  handler: async ({ db, now }) => {
    const oldest = new Date(now().getTime() - ERROR_RETENTION_DAYS * DAY_MS);
    await db.delete(errorReports).where(lt(errorReports.lastSeenAt, oldest));
  },
});
