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

/** Why nothing may be done for an employer: decided by an administrator, all its owners are banned, or none is left. */
export const SUSPENSION_CAUSES = ['administrator', 'banned_owners', 'no_owner'] as const;
export type SuspensionCause = (typeof SUSPENSION_CAUSES)[number];

/** As many as fit into one list; who wants to see fewer still narrows the search. */
export const MAX_HIDDEN_EMPLOYERS = 100;

/** Names by which temporary-work agencies are recognised: of the words the taxonomy knows for one, those that hold all others. */
const AGENCY_NAME_WORDS = [
  'Personaldienst',
  'Personalvermittlung',
  'Zeitarbeit',
  'Leiharbeit',
  'Leasing',
  'Arbeitnehmerüberlassung',
  'Staffing Agency',
  'Temporary Employment Agency',
  'Temp Agency',
] as const;

/** Without regard to case; read by PostgreSQL and JavaScript alike. */
export const AGENCY_NAME_PATTERN = AGENCY_NAME_WORDS.join('|');
