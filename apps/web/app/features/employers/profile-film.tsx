import type { EmployerDetail } from '@stellenvisite/contract/employers.schema';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { MediaImage } from './media-image.tsx';

const PROVIDERS = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** A still of our own first: nothing is asked of the provider before somebody agrees, and the answer is not kept. */
export function ProfileFilm({ employer }: { employer: EmployerDetail }) {
  const { t } = useTranslation('employers');
  const [isAgreed, setIsAgreed] = useState(false);
  const { video } = employer;
  if (!video) return null;
  const still = employer.cover ?? employer.media[0];
  const provider = PROVIDERS[video.provider];
  return (
    <section className="wrap pf-section" aria-labelledby="film">
      <h2 id="film" className="mb-4">
        {video.title ?? t('media.film.title')}
      </h2>
      <div className="pf-film">
        {isAgreed ? (
          <iframe
            src={`/api/employers/${employer.id}/film`}
            title={video.title ?? t('media.film.title')}
            allow="fullscreen; picture-in-picture; encrypted-media"
            allowFullScreen
          />
        ) : (
          <>
            {still && <MediaImage media={still} alt="" sizes="min(960px, 92vw)" />}
            <div className="pf-film-ask">
              <p>{t('media.film.ask', { provider })}</p>
              <Button icon={<Play size={18} />} onClick={() => setIsAgreed(true)}>
                {t('media.film.show')}
              </Button>
              <a href={video.url} rel="noopener noreferrer nofollow">
                {t('media.film.elsewhere', { provider })}
              </a>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
