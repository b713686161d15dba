import type { EmployerDetail } from '@stellenvisite/contract/employers.schema';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { EmployerPaths } from './employer-paths.ts';
import { MediaGallery } from './media-gallery.tsx';
import { ProfileFilm } from './profile-film.tsx';
import { ProfileHead } from './profile-head.tsx';

export function MediaPage({ employer, paths }: { employer: EmployerDetail; paths: EmployerPaths }) {
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
