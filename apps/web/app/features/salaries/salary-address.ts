import type { Country } from '@stellenvisite/contract/countries';
import type { ExperienceLevel } from '@stellenvisite/contract/job-fields';
import type { SalaryHours } from '@stellenvisite/contract/salaries';

export const SALARIES = '/gehaelter';

/** What a page of pay is narrowed to and marked by. */
export type SalaryChoice = {
  country: Country;
  region: string | null;
  /** Marks one's own bar and step, and filters nothing. */
  level: ExperienceLevel | null;
  tariff: string | null;
  hours: SalaryHours;
};

/** `/gehaelter/pflegefachkraft/bayern?erfahrung=mid`; what is usual is left out. */
export function salaryPath(occupation: string, choice: Partial<SalaryChoice>): string {
  const { country = 'DE', region, level, tariff, hours } = choice;
  const path = [SALARIES, occupation, ...(region ? [region] : [])].join('/');
  const query = new URLSearchParams();
  if (!region && country !== 'DE') query.set('land', country);
  if (level) query.set('erfahrung', level);
  if (tariff) query.set('tarif', tariff);
  if (hours === 'stated') query.set('umfang', hours);
  return query.size === 0 ? path : `${path}?${query}`;
}
