import { DEFAULT_LANGUAGE, type Language } from '@stellenvisite/contract/languages';
import type { Db, Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { orders } from '@stellenvisite/db/schema/billing';
import { desc, eq } from 'drizzle-orm';
import { selectMembers } from '../team/team-members.ts';

/**
 * The language of the account with this address. Invoices often go to an accounts department without one: it reads the language of
 * the person who ordered last, or else of an owner.
 */
export async function readBillingLanguage(db: Db | Tx, employerId: string | null, to: string): Promise<Language> {
  const [account] = await db
    .select({ language: profiles.language })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .where(eq(authUsers.email, to.toLowerCase()));
  if (account) return account.language;
  if (!employerId) return DEFAULT_LANGUAGE;
  const [buyer] = await db
    .select({ language: profiles.language })
    .from(orders)
    .innerJoin(profiles, eq(profiles.id, orders.orderedBy))
    .where(eq(orders.employerId, employerId))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return buyer?.language ?? languageOfOwner(db, employerId);
}

async function languageOfOwner(db: Db | Tx, employerId: string): Promise<Language> {
  const [owner] = await selectMembers(db, employerId);
  if (!owner) return DEFAULT_LANGUAGE;
  const [profile] = await db
    .select({ language: profiles.language })
    .from(profiles)
    .where(eq(profiles.id, owner.userId));
  return profile?.language ?? DEFAULT_LANGUAGE;
}
