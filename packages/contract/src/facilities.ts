import type { EmployerKind, EmployerType } from './employers.ts';

/** What somebody who hires calls the own organisation. Type and kinds of its profile follow from it. */
export const FACILITIES = [
  'hospital',
  'rehab_clinic',
  'medical_center',
  'practice',
  'care_home',
  'home_care',
  'company',
] as const;
export type Facility = (typeof FACILITIES)[number];

type EmployerClass = { type: EmployerType; kinds: EmployerKind[] };

const CLASS_OF: Readonly<Record<Facility, Readonly<EmployerClass>>> = {
  hospital: { type: 'hospital', kinds: ['hospital'] },
  rehab_clinic: { type: 'hospital', kinds: ['hospital'] },
  medical_center: { type: 'practice', kinds: ['medical_centers'] },
  practice: { type: 'practice', kinds: ['private_practices'] },
  care_home: { type: 'company', kinds: ['care_facilities'] },
  // § 71 SGB XI: a home care service is a care facility too.
  home_care: { type: 'company', kinds: ['care_facilities'] },
  company: { type: 'company', kinds: [] },
};

export const employerClassOf = (facility: Facility): EmployerClass => ({
  type: CLASS_OF[facility].type,
  kinds: [...CLASS_OF[facility].kinds],
});
