import type { EmployerMedia } from '@stellenvisite/contract/employers.schema';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MediaImage } from './media-image.tsx';

type LightboxProps = {
  media: readonly EmployerMedia[];
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** One picture at a time; the arrow keys go through them, Escape closes. */
export function MediaLightbox({ media, index, onShow, onClose }: LightboxProps) {
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
