import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { sendNewsletterIssue } from './send-newsletter-issue.ts';

export const sendNewsletterIssueJob = defineJob({
  name: 'newsletter.send-issue',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  // At six; again until noon for those a server that was down at six did not reach. Nobody gets an issue twice.
  cron: '0,30 6-11 * * *',
  handler: sendNewsletterIssue,
});
