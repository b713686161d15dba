import { randomUUID } from 'node:crypto';
import type { SubscribeNewsletter } from '@stellenvisite/contract/newsletter.schema';
import type { Tx } from '@stellenvisite/db/client';
import { newsletterSubscriptions as subscriptions } from '@stellenvisite/db/schema/newsletter';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { PreparedMail } from '../mails/mail.ts';
import { getNewsletterKey } from './newsletter-key.ts';
import { confirmPageUrl, frequencyPageUrl, listHeaders, unsubscribePageUrl } from './newsletter-links.ts';
import { hashConfirmToken, newConfirmToken } from './newsletter-token.ts';

/** However often somebody asks, an address gets one mail in this time. */
export const MAIL_INTERVAL_MS = 10 * 60_000;

/**
 * Asks the owner of an address whether they want the newsletter; who already has it is told so. The caller learns nothing
 * of that, and the work is the same either way, so that its time tells nothing: both mails are rendered, one is written.
 */
export async function subscribeNewsletter(ctx: Context, wish: SubscribeNewsletter): Promise<void> {
  const key = await getNewsletterKey(ctx.db);
  const token = newConfirmToken();
  const confirmation = await ctx.mail.prepare({
    to: wish.email,
    language: wish.language,
    message: {
      kind: 'newsletter.confirm',
      values: { confirmUrl: confirmPageUrl(ctx.publicUrl, token), frequency: wish.frequency },
    },
  });
  await ctx.db.transaction(async (tx) => {
    const asked = await noteWish(ctx, tx, wish, hashConfirmToken(key, token));
    const notice = await alreadySubscribedMail(ctx, key, wish, asked);
    if (asked) await ctx.mail.writePrepared(tx, [asked.status === 'confirmed' ? notice : confirmation]);
    else await changeOpenWish(tx, wish);
  });
}

type Subscription = Pick<typeof subscriptions.$inferSelect, 'id' | 'status' | 'frequency' | 'language'>;

/** One row per address, and one winner per interval: whoever comes second changes no row and writes no mail. */
async function noteWish(
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

/** The mail is out, but the person changed their mind about how often: the link they have confirms the last wish. */
async function changeOpenWish(tx: Tx, { email, frequency, language }: SubscribeNewsletter): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ frequency, language })
    .where(and(eq(subscriptions.email, email), eq(subscriptions.status, 'pending')));
}

function alreadySubscribedMail(
  ctx: Context,
  key: string,
  wish: SubscribeNewsletter,
  known: Subscription | undefined,
): Promise<PreparedMail> {
  const { id, frequency, language } = known ?? { id: randomUUID(), ...wish };
  const otherFrequency = frequency === 'daily' ? 'weekly' : 'daily';
  return ctx.mail.prepare({
    to: wish.email,
    language,
    headers: listHeaders(ctx.publicUrl, key, id),
    message: {
      kind: 'newsletter.already-subscribed',
      values: {
        frequency,
        otherFrequency,
        changeUrl: frequencyPageUrl(ctx.publicUrl, key, id, otherFrequency),
        unsubscribeUrl: unsubscribePageUrl(ctx.publicUrl, key, id),
      },
    },
  });
}
