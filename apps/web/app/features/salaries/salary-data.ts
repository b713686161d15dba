import type { OccupationSalary } from '@stellenvisite/contract/salaries.schema';

/** schema.org of an occupation's pay, for search engines; nothing where too few ads say it. */
export function salaryData(salary: OccupationSalary, publicUrl: string, path: string) {
  const { occupation, sample, currency, region, country } = salary;
  if (!sample.figures) return null;
  const { lower, median, upper } = sample.figures;
  return {
    '@context': 'https://schema.org',
    '@type': 'Occupation',
    name: occupation.label,
    mainEntityOfPage: publicUrl + path,
    occupationLocation: region
      ? [{ '@type': 'State', name: region.name, containedInPlace: { '@type': 'Country', name: country } }]
      : [{ '@type': 'Country', name: country }],
    estimatedSalary: [
      {
        '@type': 'MonetaryAmountDistribution',
        name: 'base',
        currency,
        unitText: 'MONTH',
        percentile25: lower,
        median,
        percentile75: upper,
      },
    ],
  };
}
