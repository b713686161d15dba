import type { NewsletterFrequency } from '@stellenvisite/contract/newsletter';
import { newsletterSubscriptions as subscriptions } from '@stellenvisite/db/schema/newsletter';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { getNewsletterKey } from './newsletter-key.ts';
import { hashConfirmToken } from './newsletter-token.ts';

export const CONFIRM_DAYS = 7;

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
