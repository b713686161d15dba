import { z } from 'zod';
import { defineJob } from '../queue/define-job.ts';
import { sendInvoice } from './send-invoice.ts';

export const sendInvoiceJob = defineJob({
  name: 'billing.send-invoice',
  payload: z.object({ invoiceId: z.uuid() }),
  options: { retryLimit: 8, retryDelay: 60, retryBackoff: true, expireInSeconds: 300, notify: true },
  handler: sendInvoice,
});
