import type { Segment } from './legal-document.ts';
import { operator } from './operator.ts';
import { withoutBrackets } from './operator-placeholders.ts';

export const mailLink = (address: string): Segment => ({ text: address, href: `mailto:${withoutBrackets(address)}` });

export const phoneLink = (number: string): Segment => ({
  text: number,
  href: `tel:${withoutBrackets(number).replace(/[^+\d]/g, '')}`,
});

export const company = `${operator.companyName} ${operator.legalForm}`;

export const postalLine = `${operator.address.postalCode} ${operator.address.city}`;
