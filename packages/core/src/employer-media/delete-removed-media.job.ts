import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { deleteRemovedMedia } from './remove-media.ts';

export const deleteRemovedMediaJob = defineJob({
  name: 'media.delete-removed',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '7,37 * * * *',
  handler: deleteRemovedMedia,
});
