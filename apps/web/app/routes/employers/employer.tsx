import type { EmployerDetail } from '@stellenvisite/contract/employers/employers.schema';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { apiOf, requireData } from '../../api/client.ts';
import { listAllEmployerJobs } from '../../features/employers/list-all-employer-jobs.server.ts';
import { MediaGallery } from '../../features/employers/media-gallery.tsx';
import { departmentsOf, floorsOf } from '../../features/employers/profile-building.tsx';
import { ProfileFilm } from '../../features/employers/profile-film.tsx';
import { type EmployerPaths, employerPaths, ProfileHead } from '../../features/employers/profile-head.tsx';
import { ProfilePage } from '../../features/employers/profile-page.tsx';
import { redirectToRemaining } from '../../features/employers/redirect-to-remaining.ts';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
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

function MediaPage({ employer, paths }: { employer: EmployerDetail; paths: EmployerPaths }) {
  const { t } = useTranslation('employers');
  return (
    <div className="pb-20 md:pb-24">
      <ProfileHead employer={employer} paths={paths} tab="media" />
      <ProfileFilm employer={employer} />
      <div className="wrap pt-8">
        {employer.media.length > 0 ? (
          <>
            <h2 className="visually-hidden">{t('media.title')}</h2>
            <MediaGallery media={employer.media} layout="wall" />
          </>
        ) : (
          <EmptyState
            art="building"
            title={t('media.empty.title')}
            text={t('media.empty.text', { name: employer.name })}
            actions={
              <LinkButton to={paths.of(employer.id).profile} variant="secondary">
                {t('media.empty.toProfile')}
              </LinkButton>
            }
          />
        )}
      </div>
    </div>
  );
}
