import { z } from 'zod';
import { defineJob } from '../queue/define-job.ts';
import { noticeUnread } from './notice-unread.ts';

const DAY_SECONDS = 86_400;

/** One for each message, due once it has been unread for the time that is left to whoever reads along. */
export const noticeUnreadJob = defineJob({
  name: 'message.notice-unread',
  payload: z.object({ messageId: z.uuid() }),
  options: {
    retryLimit: 10,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 600,
    retentionSeconds: 14 * DAY_SECONDS,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
  },
  handler: noticeUnread,
});
