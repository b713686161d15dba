import type { EmployerType } from '@stellenvisite/contract/employers/employers';
import type { EmployerFields, ProblemKey } from './use-employer-form.ts';

export const FORM_PARTS = [
  'name',
  'address',
  'size',
  'practice',
  'company',
  'departments',
  'offers',
  'contact',
  'about',
] as const;
export type FormPart = (typeof FORM_PARTS)[number];

const PARTS_OF_TYPE: Record<EmployerType, readonly FormPart[]> = {
  hospital: ['name', 'address', 'size', 'departments', 'offers', 'contact', 'about'],
  practice: ['name', 'address', 'size', 'practice', 'offers', 'contact', 'about'],
  company: ['name', 'address', 'size', 'company', 'departments', 'offers', 'contact', 'about'],
};

/** The form adapts to the type; what the other parts hold is retained. */
export const partsOf = ({ type }: Pick<EmployerFields, 'type'>): readonly FormPart[] => PARTS_OF_TYPE[type];

/** `bad`: has to be corrected before saving. `open`: nothing stated yet. */
export type PartState = 'done' | 'open' | 'bad';

const IS_FILLED: Record<FormPart, (fields: EmployerFields) => boolean> = {
  name: ({ name }) => name.trim() !== '',
  address: ({ address }) => address.city !== '',
  size: ({ companySize }) => companySize !== null,
  practice: ({ specialties }) => specialties.length > 0,
  company: ({ services }) => services.length > 0,
  departments: ({ departmentNames }) => departmentNames.length > 0,
  offers: ({ certifications, benefits }) => certifications.length + benefits.length > 0,
  contact: ({ contact }) => contact !== null,
  about: ({ descriptionHtml }) => descriptionHtml !== '',
};

const PART_OF_PROBLEM: Record<ProblemKey, FormPart> = {
  name: 'name',
  website: 'name',
  postalCode: 'address',
  city: 'address',
  pin: 'address',
  email: 'contact',
  contactName: 'contact',
  contactEmail: 'contact',
  foundedYear: 'size',
};

export function partState(part: FormPart, fields: EmployerFields, problems: readonly ProblemKey[]): PartState {
  if (problems.some((problem) => PART_OF_PROBLEM[problem] === part)) return 'bad';
  return IS_FILLED[part](fields) ? 'done' : 'open';
}
