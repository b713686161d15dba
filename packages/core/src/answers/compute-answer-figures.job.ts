import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { computeAnswerFigures } from './compute-answer-figures.ts';

export const computeAnswerFiguresJob = defineJob({
  name: 'answers.compute-figures',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '50 3 * * *',
  handler: computeAnswerFigures,
});
