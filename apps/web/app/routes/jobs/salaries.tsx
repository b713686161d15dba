import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { salaryListQuerySchema } from '@stellenvisite/contract/jobs/salaries.schema';
import { data, redirect } from 'react-router';
import { apiOf, requireData } from '../../api/client.ts';
import { readChoice } from '../../features/jobs/salaries/read-choice.ts';
import { SALARIES, salaryPath } from '../../features/jobs/salaries/salary-filter.tsx';
import { SalaryListPage } from '../../features/jobs/salaries/salary-list-page.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/salaries';

export const handle = { namespaces: ['salaries', 'job-fields'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'salaries', 'list');
  const country = COUNTRIES.find((each) => each === url.searchParams.get('land')) ?? 'DE';
  const words = (url.searchParams.get('beruf') ?? '').trim();
  const query = salaryListQuerySchema.safeParse({ country, q: words });
  if (!query.success) throw data(null, 400);
  const salaries = requireData(
    await apiOf(context).GET('/api/salaries', { params: { query: { country, ...(words && { q: words }) } } }),
  );
  if (salaries.found) throw redirect(salaryPath(salaries.found, readChoice(url.searchParams)));
  const meta = pageMeta(context, {
    title: country === 'DE' ? t('meta.title') : t('meta.titleIn', { country: t(`countries.${country}`) }),
    description: t('meta.description'),
    path: country === 'DE' ? SALARIES : `${SALARIES}?land=${country}`,
    isIndexed: words === '',
  });
  return { meta, salaries, unknown: words || null };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Salaries({ loaderData: { salaries, unknown } }: Route.ComponentProps) {
  return <SalaryListPage key={salaries.country} salaries={salaries} unknown={unknown} />;
}
