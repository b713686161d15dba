import type { HelpRole } from '@stellenvisite/contract/content/help-articles.schema';

/** Without a role in the address the page is that of job seekers, and signed-in employers are led to theirs. */
export const helpPath = (role: HelpRole): string => (role === 'employer' ? '/hilfe?rolle=arbeitgeber' : '/hilfe');
/** Returns the choice of somebody who looks at the other role's page on purpose. */
export const chosenHelpPath = (role: HelpRole): string =>
  role === 'employer' ? helpPath(role) : '/hilfe?rolle=bewerbende';
