import { type Seller, sellerSchema } from '@stellenvisite/contract/billing/admin-billing.schema';
import { DEFAULT_LANGUAGE, type Language } from '@stellenvisite/contract/platform/languages';
import type { Db, Tx } from '@stellenvisite/db/client';
import { orders } from '@stellenvisite/db/schema/billing/billing';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { settings } from '@stellenvisite/db/schema/platform/settings';
import { desc, eq } from 'drizzle-orm';
import { selectMembers } from '../identity/permissions/team-members.ts';

/**
 * The language of the account with this address. Invoices often go to an accounts department without one: it reads the language of
 * the person who ordered last, or else of an owner.
 */
export async function getBillingLanguage(db: Db | Tx, employerId: string | null, to: string): Promise<Language> {
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

export const SELLER_SETTING = 'billing.seller';

/** As the imprint: what appears in brackets has to be replaced before the first real invoice. */
export const UNSET_SELLER: Seller = {
  name: '[Firmenname und Rechtsform]',
  street: '[Straße und Hausnummer]',
  postalCode: '[PLZ]',
  city: '[Ort]',
  vatId: '[USt-IdNr.]',
  register: '[Registergericht, Nummer]',
  email: '[rechnung@stellenvisite.example]',
  phone: '[Telefon]',
  iban: '[IBAN]',
  bic: '[BIC]',
  bank: '[Bank]',
};

export async function readSeller(db: Db | Tx): Promise<Seller> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, SELLER_SETTING));
  const seller = sellerSchema.safeParse(row?.value);
  return seller.success ? seller.data : UNSET_SELLER;
}
