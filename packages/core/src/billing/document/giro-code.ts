import type { Currency } from '@stellenvisite/contract/jobs/countries';

import { isIban } from './has-xrechnung.ts';

type Transfer = { name: string; iban: string; bic: string; gross: number; currency: Currency; number: string };

/** The longest name of a payee, and the highest amount in cents, that the format allows. */
const [MAX_NAME, MAX_CENTS] = [70, 99_999_999_999];

/**
 * Returns the content of the QR code of a SEPA transfer (European Payments Council, EPC069-12, version 002, UTF-8), which banking apps read as
 * GiroCode; null for other currencies.
 */
export function toGiroCode({ name, iban, bic, gross, currency, number }: Transfer): string | null {
  if (!isIban(iban) || currency !== 'EUR' || gross < 1 || gross > MAX_CENTS) return null;
  const amount = `EUR${(gross / 100).toFixed(2)}`;
  const [purpose, structuredReference] = ['', ''];
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    name.slice(0, MAX_NAME),
    iban.replaceAll(/\s/g, ''),
    amount,
    purpose,
    structuredReference,
    number,
  ].join('\n');
}
