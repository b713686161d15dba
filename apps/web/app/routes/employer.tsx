import { useLocation } from 'react-router';
import { apiOf, requireData } from '../api/client.ts';
import { departmentsOf, floorsOf } from '../features/employers/building-floors.ts';
import { employerPaths } from '../features/employers/employer-paths.ts';
import { listAllEmployerJobs } from '../features/employers/list-all-employer-jobs.server.ts';
import { MediaPage } from '../features/employers/media-page.tsx';
import { ProfilePage } from '../features/employers/profile-page.tsx';
import { redirectToRemaining } from '../features/employers/redirect-to-remaining.ts';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import '../features/employers/employers.css';
import type { Route } from './+types/employer';

export const handle = { namespaces: ['employers', 'job-fields'] };

const ROWS = 6;
const MEDIA = 'medien';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'employers');
  const api = apiOf(context);
  const employer = requireData(await api.GET('/api/employers/{id}', { params: { path: { id: params.id } } }));
  redirectToRemaining(url, params.id, employer.id);
  const names = { name: employer.name, city: employer.location.city };
  const isMedia = url.searchParams.get('tab') === MEDIA;
  const meta = pageMeta(context, {
    title: isMedia ? t('profile.meta.mediaTitle', names) : t('profile.meta.title', names),
    description: t('profile.meta.description', { ...names, count: employer.openPositions }),
    path: `/arbeitgebern/${employer.id}${isMedia ? `?tab=${MEDIA}` : ''}`,
    isIndexed: !isMedia,
  });
  if (isMedia) return { meta, employer, profile: null };

  const jobs = await listAllEmployerJobs(api, employer.id);
  const departments = departmentsOf(employer, jobs);
  const rows = [...jobs.filter((job) => job.week), ...jobs.filter((job) => !job.week)].slice(0, ROWS);
  return { meta, employer, profile: { departments, floors: floorsOf(departments, jobs), rows } };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Employer({ loaderData: { employer, profile } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const paths = employerPaths(pathname);
  if (!profile) return <MediaPage employer={employer} paths={paths} />;
  return <ProfilePage employer={employer} paths={paths} {...profile} />;
}
