import { randomBytes, randomUUID } from 'node:crypto';
import type { NewsletterFrequency } from '@stellenvisite/contract/content/newsletter';
import {
  newsletterFrequencySchema,
  type SubscribeNewsletter,
} from '@stellenvisite/contract/content/newsletter-letters.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { newsletterSubscriptions as subscriptions } from '@stellenvisite/db/schema/content/newsletter';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { PreparedMail } from '../../platform/mails/mail.ts';
import { oneClickHeaders } from '../../platform/mails/one-click-headers.ts';
import { getSharedSecret } from '../../platform/settings/shared-secret.ts';
import { readSignedId, signText, toSignedId } from '../../platform/settings/signed-id.ts';
import { alreadySubscribedMail, confirmNewsletterMail } from './newsletter.mails.ts';

export function newConfirmToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a confirmation token for the database: nobody can confirm with a hash read from the table. */
export function hashConfirmToken(key: string, token: string): string {
  return signText(key, `confirm ${token}`);
}

/** Returns the token of every issue alike, so that the link of an old one still works. Nothing of it is stored. */
export function toUnsubscribeToken(key: string, subscriptionId: string): string {
  return toSignedId(key, 'unsubscribe', subscriptionId);
}

/** The subscription a token was made for, or null if it was not made by us. */
export function readUnsubscribeToken(key: string, token: string): string | null {
  return readSignedId(key, 'unsubscribe', token);
}

/** Says in its first word how often, so that the page of the link can say it too without asking anybody. */
export function toFrequencyToken(key: string, subscriptionId: string, frequency: NewsletterFrequency): string {
  return `${frequency}-${toSignedId(key, frequency, subscriptionId)}`;
}

export function readFrequencyToken(
  key: string,
  token: string,
): { subscriptionId: string; frequency: NewsletterFrequency } | null {
  const [word = '', ...rest] = token.split('-');
  const frequency = newsletterFrequencySchema.safeParse(word).data;
  if (!frequency) return null;
  const subscriptionId = readSignedId(key, frequency, rest.join('-'));
  return subscriptionId ? { subscriptionId, frequency } : null;
}

/** Returns the secret behind newsletter tokens. */
export const getNewsletterKey = (db: Db | Tx): Promise<string> => getSharedSecret(db, 'newsletter.key');

export const CONFIRM_DAYS = 7;

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

/** Pages with a button: a mail scanner that opens the link neither confirms nor unsubscribes. */
function confirmPageUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/newsletter/bestaetigen?token=${token}`;
}

export function unsubscribePageUrl(publicUrl: string, key: string, subscriptionId: string): string {
  return `${publicUrl}/newsletter/abbestellen?token=${toUnsubscribeToken(key, subscriptionId)}`;
}

function frequencyPageUrl(
  publicUrl: string,
  key: string,
  subscriptionId: string,
  frequency: NewsletterFrequency,
): string {
  return `${publicUrl}/newsletter/umstellen?token=${toFrequencyToken(key, subscriptionId, frequency)}`;
}

export function listHeaders(publicUrl: string, key: string, subscriptionId: string): Record<string, string> {
  const path = `/api/newsletter/unsubscribe/${toUnsubscribeToken(key, subscriptionId)}`;
  return oneClickHeaders({ publicUrl, path, list: 'newsletter' });
}

/** Puts an address on the list. A token works once. */
export async function confirmNewsletter(
  ctx: Pick<Context, 'db' | 'now'>,
  { token }: { token: string },
): Promise<{ frequency: NewsletterFrequency }> {
  const now = ctx.now();
  const [row] = await ctx.db
    .update(subscriptions)
    .set({
      status: 'confirmed',
      confirmedAt: now,
      unsubscribedAt: null,
      bouncedAt: null,
      confirmTokenHash: null,
      confirmSentAt: null,
    })
    .where(
      and(
        eq(subscriptions.confirmTokenHash, hashConfirmToken(await getNewsletterKey(ctx.db), token)),
        eq(subscriptions.status, 'pending'),
        gt(subscriptions.confirmSentAt, new Date(now.getTime() - CONFIRM_DAYS * 86_400_000)),
      ),
    )
    .returning({ frequency: subscriptions.frequency });
  if (!row) throw new DomainError('newsletter.token_invalid');
  return row;
}

/** Removes an address from the list. A second call changes nothing, and the time of the first one stays. */
export async function unsubscribeNewsletter(
  ctx: Pick<Context, 'db' | 'now'>,
  { token }: { token: string },
): Promise<void> {
  const subscriptionId = readUnsubscribeToken(await getNewsletterKey(ctx.db), token);
  if (!subscriptionId) throw new DomainError('newsletter.token_invalid');
  const rows = await ctx.db
    .update(subscriptions)
    .set({
      status: 'unsubscribed',
      unsubscribedAt: sql`case when ${subscriptions.status} = 'unsubscribed' then ${subscriptions.unsubscribedAt} else ${ctx.now().toISOString()}::timestamptz end`,
      confirmTokenHash: null,
      confirmSentAt: null,
    })
    .where(eq(subscriptions.id, subscriptionId))
    .returning({ id: subscriptions.id });
  if (rows.length === 0) throw new DomainError('newsletter.token_invalid');
}

/** Lets a reader have the newsletter more or less often. Who has left the list is not put back on it. */
export async function changeNewsletterFrequency(
  ctx: Pick<Context, 'db'>,
  { token }: { token: string },
): Promise<{ frequency: NewsletterFrequency }> {
  const wish = readFrequencyToken(await getNewsletterKey(ctx.db), token);
  if (!wish) throw new DomainError('newsletter.token_invalid');
  const [row] = await ctx.db
    .update(subscriptions)
    .set({ frequency: wish.frequency })
    .where(and(eq(subscriptions.id, wish.subscriptionId), eq(subscriptions.status, 'confirmed')))
    .returning({ frequency: subscriptions.frequency });
  if (!row) throw new DomainError('newsletter.token_invalid');
  return row;
}
