import { VAT_PERCENT, type VatCase } from '@stellenvisite/contract/billing/billing';
import type { InvoiceLine } from '@stellenvisite/contract/billing/billing.schema';
import type { BillingAddress } from '@stellenvisite/contract/billing/billing-address.schema';
import { isVatId } from '@stellenvisite/contract/billing/vat-ids';
import { CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import type { Sums } from '@stellenvisite/db/schema/billing/billing';

type Taxed = Pick<BillingAddress, 'country' | 'vatId'>;

/**
 * We sell to businesses from Germany, so the place of supply is where the customer is (§ 3a Abs. 2 UStG): in Austria the customer owes
 * the tax (§ 13b UStG, Art. 196 of the VAT directive), in Switzerland it is none of ours. A customer there who gives no valid id has not
 * shown to be a business and pays German tax (decision 049).
 */
export function decideVat({ country, vatId }: Taxed): { vatCase: VatCase; vatPercent: number } {
  if (country === 'CH' && vatId && isVatId(vatId, 'CH')) return { vatCase: 'third_country', vatPercent: 0 };
  if (country === 'AT' && vatId && isVatId(vatId, 'AT')) return { vatCase: 'reverse_charge', vatPercent: 0 };
  return { vatCase: 'domestic', vatPercent: VAT_PERCENT };
}

/** The tax of the sum, not the sum of taxes: so invoices of EN 16931 add it up. */
export function sumUp(lines: InvoiceLine[], address: Taxed): Sums {
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  const vat = decideVat(address);
  return { lines, ...withVat(net, vat.vatPercent), currency: CURRENCY_OF[address.country], ...vat };
}

export function withVat(net: number, vatPercent: number): { net: number; vat: number; gross: number } {
  const tax = Math.sign(net) * Math.round((Math.abs(net) * vatPercent) / 100);
  return { net, vat: tax, gross: net + tax };
}
