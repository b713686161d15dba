import type { EmployerMedia } from '@stellenvisite/contract/employers.schema';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MediaLightbox } from './media-lightbox.tsx';

type MediaGalleryProps = { media: readonly EmployerMedia[]; layout: 'wall' | 'teaser' };

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
        {media.map(({ id, url, alt, caption, width, height }, index) => (
          <li key={id}>
            <a href={url} onClick={open(index)} aria-label={t('media.open', { alt: caption ?? alt })}>
              <img src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />
              {caption && <span lang="de">{caption}</span>}
            </a>
          </li>
        ))}
      </ul>
      {shown !== null && <MediaLightbox media={media} index={shown} onShow={setShown} onClose={() => setShown(null)} />}
    </>
  );
}
