import { TICKET_RETENTION_DAYS } from '@stellenvisite/contract/support-tickets';
import { supportTickets } from '@stellenvisite/db/schema/support-tickets';
import { and, inArray, lt } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';

const DAY_MS = 86_400_000;

/** Questions that are done go with their messages; one that nobody has answered stays. */
export const removeOldTicketsJob = defineJob({
  name: 'support-tickets.remove-old',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '55 3 * * *',
  handler: async ({ db, now }) => {
    const oldest = new Date(now().getTime() - TICKET_RETENTION_DAYS * DAY_MS);
    const isDone = inArray(supportTickets.status, ['answered', 'closed']);
    await db.delete(supportTickets).where(and(isDone, lt(supportTickets.updatedAt, oldest)));
  },
});
