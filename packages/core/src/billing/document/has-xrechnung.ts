import type { InvoiceRow } from '../issue-invoice.ts';

/**
 * Checks whether an invoice is also made as an XRechnung: for a German public body, which gives its Leitweg-ID. The rules ask for a seller
 * with phone and account (BR-DE-19, BR-DE-27), which an installation that is not set up has not.
 */
export function hasXRechnung({ parties: { buyer, seller } }: Pick<InvoiceRow, 'parties'>): boolean {
  const isSetUp = isIban(seller.iban) && seller.phone.replaceAll(/\D/g, '').length >= 3;
  return Boolean(buyer.leitwegId) && buyer.country === 'DE' && isSetUp;
}

export const isIban = (text: string): boolean => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text.replaceAll(/\s/g, ''));
