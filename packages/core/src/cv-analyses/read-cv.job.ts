import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { runAnalysis } from './run-analysis.ts';

/** One that is done is left alone, so that it may be enqueued more than once. */
export const readCvJob = defineJob({
  name: 'cv-analyses.read-cv',
  payload: z.object({ analysisId: z.uuid() }),
  options: { ...SCHEDULED_JOB_OPTIONS, policy: 'standard', expireInSeconds: 300 },
  concurrency: 2,
  isLong: true,
  handler: (ctx, { analysisId }) => runAnalysis(ctx, analysisId),
});
