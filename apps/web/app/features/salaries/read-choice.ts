import { COUNTRIES } from '@stellenvisite/contract/countries';
import { EXPERIENCE_LEVELS } from '@stellenvisite/contract/job-fields';
import type { SalaryChoice } from './salary-address.ts';

/** What the address says; values it cannot have are left out. */
export function readChoice(query: URLSearchParams): SalaryChoice {
  return {
    country: COUNTRIES.find((each) => each === query.get('land')) ?? 'DE',
    region: query.get('region') || null,
    level: EXPERIENCE_LEVELS.find((each) => each === query.get('erfahrung')) ?? null,
    tariff: query.get('tarif') || null,
    hours: query.get('umfang') === 'stated' ? 'stated' : 'full_time',
  };
}
