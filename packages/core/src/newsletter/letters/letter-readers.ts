import type { LetterSegment } from '@stellenvisite/contract/newsletter-letters.schema';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { newsletterSubscriptions as subscriptions } from '@stellenvisite/db/schema/newsletter';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';

/** Who gets a letter: confirmed, not refused by their mail server before, and of the segment. */
export function isReader({ language, frequency, audience }: LetterSegment): SQL | undefined {
  return and(
    eq(subscriptions.status, 'confirmed'),
    isNull(subscriptions.bouncedAt),
    eq(subscriptions.language, language),
    frequency ? eq(subscriptions.frequency, frequency) : undefined,
    ofAudience(audience),
  );
}

/** By the account with that address, where there is one that confirmed it. */
function ofAudience(audience: LetterSegment['audience']): SQL | undefined {
  if (audience === 'all') return undefined;
  const account = sql`select 1 from ${authUsers} join ${profiles} on ${profiles.id} = ${authUsers.id}
    where lower(${authUsers.email}) = newsletter_subscriptions.email and ${authUsers.emailConfirmedAt} is not null`;
  if (audience === 'none') return sql`not exists (${account})`;
  return sql`exists (${account} and ${profiles.role} = ${audience})`;
}
