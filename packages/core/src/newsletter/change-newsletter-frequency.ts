import type { NewsletterFrequency } from '@stellenvisite/contract/newsletter';
import { newsletterSubscriptions as subscriptions } from '@stellenvisite/db/schema/newsletter';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { getNewsletterKey } from './newsletter-key.ts';
import { readFrequencyToken } from './newsletter-token.ts';

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
