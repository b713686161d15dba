export const MAX_DEPARTMENTS = 200;
export const MAX_CERTIFICATIONS = 30;
export const MAX_EMPLOYER_BENEFITS = 30;
export const MAX_EMPLOYER_SERVICES = 30;
export const MAX_EMPLOYER_TEXT = 20_000;

/** What an employer's page lacks to be whole, in the order in which people look for it. */
export const EMPLOYER_GAPS = [
  'description',
  'contact',
  'website',
  'companySize',
  'tagline',
  'logo',
  'pictures',
  'departments',
] as const;
export type EmployerGap = (typeof EMPLOYER_GAPS)[number];
