import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { deleteOldConversations } from './delete-old-conversations.ts';

export const deleteOldConversationsJob = defineJob({
  name: 'emma.delete-old',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '20 4 * * *',
  handler: deleteOldConversations,
});
