import type { EmployerKind, EmployerType } from './employers.ts';

/** The kinds of organisations an employer chooses from at sign-up. Type and kinds of its profile follow from the choice. */
export const FACILITIES = [
  'hospital',
  'university_hospital',
  'specialist_clinic',
  'rehab_clinic',
  'practice',
  'medical_center',
  'dental_practice',
  'therapy_practice',
  'care_home',
  'home_care',
  'laboratory',
  'company',
] as const;
export type Facility = (typeof FACILITIES)[number];

type EmployerClass = { type: EmployerType; kinds: EmployerKind[] };

const CLASS_OF: Readonly<Record<Facility, Readonly<EmployerClass>>> = {
  hospital: { type: 'hospital', kinds: ['hospital'] },
  university_hospital: { type: 'hospital', kinds: ['hospital', 'academic'] },
  specialist_clinic: { type: 'hospital', kinds: ['hospital'] },
  rehab_clinic: { type: 'hospital', kinds: ['hospital'] },
  practice: { type: 'practice', kinds: ['private_practices'] },
  medical_center: { type: 'practice', kinds: ['medical_centers'] },
  dental_practice: { type: 'practice', kinds: ['private_practices'] },
  therapy_practice: { type: 'practice', kinds: ['private_practices'] },
  care_home: { type: 'company', kinds: ['care_facilities'] },
  // § 71 SGB XI: a home care service is a care facility too.
  home_care: { type: 'company', kinds: ['care_facilities'] },
  laboratory: { type: 'company', kinds: [] },
  company: { type: 'company', kinds: [] },
};

export const employerClassOf = (facility: Facility): EmployerClass => ({
  type: CLASS_OF[facility].type,
  kinds: [...CLASS_OF[facility].kinds],
});

/** Those whose profile is of this type, in the order in which they are offered. */
export const facilitiesOf = (type: EmployerType): Facility[] =>
  FACILITIES.filter((facility) => CLASS_OF[facility].type === type);
