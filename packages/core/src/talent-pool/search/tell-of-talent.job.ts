import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../queue/define-job.ts';
import { tellOfTalent } from './tell-of-talent.ts';

export const tellOfTalentJob = defineJob({
  name: 'talent-pool.tell-of-talent',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '30 7 * * *',
  handler: tellOfTalent,
});
