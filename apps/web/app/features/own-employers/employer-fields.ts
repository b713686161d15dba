import { OWNERSHIPS, type Ownership } from '@stellenvisite/contract/employers';
import { escapeHtml } from '@stellenvisite/contract/escape-html';
import { employerClassOf, type Facility } from '@stellenvisite/contract/facilities';
import type { EmployerDraftValues, OwnEmployer } from '@stellenvisite/contract/own-employers.schema';

/** All that the form asks, of every type: what the present type does not show is kept. */
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

export function fieldsOfEmployer(employer: OwnEmployer): EmployerFields {
  const known = Object.keys(NOTHING) as EmployerField[];
  const said = Object.fromEntries(known.map((field) => [field, employer[field as keyof OwnEmployer]]));
  return { ...(said as EmployerFields), departmentNames: employer.departments.map(({ name }) => name) };
}

export const ownershipOf = ({ kinds }: Pick<EmployerFields, 'kinds'>): Ownership | null =>
  OWNERSHIPS.find((ownership) => kinds.includes(ownership)) ?? null;

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

/** A text of paragraphs, as it is typed. */
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
