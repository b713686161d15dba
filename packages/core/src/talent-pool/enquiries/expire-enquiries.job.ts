import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../queue/define-job.ts';
import { expireEnquiries } from './expire-enquiries.ts';

export const expireEnquiriesJob = defineJob({
  name: 'talent-pool.expire-enquiries',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '40 * * * *',
  handler: expireEnquiries,
});
