import type { EmployerMedia } from '@stellenvisite/contract/employers.schema';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MediaImage } from './media-image.tsx';
import { MediaLightbox } from './media-lightbox.tsx';

type MediaGalleryProps = { media: readonly EmployerMedia[]; layout: 'wall' | 'teaser' };

/** As wide as the columns of the grid. */
const SIZES = {
  wall: '(width < 40rem) 92vw, (width < 75rem) 46vw, 420px',
  teaser: '(width < 40rem) 92vw, (width < 75rem) 46vw, 640px',
};

/** Pictures are links to themselves; with script they open in a dialog. */
export function MediaGallery({ media, layout }: MediaGalleryProps) {
  const { t } = useTranslation('employers');
  const [shown, setShown] = useState<number | null>(null);
  const open = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(index);
  };
  return (
    <>
      <ul className={`pf-gallery pf-gallery-${layout}`}>
        {media.map((picture, index) => (
          <li key={picture.id}>
            <a
              href={picture.url}
              onClick={open(index)}
              aria-label={t('media.open', { alt: picture.caption ?? picture.alt })}
            >
              <MediaImage media={picture} alt="" sizes={SIZES[layout]} />
              {picture.caption && <span lang="de">{picture.caption}</span>}
            </a>
          </li>
        ))}
      </ul>
      {shown !== null && <MediaLightbox media={media} index={shown} onShow={setShown} onClose={() => setShown(null)} />}
    </>
  );
}
