import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';

export const eraseDueAccountsJob = defineJob({
  name: 'account.erase-due',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '15 * * * *',
  handler: eraseDueAccounts,
});
