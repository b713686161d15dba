import { randomUUID } from 'node:crypto';
import type { SubscribeNewsletter } from '@stellenvisite/contract/newsletter.schema';
import type { Tx } from '@stellenvisite/db/client';
import { newsletterSubscriptions as subscriptions } from '@stellenvisite/db/schema/newsletter';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { PreparedMail } from '../mails/mail.ts';
import { alreadySubscribedMail, confirmNewsletterMail } from './newsletter.mails.ts';
import { getNewsletterKey } from './newsletter-key.ts';
import { confirmPageUrl, frequencyPageUrl, listHeaders, unsubscribePageUrl } from './newsletter-links.ts';
import { hashConfirmToken, newConfirmToken } from './newsletter-token.ts';

/** An address gets one mail in this time, however many requests name it. */
export const MAIL_INTERVAL_MS = 10 * 60_000;

/**
 * Sends the owner of an address a mail to confirm the subscription, or a notice if they are subscribed already. Both mails
 * are rendered and one is written, so that neither the answer nor its time discloses who is subscribed.
 */
export async function subscribeNewsletter(ctx: Context, request: SubscribeNewsletter): Promise<void> {
  const key = await getNewsletterKey(ctx.db);
  const token = newConfirmToken();
  const confirmation = await ctx.mail.prepare({
    to: request.email,
    language: request.language,
    message: confirmNewsletterMail({
      confirmUrl: confirmPageUrl(ctx.publicUrl, token),
      frequency: request.frequency,
    }),
  });
  await ctx.db.transaction(async (tx) => {
    const subscription = await upsertSubscription(ctx, tx, request, hashConfirmToken(key, token));
    const notice = await prepareAlreadySubscribed(ctx, key, request, subscription);
    if (subscription) await ctx.mail.writePrepared(tx, [subscription.status === 'confirmed' ? notice : confirmation]);
    else await changePendingSubscription(tx, request);
  });
}

type Subscription = Pick<typeof subscriptions.$inferSelect, 'id' | 'status' | 'frequency' | 'language'>;

/** There is one row per address. Of several requests within the interval only the first changes it and sends a mail. */
async function upsertSubscription(
  ctx: Context,
  tx: Tx,
  { email, frequency, language }: SubscribeNewsletter,
  confirmTokenHash: string,
): Promise<Subscription | undefined> {
  const now = ctx.now();
  const mayWriteAgain = new Date(now.getTime() - MAIL_INTERVAL_MS).toISOString();
  const isConfirmed = sql`${subscriptions.status} = 'confirmed'`;
  const unlessConfirmed = (column: string) =>
    sql`case when ${isConfirmed} then ${subscriptions}.${sql.identifier(column)} else excluded.${sql.identifier(column)} end`;
  const [row] = await tx
    .insert(subscriptions)
    .values({
      id: randomUUID(),
      email,
      frequency,
      language,
      status: 'pending',
      confirmTokenHash,
      confirmSentAt: now,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: {
        status: unlessConfirmed('status'),
        frequency: unlessConfirmed('frequency'),
        language: unlessConfirmed('language'),
        confirmTokenHash: unlessConfirmed('confirm_token_hash'),
        confirmSentAt: now,
      },
      setWhere: sql`${subscriptions.confirmSentAt} is null or ${subscriptions.confirmSentAt} < ${mayWriteAgain}::timestamptz`,
    })
    .returning({
      id: subscriptions.id,
      status: subscriptions.status,
      frequency: subscriptions.frequency,
      language: subscriptions.language,
    });
  return row;
}

/** The confirmation mail was sent already; its link confirms the frequency and language requested last. */
async function changePendingSubscription(tx: Tx, { email, frequency, language }: SubscribeNewsletter): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ frequency, language })
    .where(and(eq(subscriptions.email, email), eq(subscriptions.status, 'pending')));
}

function prepareAlreadySubscribed(
  ctx: Context,
  key: string,
  request: SubscribeNewsletter,
  known: Subscription | undefined,
): Promise<PreparedMail> {
  const { id, frequency, language } = known ?? { id: randomUUID(), ...request };
  const otherFrequency = frequency === 'daily' ? 'weekly' : 'daily';
  return ctx.mail.prepare({
    to: request.email,
    language,
    headers: listHeaders(ctx.publicUrl, key, id),
    message: alreadySubscribedMail({
      frequency,
      otherFrequency,
      changeUrl: frequencyPageUrl(ctx.publicUrl, key, id, otherFrequency),
      unsubscribeUrl: unsubscribePageUrl(ctx.publicUrl, key, id),
    }),
  });
}
