import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { requeueMails } from './requeue-mails.ts';

export const requeueMailsJob = defineJob({
  name: 'mail.requeue',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '*/5 * * * *',
  handler: requeueMails,
});
