import type { OperatorField } from '@stellenvisite/contract/platform/operator-settings';
import { operator } from './operator.ts';

const placeholder = /\[[^\]]+\]/;

/** The address or number a link needs, also while the value still appears in its brackets. */
export const withoutBrackets = (value: string): string => value.replace(/[[\]]/g, '');

const PLACEHOLDERS: Record<OperatorField, string> = {
  companyName: operator.companyName,
  legalForm: operator.legalForm,
  street: operator.address.street,
  postalCode: operator.address.postalCode,
  city: operator.address.city,
  managingDirectors: operator.managingDirectors,
  registerCourt: operator.register.court,
  registerNumber: operator.register.number,
  vatId: operator.vatId,
  businessId: operator.businessId,
  email: operator.email,
  phone: operator.phone,
  phoneHours: operator.phoneHours,
  contentResponsibleName: operator.contentResponsible.name,
  contentResponsibleAddress: operator.contentResponsible.address,
  ownership: operator.ownership,
  chamber: operator.chamber,
  orderEmail: operator.orderEmail,
  noticeEmail: operator.noticeEmail,
  accessibilityEmail: operator.accessibilityEmail,
  dataProtectionOfficer: operator.dataProtection.officer,
  dataProtectionEmail: operator.dataProtection.email,
  dataProtectionAuthority: operator.dataProtection.authority,
  swissRepresentative: operator.swissRepresentative,
  swissPlacementLicence: operator.swissPlacementLicence,
  hostingProvider: operator.hosting.provider,
  hostingLocation: operator.hosting.location,
  mailProvider: operator.mailProvider,
  jurisdiction: operator.jurisdiction,
};
const NAME = /\{(\w+)\}/g;

/** Replaces names in braces (`{email}`) by the operator's details as the code has them: most are placeholders. */
export function toOperatorText(text: string, language: 'de' | 'en'): string {
  return text.replaceAll(NAME, (_all, name: string) => {
    if (name === 'country') return operator.address.country[language];
    if (name === 'serverLogDays') return String(operator.serverLogDays);
    return placeholderOf(name);
  });
}

/** Does the same in the address of a link, which has no brackets, and as a phone number only digits. */
export function toOperatorHref(href: string): string {
  const filled = href.replaceAll(NAME, (_all, name: string) => withoutBrackets(placeholderOf(name)));
  return filled.startsWith('tel:') ? toTel(filled.slice('tel:'.length)) : filled;
}

function placeholderOf(name: string): string {
  if (!Object.hasOwn(PLACEHOLDERS, name)) throw new Error(`the operator has no ${name}`);
  return PLACEHOLDERS[name as OperatorField];
}

const toTel = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

const LINKED: readonly OperatorField[] = [
  'email',
  'orderEmail',
  'noticeEmail',
  'accessibilityEmail',
  'dataProtectionEmail',
];

/** A copy of a document in which the placeholders of what is known are replaced, also inside of links. */
export function fillOperator<T>(value: T, details: Partial<Record<OperatorField, string>>): T {
  const known = (Object.entries(details) as [OperatorField, string][]).filter(([, text]) => text !== '');
  return known.length === 0 ? value : (fill(value, known) as T);
}

function fill(value: unknown, known: readonly [OperatorField, string][]): unknown {
  if (typeof value === 'string') return known.reduce(fillText, value);
  if (Array.isArray(value)) return value.map((each) => fill(each, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each, known)]));
}

function fillText(text: string, [field, said]: [OperatorField, string]): string {
  const placeholder = PLACEHOLDERS[field];
  const filled = text.replaceAll(placeholder, said);
  if (field === 'phone' && filled.startsWith('tel:')) return toTel(said);
  return LINKED.includes(field)
    ? filled.replaceAll(`mailto:${withoutBrackets(placeholder)}`, `mailto:${said}`)
    : filled;
}

export function hasPlaceholder(value: unknown): boolean {
  if (typeof value === 'string') return placeholder.test(value);
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasPlaceholder);
  return false;
}
