import type { Country } from '@stellenvisite/contract/countries';
import type { Occupation } from '@stellenvisite/contract/occupations.schema';
import { placeSlug, REGIONS } from '@stellenvisite/search/places';
import { OCCUPATIONS } from '@stellenvisite/search/taxonomy';

/** No occupation but a whole field: what it pays is that of everything below it. */
const TOO_WIDE = 'pflege';

export const salarySlug = ({ label }: Pick<Occupation, 'label'>): string => placeSlug(label.de);

/** The occupations that have a page of their own. */
export const PAID_OCCUPATIONS: readonly Occupation[] = OCCUPATIONS.filter(
  ({ key, level }) => key !== TOO_WIDE && level !== 'student',
);

const bySlug = new Map(PAID_OCCUPATIONS.map((occupation) => [salarySlug(occupation), occupation]));
export const findPaidOccupation = (slug: string): Occupation | undefined => bySlug.get(slug);

export type SalaryRegion = { country: Country; name: string; slug: string };

const SALARY_REGIONS: readonly SalaryRegion[] = REGIONS.map(({ country, region }) => ({
  country,
  name: region,
  slug: placeSlug(region),
}));

export const regionsOf = (country: Country): SalaryRegion[] =>
  SALARY_REGIONS.filter((region) => region.country === country);

export const findSalaryRegion = (slug: string): SalaryRegion | undefined =>
  SALARY_REGIONS.find((region) => region.slug === slug);
