import type { EmployerMedia } from '@stellenvisite/contract/employers/employers.schema';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

type MediaImageProps = { media: EmployerMedia; alt: string; sizes: string; isEager?: boolean };

type LightboxProps = {
  media: readonly EmployerMedia[];
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

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

/** One picture at a time; the arrow keys go through them, Escape closes. */
function MediaLightbox({ media, index, onShow, onClose }: LightboxProps) {
  const { t } = useTranslation('employers');
  const picture = media[index];
  const step = (by: number) => onShow((index + by + media.length) % media.length);
  useEffect(() => {
    const byArrow = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by !== undefined) onShow((index + by + media.length) % media.length);
    };
    document.addEventListener('keydown', byArrow);
    return () => document.removeEventListener('keydown', byArrow);
  }, [index, media.length, onShow]);
  if (!picture) return null;
  const { alt, caption } = picture;
  return (
    <Dialog open onClose={onClose} wide phoneBottom={false} className="pf-lightbox" title={caption ?? alt}>
      <MediaImage key={picture.url} media={picture} alt={alt} sizes="min(1120px, 100vw)" isEager />
      {media.length > 1 && (
        <div className="pf-pager">
          <IconButton
            look="line"
            label={t('media.previous')}
            icon={<ChevronLeft size={22} />}
            onClick={() => step(-1)}
          />
          <p className="num" aria-live="polite">
            {t('media.position', { index: index + 1, count: media.length })}
          </p>
          <IconButton look="line" label={t('media.next')} icon={<ChevronRight size={22} />} onClick={() => step(1)} />
        </div>
      )}
    </Dialog>
  );
}

/** The smallest file that fills its place, in the best format that the browser reads. */
export function MediaImage({ media, alt, sizes, isEager }: MediaImageProps) {
  const { url, sources, width, height } = media;
  return (
    <picture className="contents">
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={url}
        alt={alt}
        lang="de"
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
