import { mails } from '@stellenvisite/db/schema/platform/mails';
import { and, asc, gt, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { sendMailJob } from './send-mail.ts';

const GRACE_MS = 60_000;
const BATCH = 500;

/**
 * Queues every mail that is neither sent nor refused again. A job's key is its mail, so a mail that is still queued is not
 * queued twice, and only those whose job was lost get a new one. Returns how many mails are due.
 */
export async function requeueMails(ctx: Pick<Context, 'db' | 'now' | 'queue'>): Promise<number> {
  const before = new Date(ctx.now().getTime() - GRACE_MS);
  let due = 0;
  for (let last: string | undefined; ; ) {
    const rows = await ctx.db
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          isNull(mails.sentAt),
          isNull(mails.failedAt),
          lt(mails.createdAt, before),
          last ? gt(mails.id, last) : undefined,
        ),
      )
      .orderBy(asc(mails.id))
      .limit(BATCH);
    await ctx.queue.enqueueAll(
      ctx.db,
      sendMailJob,
      rows.map(({ id }) => ({ payload: { mailId: id }, key: id })),
    );
    due += rows.length;
    last = rows.at(-1)?.id;
    if (rows.length < BATCH) return due;
  }
}

export const requeueMailsJob = defineJob({
  name: 'mail.requeue',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '*/5 * * * *',
  handler: requeueMails,
});
