import { EMPLOYER_SORTS } from '@stellenvisite/contract/employers/employers';
import { employerQuerySchema } from '@stellenvisite/contract/employers/employers.schema';
import { RADII_KM } from '@stellenvisite/contract/jobs/places';
import { data, useLocation } from 'react-router';
import { apiOf, requireData } from '../../api/client.ts';
import { employerSearch, readEmployerFilters } from '../../features/employers/employer-filter-form.tsx';
import { EmployerListPage } from '../../features/employers/employer-list-page.tsx';
import { employerPaths } from '../../features/employers/profile-head.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/employers';

export const handle = { namespaces: ['employers', 'job-fields'] };

const PAGE_SIZE = 18;

export async function loader({ context, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'employers');
  const filters = readEmployerFilters(url.searchParams);
  const query = employerQuerySchema.safeParse({
    ...filters,
    page: url.searchParams.get('page') ?? '',
    pageSize: PAGE_SIZE,
  });
  if (!query.success) throw data(null, 400);
  const employers = requireData(await apiOf(context).GET('/api/employers', { params: { query: defined(query.data) } }));
  if (employers.items.length === 0 && employers.page > 1) throw data(null, 404);

  const search = employerSearch({ ...readEmployerFilters(new URLSearchParams()) }, employers.page);
  const isFiltered = employerSearch({ ...filters, sort: '' }) !== '';
  const meta = pageMeta(context, {
    title: [t('list.meta.title'), employers.page > 1 && t('list.page', { page: employers.page })]
      .filter(Boolean)
      .join(', '),
    description: t('list.meta.description', { count: employers.total }),
    path: `/arbeitgebern${search && `?${search}`}`,
    isIndexed: !isFiltered,
  });
  return { meta, employers, filters, sorts: EMPLOYER_SORTS, radii: RADII_KM };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Employers({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return <EmployerListPage {...loaderData} paths={employerPaths(pathname)} />;
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

function defined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
