import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { OwnMediaItem } from '@stellenvisite/contract/employer-media.schema';
import { clsx } from 'clsx';
import { Crop, GripVertical, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { MediaPicture } from './media-picture.tsx';

type GalleryCardProps = {
  item: OwnMediaItem;
  place: number;
  mayChange: boolean;
  onEdit: (item: OwnMediaItem) => void;
  onRemove: (item: OwnMediaItem) => void;
  isLifted?: boolean;
  /** What makes the handle one. */
  handle?: ComponentProps<'button'>;
};

export function SortableCard(props: Omit<GalleryCardProps, 'isLifted' | 'handle'>) {
  const { t } = useTranslation('employer-media');
  const { item, place, mayChange } = props;
  const sortable = useSortable({ id: item.id, disabled: !mayChange });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, newIndex } =
    sortable;
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li ref={setNodeRef} style={style} className={clsx('md-place', isDragging && 'md-slot')}>
      {isDragging && <span>{t('order.slot', { place: newIndex + 1 })}</span>}
      <GalleryCard
        {...props}
        place={place}
        handle={{
          ...attributes,
          ...listeners,
          ref: setActivatorNodeRef,
          'aria-roledescription': t('order.role'),
        }}
      />
    </li>
  );
}

export function GalleryCard({ item, place, mayChange, onEdit, onRemove, isLifted, handle }: GalleryCardProps) {
  const { t } = useTranslation('employer-media');
  const { alt, caption, name, status, original } = item;
  const isDescribed = alt !== '';
  const title = caption || (isDescribed ? alt : name);
  return (
    <figure className={clsx('md-item', isLifted && 'md-lifted', !isDescribed && 'md-undescribed')}>
      <div className="md-pic">
        <MediaPicture item={item} sizes="(width < 54rem) 90vw, 260px" />
        <b className="md-number num" aria-hidden="true">
          {place}
        </b>
        {mayChange && (
          <IconButton
            {...handle}
            label={t('order.handle', { name: title, place })}
            icon={<GripVertical size={20} />}
            className="md-handle"
          />
        )}
      </div>
      <figcaption>
        {isDescribed ? (
          <>
            {caption && <b lang="de">{caption}</b>}
            <span lang="de">{alt}</span>
          </>
        ) : (
          <>
            <b>{t('gallery.missing')}</b>
            <span>{t(status === 'converting' ? 'up.converting' : 'gallery.missingText')}</span>
          </>
        )}
      </figcaption>
      {mayChange && (
        <div className="md-foot">
          <button
            type="button"
            className="md-text"
            aria-label={t(isDescribed ? 'editNamed' : 'describeNamed', { name: title })}
            onClick={() => onEdit(item)}
          >
            {t(isDescribed ? 'editIt' : 'describe')}
          </button>
          {original && (
            <IconButton
              label={t('cropNamed', { name: title })}
              icon={<Crop size={20} />}
              onClick={() => onEdit(item)}
            />
          )}
          <IconButton
            label={t('removeNamed', { name: title })}
            icon={<Trash2 size={20} />}
            onClick={() => onRemove(item)}
          />
        </div>
      )}
    </figure>
  );
}
