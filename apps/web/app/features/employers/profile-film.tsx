import type { EmployerDetail } from '@stellenvisite/contract/employers/employers.schema';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { MediaImage } from './media-gallery.tsx';

const PROVIDERS = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** Shows our own still first: no request goes to the provider before the visitor consents, and the consent is not stored. */
export function ProfileFilm({ employer }: { employer: EmployerDetail }) {
  const { t } = useTranslation('employers');
  const [isAgreed, setIsAgreed] = useState(false);
  const { video } = employer;
  if (!video) return null;
  const still = employer.cover ?? employer.media[0];
  const provider = PROVIDERS[video.provider];
  return (
    <section className="wrap pt-20 max-md:pt-14" aria-labelledby="film">
      <h2 id="film" className="text-fs-2 tracking-[-0.028em] mb-4">
        {video.title ?? t('media.film.title')}
      </h2>
      <div className="relative overflow-hidden max-w-240 aspect-[16/9] rounded-sheet bg-sheet-2 max-sm:aspect-[auto] max-sm:min-h-88">
        {isAgreed ? (
          <iframe
            className="block w-full h-full border-0 object-cover max-sm:min-h-88"
            src={`/api/employers/${employer.id}/film`}
            title={video.title ?? t('media.film.title')}
            allow="fullscreen; picture-in-picture; encrypted-media"
            allowFullScreen
          />
        ) : (
          <>
            {still && (
              <MediaImage
                className="block w-full h-full object-cover max-sm:absolute max-sm:h-1/2"
                media={still}
                alt=""
                sizes="min(960px, 92vw)"
              />
            )}
            <div className="absolute inset-x-0 bottom-0 flex flex-wrap items-center gap-x-5 gap-y-2 py-4 px-5 bg-sheet border border-line text-fs-8 leading-[1.45] max-sm:min-h-1/2 max-sm:content-center">
              <p className="flex-[1_1_20rem]">{t('media.film.ask', { provider })}</p>
              <Button icon={<Play size={18} />} onClick={() => setIsAgreed(true)}>
                {t('media.film.show')}
              </Button>
              <a className="underline underline-offset-[3px]" href={video.url} rel="noopener noreferrer nofollow">
                {t('media.film.elsewhere', { provider })}
              </a>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
