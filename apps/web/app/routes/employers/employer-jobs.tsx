import { JOB_CATEGORIES, type JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import { jobSearchSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import { data, useLocation } from 'react-router';
import { type Api, apiOf, requireData } from '../../api/client.ts';
import { OpenPositionsPage } from '../../features/employers/open-positions-page.tsx';
import { employerPaths } from '../../features/employers/profile-head.tsx';
import { redirectToRemaining } from '../../features/employers/redirect-to-remaining.ts';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/employer-jobs';

export const handle = { namespaces: ['employers', 'job-fields'] };

const PAGE_SIZE = 20;
const querySchema = jobSearchSchema.pick({ category: true, page: true });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'employers');
  const api = apiOf(context);
  const query = querySchema.safeParse({
    category: url.searchParams.getAll('category'),
    page: url.searchParams.get('page') ?? '',
  });
  if (!query.success) throw data(null, 400);
  const { page, category: [category = null] = [] } = query.data;
  const employer = requireData(await api.GET('/api/employers/{id}', { params: { path: { id: params.id } } }));
  redirectToRemaining(url, params.id, employer.id);
  const department = findDepartment(employer.departments, url.searchParams.get('abteilung'));

  const wanted = { id: employer.id, page };
  const found = department
    ? await listDepartmentJobs(api, { ...wanted, departmentId: department.id })
    : await listCategoryJobs(api, { ...wanted, category });
  if (found.items.length === 0 && page > 1) throw data(null, 404);

  const names = { name: employer.name, city: employer.location.city };
  const meta = pageMeta(context, {
    title: t('profile.meta.jobsTitle', names),
    description: t('profile.meta.jobsDescription', { ...names, count: employer.openPositions }),
    path: `/arbeitgebern/${employer.id}/offene-stellen${page > 1 ? `?page=${page}` : ''}`,
    isIndexed: !category && !department && employer.openPositions > 0,
  });
  return {
    meta,
    employer,
    jobs: { items: found.items, total: found.total, page, pageSize: PAGE_SIZE },
    categories: JOB_CATEGORIES.map((each) => ({
      category: each,
      count: found.counts.find(({ value }) => value === each)?.count ?? 0,
    })),
    category,
    department,
    asOf: new Date().toISOString(),
  };
}

type Named = { id: string; name: string };

/** An id that this employer does not have is no department of it. */
function findDepartment(departments: readonly Named[], id: string | null): Named | null {
  if (id === null) return null;
  const found = departments.find((department) => department.id === id);
  if (!found) throw data(null, 404);
  return { id: found.id, name: found.name };
}

type Wanted = { id: string; page: number };

async function listCategoryJobs(api: Api, { id, page, category }: Wanted & { category: JobCategory | null }) {
  const query = { sort: 'newest' as const, page, pageSize: PAGE_SIZE, ...(category && { category: [category] }) };
  const jobs = requireData(await api.GET('/api/employers/{id}/jobs', { params: { path: { id }, query } }));
  return { items: jobs.items, total: jobs.total, counts: jobs.facets.category ?? [] };
}

async function listDepartmentJobs(api: Api, { id, page, departmentId }: Wanted & { departmentId: string }) {
  const params = { path: { id, departmentId }, query: { page, pageSize: PAGE_SIZE } };
  const jobs = requireData(await api.GET('/api/employers/{id}/departments/{departmentId}/jobs', { params }));
  return { items: jobs.items, total: jobs.total, counts: [] };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerJobs({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return <OpenPositionsPage {...loaderData} paths={employerPaths(pathname)} />;
}
