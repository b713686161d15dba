import { newsletterSubscriptions as subscriptions } from '@stellenvisite/db/schema/newsletter';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { getNewsletterKey } from './newsletter-key.ts';
import { readUnsubscribeToken } from './newsletter-token.ts';

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
