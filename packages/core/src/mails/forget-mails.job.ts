import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { forgetMails } from './forget-mails.ts';

export const forgetMailsJob = defineJob({
  name: 'mail.forget',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '40 3 * * *',
  handler: forgetMails,
});
