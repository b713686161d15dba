import type { EmployerDetail } from '@stellenvisite/contract/employers.schema';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { useTranslation } from 'react-i18next';
import { HydrateOnInteraction } from '../../ui/hydrate-on-interaction.tsx';
import { MoreLink } from '../../ui/text-link.tsx';
import { HideButton } from '../hidden-employers/shared/hide-button.tsx';
import { ReportButton } from '../reports/shared/report-button.tsx';
import type { Department, Floor } from './building-floors.ts';
import type { EmployerPaths } from './employer-paths.ts';
import { MediaGallery } from './media-gallery.tsx';
import { MediaImage } from './media-image.tsx';
import { ProfileAbout } from './profile-about.tsx';
import { ProfileBuilding } from './profile-building.tsx';
import { ProfileDepartments } from './profile-departments.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileFilm } from './profile-film.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileRows } from './profile-rows.tsx';

export type ProfilePageProps = {
  employer: EmployerDetail;
  paths: EmployerPaths;
  floors: Floor[] | null;
  departments: Department[];
  rows: JobItem[];
};

const TEASER = 5;

export function ProfilePage({ employer, paths, floors, departments, rows }: ProfilePageProps) {
  const { t } = useTranslation('employers');
  const to = paths.of(employer.id);
  const departmentTo = (id: string) => `${to.jobs}?abteilung=${id}`;
  return (
    <div className="pb-20 md:pb-24">
      <ProfileHead employer={employer} paths={paths} tab="profile" />
      {employer.cover ? (
        <div className="wrap pf-cover">
          <MediaImage media={employer.cover} alt={employer.cover.alt} sizes="min(1280px, 100vw)" isEager />
        </div>
      ) : (
        <HydrateOnInteraction>
          <ProfileBuilding employer={employer} floors={floors} departmentTo={departmentTo} />
        </HydrateOnInteraction>
      )}
      <ProfileFacts employer={employer} />
      <HydrateOnInteraction>
        <ProfileRows jobs={rows} total={employer.openPositions} to={to.jobs} />
      </HydrateOnInteraction>
      <HydrateOnInteraction>
        <ProfileAbout employer={employer} />
      </HydrateOnInteraction>
      <HydrateOnInteraction>
        <ProfileDepartments departments={departments} departmentTo={departmentTo} />
      </HydrateOnInteraction>
      <ProfileFilm employer={employer} />
      {employer.media.length > 0 && (
        <section className="wrap pf-section" aria-labelledby="gallery">
          <div className="pf-section-head">
            <h2 id="gallery">{t('profile.gallery.title')}</h2>
            <MoreLink to={to.media}>{t('profile.gallery.all', { count: employer.media.length })}</MoreLink>
          </div>
          <MediaGallery media={employer.media.slice(0, TEASER)} layout="teaser" />
        </section>
      )}
      <div className="wrap mt-8 flex flex-wrap gap-x-2">
        <HideButton employer={employer}>{t('profile.hide')}</HideButton>
        <ReportButton kind="employer" id={employer.id}>
          {t('profile.report')}
        </ReportButton>
      </div>
    </div>
  );
}
