import { z } from 'zod';
import { defineJob } from '../queue/define-job.ts';
import { convertMedia } from './convert-media.ts';

const DAY_SECONDS = 86_400;

/** One picture at a time in each process: a conversion takes one core for about two seconds. */
export const convertMediaJob = defineJob({
  name: 'media.convert',
  payload: z.object({ mediaId: z.uuid(), version: z.number().int() }),
  options: {
    // A picture that is broken is told at once; what is tried again is a store or a database that was away.
    retryLimit: 100,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
  },
  isLong: true,
  handler: convertMedia,
});
