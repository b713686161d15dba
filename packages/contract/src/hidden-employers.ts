/** As many as fit into one list; who wants to see fewer still narrows the search. */
export const MAX_HIDDEN_EMPLOYERS = 100;

/** Names by which temporary-work agencies are recognised: of the words the taxonomy knows for one, those that hold all others. */
export const AGENCY_NAME_WORDS = [
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
