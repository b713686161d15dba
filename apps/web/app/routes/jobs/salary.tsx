import type { OccupationSalary } from '@stellenvisite/contract/jobs/salaries.schema';
import { redirect } from 'react-router';
import { apiOf, requireData } from '../../api/client.ts';
import { readChoice } from '../../features/jobs/salaries/read-choice.ts';
import { salaryPath } from '../../features/jobs/salaries/salary-filter.tsx';
import { SalaryPage } from '../../features/jobs/salaries/salary-page.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import { visitContext } from '../../visit.ts';
import type { Route } from './+types/salary';

export const handle = { namespaces: ['salaries', 'job-fields'] };

const JOBS = 3;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = readChoice(url.searchParams);
  const slug = params.occupation;
  // The form sends the region as a field; its address is the path.
  if (url.searchParams.has('region')) throw redirect(salaryPath(slug, asked));
  const api = apiOf(context);
  const { tariff, hours, level } = asked;
  const salary = requireData(
    await api.GET('/api/salaries/{occupation}', {
      params: {
        path: { occupation: slug },
        query: {
          country: asked.country,
          hours,
          ...(params.region && { region: params.region }),
          ...(tariff && { tariff }),
        },
      },
    }),
  );
  const { occupation, region, country, sample } = salary;
  const search = {
    q: occupation.label,
    country: [country],
    ...(region && { location: region.name }),
    ...(sample.figures && { salaryMin: sample.figures.lower }),
  };
  const { items, total } = requireData(
    await api.GET('/api/jobs', { params: { query: { ...search, pageSize: JOBS } } }),
  );
  const choice = { country, region: region?.slug ?? null, level, tariff, hours };
  const t = textsOf(context, 'salaries', 'page');
  const place = region?.name ?? t(`countries.${country}`);
  const path = salaryPath(slug, { country, region: choice.region });
  const meta = pageMeta(context, {
    title: t('meta.title', { occupation: occupation.label, place }),
    description: t('meta.description', { occupation: occupation.label, place, count: sample.count }),
    path,
    isIndexed: sample.figures !== null && !tariff && hours === 'full_time',
  });
  const { publicUrl } = context.get(visitContext);
  const query = new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)]));
  return {
    meta,
    salary,
    choice,
    jobs: { items, total, search: query.toString() },
    data: salaryData(salary, publicUrl, path),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaTags(loaderData?.meta),
  ...(loaderData?.data ? [{ 'script:ld+json': loaderData.data }] : []),
];

export default function Salary({ loaderData: { salary, choice, jobs } }: Route.ComponentProps) {
  return <SalaryPage salary={salary} choice={choice} jobs={jobs} />;
}

/** schema.org of an occupation's pay, for search engines; nothing where too few ads say it. */
function salaryData(salary: OccupationSalary, publicUrl: string, path: string) {
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
