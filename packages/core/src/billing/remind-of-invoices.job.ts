import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { remindOfInvoices } from './remind-of-invoices.ts';

export const remindOfInvoicesJob = defineJob({
  name: 'billing.remind-of-invoices',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '0 9 * * *',
  handler: remindOfInvoices,
});
