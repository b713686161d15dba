import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { deleteExpiredAnalyses } from './delete-analysis.ts';

export const deleteExpiredAnalysesJob = defineJob({
  name: 'cv-analyses.delete-expired',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '35 4 * * *',
  handler: deleteExpiredAnalyses,
});
