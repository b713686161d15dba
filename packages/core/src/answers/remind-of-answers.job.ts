import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { remindOfAnswers } from './remind-of-answers.ts';

export const remindOfAnswersJob = defineJob({
  name: 'answers.remind',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '15 7 * * 1-5',
  handler: remindOfAnswers,
});
