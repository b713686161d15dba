import { DOCUMENT_DAYS } from '@stellenvisite/contract/feeds';
import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../queue/define-job.ts';
import { deleteOldDocuments, startDueFeeds } from './start-due-feeds.ts';

export const startDueFeedsJob = defineJob({
  name: 'feeds.start-due-feeds',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '*/5 * * * *',
  handler: startDueFeeds,
});

export const deleteOldDocumentsJob = defineJob({
  name: 'feeds.delete-old-documents',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '40 3 * * *',
  handler: (ctx) => deleteOldDocuments(ctx, DOCUMENT_DAYS),
});
