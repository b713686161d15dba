import { z } from 'zod';
import { defineJob } from '../queue/define-job.ts';
import { tellVoters } from './tell-voters.ts';

export const tellVotersJob = defineJob({
  name: 'ideas.tell-voters',
  payload: z.object({ ideaId: z.uuid(), commentId: z.uuid().optional() }),
  options: { retryLimit: 10, retryDelay: 30, retryBackoff: true, heartbeatSeconds: 60, expireInSeconds: 3600 },
  handler: tellVoters,
});
