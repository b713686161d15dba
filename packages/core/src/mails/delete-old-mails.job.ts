import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { deleteOldMails } from './delete-old-mails.ts';

export const deleteOldMailsJob = defineJob({
  // The queue stores jobs and schedules under this name, so it stays as it is.
  name: 'mail.forget',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '40 3 * * *',
  handler: deleteOldMails,
});
