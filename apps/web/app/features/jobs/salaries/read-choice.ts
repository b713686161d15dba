import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { EXPERIENCE_LEVELS } from '@stellenvisite/contract/jobs/job-fields';
import type { SalaryChoice } from './salary-filter.tsx';

/** Reads the choice from the address and ignores invalid values. */
export function readChoice(query: URLSearchParams): SalaryChoice {
  return {
    country: COUNTRIES.find((each) => each === query.get('land')) ?? 'DE',
    region: query.get('region') || null,
    level: EXPERIENCE_LEVELS.find((each) => each === query.get('erfahrung')) ?? null,
    tariff: query.get('tarif') || null,
    hours: query.get('umfang') === 'stated' ? 'stated' : 'full_time',
  };
}
