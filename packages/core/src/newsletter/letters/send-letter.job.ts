import { z } from 'zod';
import { defineJob } from '../../queue/define-job.ts';
import { sendLetter } from './send-letter.ts';

export const sendLetterJob = defineJob({
  name: 'newsletter.send-letter',
  payload: z.object({ letterId: z.uuid() }),
  options: {
    retryLimit: 1000,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 3600,
    // A worker that died is noticed by its silence, long before the job expires.
    heartbeatSeconds: 30,
    notify: true,
  },
  handler: (ctx, payload) => sendLetter(ctx, payload),
});
