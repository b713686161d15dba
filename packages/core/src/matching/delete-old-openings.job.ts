import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { deleteOldOpenings } from './delete-old-openings.ts';

export const deleteOldOpeningsJob = defineJob({
  name: 'matching.delete-old-openings',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '25 3 * * *',
  handler: deleteOldOpenings,
});
