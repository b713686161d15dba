import { type Seller, sellerSchema } from '@stellenvisite/contract/admin-billing.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { settings } from '@stellenvisite/db/schema/settings';
import { eq } from 'drizzle-orm';

export const SELLER_SETTING = 'billing.seller';

/** As the imprint: what stands in brackets has to be replaced before the first real invoice. */
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
