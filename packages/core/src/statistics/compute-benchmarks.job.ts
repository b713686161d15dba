import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { computeBenchmarks } from './compute-benchmarks.ts';

export const computeBenchmarksJob = defineJob({
  name: 'statistics.compute-benchmarks',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '45 3 * * *',
  handler: computeBenchmarks,
});
