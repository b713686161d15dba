/** The kind of profile an employer keeps: it decides the form and the facts shown. */
export const EMPLOYER_TYPES = ['hospital', 'practice', 'company'] as const;
export type EmployerType = (typeof EMPLOYER_TYPES)[number];

/** The types listed in filters (specification §3). They overlap: a university hospital is hospital, academic and public. */
export const EMPLOYER_KINDS = [
  'hospital',
  'medical_centers',
  'private_practices',
  'care_facilities',
  'public_health',
  'non_profit',
  'academic',
  'public',
  'private',
] as const;
export type EmployerKind = (typeof EMPLOYER_KINDS)[number];

/** Those of the kinds that say who owns it. */
export const OWNERSHIPS = ['public', 'non_profit', 'private'] as const satisfies readonly EmployerKind[];
export type Ownership = (typeof OWNERSHIPS)[number];

export const EMPLOYER_SORTS = ['relevance', 'name_asc', 'name_desc', 'open_positions', 'newest'] as const;

export type EmployerSort = (typeof EMPLOYER_SORTS)[number];
export const EMPLOYER_FACETS = ['employerType', 'companySize', 'country'] as const;
export type EmployerFacet = (typeof EMPLOYER_FACETS)[number];
