import { EMAIL_PATTERN } from '@stellenvisite/contract/email';
import { websiteUrl } from '@stellenvisite/contract/website';
import { isPostcode } from '../places/shared/postcode.ts';
import type { EmployerField, EmployerFields } from './employer-fields.ts';

/** Names the control (`ef-<key>`) and its text (`problem.<key>`). */
export type ProblemKey =
  | 'name'
  | 'website'
  | 'email'
  | 'postalCode'
  | 'city'
  | 'pin'
  | 'contactName'
  | 'contactEmail'
  | 'foundedYear';

export const FIELD_OF_PROBLEM: Record<ProblemKey, EmployerField> = {
  name: 'name',
  website: 'website',
  email: 'email',
  postalCode: 'address',
  city: 'address',
  pin: 'address',
  contactName: 'contact',
  contactEmail: 'contact',
  foundedYear: 'foundedYear',
};

const isEmail = (text: string | null | undefined) => !text || EMAIL_PATTERN.test(text);

/** What stands in the way of saving, in the order of the form. */
export function employerProblems({
  name,
  website,
  email,
  address,
  contact,
  foundedYear,
}: EmployerFields): ProblemKey[] {
  const { postalCode, city, country } = address;
  const checks: Record<ProblemKey, boolean> = {
    name: name.trim().length >= 2,
    website: !website || websiteUrl(website) !== null,
    email: isEmail(email),
    postalCode: !postalCode || isPostcode(country, postalCode),
    city: city.trim() !== '',
    pin: true,
    foundedYear: foundedYear === null || (foundedYear >= 800 && foundedYear <= 2100),
    contactName: contact === null || contact.name.trim() !== '',
    contactEmail: isEmail(contact?.email),
  };
  return (Object.keys(checks) as ProblemKey[]).filter((key) => !checks[key]);
}
