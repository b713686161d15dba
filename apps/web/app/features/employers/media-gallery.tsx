import type { EmployerMedia } from '@stellenvisite/contract/employers/employers.schema';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

type MediaImageProps = { media: EmployerMedia; alt: string; sizes: string; isEager?: boolean; className: string };

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

const LAYOUTS = {
  wall: 'grid-cols-3 auto-rows-[17rem] max-lg:grid-cols-2 max-sm:grid-cols-1 max-sm:auto-rows-[14rem]',
  teaser:
    'grid-cols-[2fr_1fr_1fr] auto-rows-[16rem] max-lg:grid-cols-2 max-sm:grid-cols-1 max-sm:auto-rows-[14rem] lg:[&>:first-child:nth-last-child(n+4)]:row-span-2 max-lg:[&>:first-child]:col-span-full',
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
      <ul className={clsx('grid gap-3', LAYOUTS[layout])}>
        {media.map((picture, index) => (
          <li key={picture.id}>
            <a
              className="group/floor relative block h-full overflow-hidden bg-sheet-2 border border-line rounded-control"
              href={picture.url}
              onClick={open(index)}
              aria-label={t('media.open', { alt: picture.caption ?? picture.alt })}
            >
              <MediaImage className="w-full h-full object-cover" media={picture} alt="" sizes={SIZES[layout]} />
              {picture.caption && (
                <span
                  className="absolute left-0 right-0 bottom-0 py-2.5 px-4 bg-sheet border-t border-t-line text-fs-8 font-semibold leading-[1.3] group-hover/floor:underline"
                  lang="de"
                >
                  {picture.caption}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {shown !== null && <MediaLightbox media={media} index={shown} onShow={setShown} onClose={() => setShown(null)} />}
    </>
  );
}

/** Renders one picture at a time; the arrow keys go through them, Escape closes. */
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
    <Dialog
      open
      onClose={onClose}
      wide
      phoneBottom={false}
      className="w-[min(72rem,calc(100vw_-_2rem))] max-h-[calc(100dvh_-_2rem)] [&_.dlg-body]:flex [&_.dlg-body]:flex-col [&_.dlg-body]:gap-4 [&_.dlg-body]:p-4 [&_.dlg-body]:min-h-0"
      title={caption ?? alt}
    >
      <MediaImage
        key={picture.url}
        className="flex-auto min-h-0 w-full h-auto max-h-[calc(100dvh-13rem)] object-contain bg-sheet-2 rounded-control"
        media={picture}
        alt={alt}
        sizes="min(1120px, 100vw)"
        isEager
      />
      {media.length > 1 && (
        <div className="flex items-center justify-center gap-5 text-fs-7 text-ink-2">
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

/** Renders the smallest file that fills its place, in the best format that the browser reads. */
export function MediaImage({ media, alt, sizes, isEager, className }: MediaImageProps) {
  const { url, sources, width, height } = media;
  return (
    <picture className="contents">
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={className}
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
