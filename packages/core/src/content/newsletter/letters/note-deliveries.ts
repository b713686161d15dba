import { newsletterLetters as letters } from '@stellenvisite/db/schema/content/newsletter';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../../platform/queue/define-job.ts';
import { newsletterIssueMail } from '../newsletter.mails.ts';

/**
 * Notes what became of the mails of letters: delivered, or refused for good, at once or by a report that comes later. Who was refused, a letter or an issue, is left out of further
 * ones until they confirm again. A letter whose mails all have an outcome is sent.
 */
export async function noteDeliveries(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`
      with known as (
        update newsletter_deliveries 
        set delivered_at = case when mails.failed_at is null then mails.sent_at end, bounced_at = mails.failed_at
        from mails
        where mails.id = newsletter_deliveries.mail_id
          and newsletter_deliveries.bounced_at is null
          and (mails.failed_at is not null or (newsletter_deliveries.delivered_at is null and mails.sent_at is not null))
        returning newsletter_deliveries.subscription_id, newsletter_deliveries.bounced_at
      )
      update newsletter_subscriptions set bounced_at = known.bounced_at
      from known where known.subscription_id = newsletter_subscriptions.id and known.bounced_at is not null`);
    // Issues have no list of deliveries: whom a refused one was for says its address. Whoever confirmed again after it reads on.
    await tx.execute(sql`
      update newsletter_subscriptions set bounced_at = mails.failed_at
      from mails
      where mails.kind = ${newsletterIssueMail.kind} and mails.failed_at is not null
        and mails."to" = newsletter_subscriptions.email and newsletter_subscriptions.bounced_at is null
        and mails.failed_at > newsletter_subscriptions.confirmed_at`);
    await tx
      .update(letters)
      .set({ status: 'sent', sentAt: ctx.now() })
      .where(
        and(
          eq(letters.status, 'sending'),
          isNotNull(letters.writtenAt),
          sql`not exists (select 1 from newsletter_deliveries where newsletter_deliveries.letter_id = newsletter_letters.id
            and newsletter_deliveries.delivered_at is null and newsletter_deliveries.bounced_at is null)`,
        ),
      );
  });
}

export const noteDeliveriesJob = defineJob({
  name: 'newsletter.note-deliveries',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '*/5 * * * *',
  handler: (ctx) => noteDeliveries(ctx),
});
