import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { deleteUnconfirmedAccounts } from './delete-unconfirmed-accounts.ts';

export const deleteUnconfirmedAccountsJob = defineJob({
  name: 'account.delete-unconfirmed',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '25 * * * *',
  handler: deleteUnconfirmedAccounts,
});
