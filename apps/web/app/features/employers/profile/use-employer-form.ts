import { OWNERSHIPS, type Ownership } from '@stellenvisite/contract/employers/employers';
import { employerClassOf, type Facility } from '@stellenvisite/contract/employers/facilities';
import type { EmployerDraftValues, OwnEmployer } from '@stellenvisite/contract/employers/own-employers.schema';
import { websiteUrl } from '@stellenvisite/contract/employers/website';
import { EMAIL_PATTERN } from '@stellenvisite/contract/platform/email';
import { escapeHtml } from '@stellenvisite/contract/platform/escape-html';
import { createContext, useContext } from 'react';
import type { AutosaveStore } from '../../../autosave/autosave-store.ts';
import { useStore } from '../../../ui/create-store.ts';
import { isPostcode } from '../../jobs/display/places/postcode.ts';

/** All that the form asks, of every type: what the present type does not show is retained. */
export type EmployerFields = Omit<Said, 'address'> & { address: Omit<Said['address'], 'pin'> & { pin: Pin | null } };

type Said = { [Field in keyof EmployerDraftValues]-?: Exclude<EmployerDraftValues[Field], undefined> };

type Pin = { lat: number; lon: number };

export type EmployerField = keyof EmployerFields;

const NOTHING: EmployerFields = {
  name: '',
  type: 'hospital',
  kinds: [],
  facility: null,
  companySize: null,
  owner: null,
  tagline: null,
  descriptionHtml: '',
  website: null,
  email: null,
  phone: null,
  address: { street: null, postalCode: null, city: '', country: 'DE', pin: null },
  certifications: [],
  benefits: [],
  doctors: null,
  doctorsInTraining: null,
  employees: null,
  beds: null,
  foundedYear: null,
  specialties: [],
  openingHours: null,
  carePlaces: null,
  sites: null,
  services: [],
  contact: null,
  departmentNames: [],
};

export const fieldsOfDraft = (values: EmployerDraftValues): EmployerFields => ({
  ...NOTHING,
  ...(values as Partial<Said>),
  address: { ...NOTHING.address, ...(values.address as EmployerFields['address'] | undefined) },
});

export const ownershipOf = ({ kinds }: Pick<EmployerFields, 'kinds'>): Ownership | null =>
  OWNERSHIPS.find((ownership) => kinds.includes(ownership)) ?? null;

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

export type StoredFields = { data: EmployerFields; updatedAt: string | null };
export type EmployerFormStore = AutosaveStore<EmployerFields, StoredFields>;

export type EmployerForm = {
  store: EmployerFormStore;
  /** Problems that prevent saving; empty until somebody tries to save. */
  problems: readonly ProblemKey[];
  /** Fields that were taken over from the onboarding. */
  fromOnboarding: readonly string[];
  /** The employer does not exist yet. */
  isDraft: boolean;
  /** Where the map appears before anybody has chosen a place. */
  location: { lat: number; lon: number } | null;
};

export const EmployerFormContext = createContext<EmployerForm | null>(null);

/** Returns the form as it is filled in, and how to change it. */
export function useEmployerForm() {
  const form = useContext(EmployerFormContext);
  if (!form) throw new Error('a part of the form stands outside of it');
  const { store, ...rest } = form;
  const state = useStore(store);
  const { change, reject, flush, decide } = store;
  return { ...rest, ...state, change, reject, flush, decide };
}

/** Returns the problems that prevent saving, in the order of the form. */
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

export function fieldsOfEmployer(employer: OwnEmployer): EmployerFields {
  const known = Object.keys(NOTHING) as EmployerField[];
  const said = Object.fromEntries(known.map((field) => [field, employer[field as keyof OwnEmployer]]));
  return { ...(said as EmployerFields), departmentNames: employer.departments.map(({ name }) => name) };
}

/** The kinds follow from what it is and who owns it. */
export function withFacility(fields: EmployerFields, facility: Facility) {
  const { type, kinds } = employerClassOf(facility);
  const ownership = ownershipOf(fields);
  return { facility, type, kinds: [...kinds, ...(ownership ? [ownership] : [])] };
}

export function withOwnership({ kinds }: EmployerFields, ownership: Ownership | null) {
  const others = kinds.filter((kind) => !(OWNERSHIPS as readonly string[]).includes(kind));
  return { kinds: [...others, ...(ownership ? [ownership] : [])] };
}

/** Returns a text of paragraphs, as it is typed. */
export function textOfHtml(html: string): string {
  const body = new DOMParser().parseFromString(html.replace(/<\/(p|li|h\d)>|<br\s*\/?>/gi, '$&\n'), 'text/html').body;
  return (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}

export function htmlOfText(text: string): string {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}
