import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { JobCategory, Specialty } from '@stellenvisite/contract/jobs/job-fields';

type FacetCounts = Record<string, { value: string; count: number }[]>;

export type MarketFigures = {
  newThisWeek: number;
  weekendFree: number;
  nights: number;
  countries: { country: Country; count: number }[];
  categories: { category: JobCategory; count: number }[];
  specialties: { specialty: Specialty; count: number }[];
};

/** Returns the figures from the facets of a list, largest first and without empty values. */
export function marketFigures(facets: FacetCounts): MarketFigures {
  const counts = (facet: string) => (facets[facet] ?? []).filter(({ count }) => count > 0);
  const ranked = (facet: string) => counts(facet).sort((a, b) => b.count - a.count);
  const countOf = (facet: string, value: string) => counts(facet).find((entry) => entry.value === value)?.count ?? 0;
  return {
    newThisWeek: countOf('postedWithin', '7'),
    weekendFree: countOf('weekendFree', 'true'),
    nights: countOf('shift', 'night'),
    countries: ranked('country').map(({ value, count }) => ({ country: value as Country, count })),
    categories: ranked('category').map(({ value, count }) => ({ category: value as JobCategory, count })),
    specialties: ranked('specialty').map(({ value, count }) => ({ specialty: value as Specialty, count })),
  };
}
