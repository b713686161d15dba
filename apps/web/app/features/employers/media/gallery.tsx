import {
  type Announcements,
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { MAX_GALLERY_PICTURES } from '@stellenvisite/contract/employers/employer-media';
import type { OwnMediaItem } from '@stellenvisite/contract/employers/employer-media.schema';
import { clsx } from 'clsx';
import { Crop, GripVertical, Trash2, TriangleAlert } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MediaPicture } from './single-pictures.tsx';

type GalleryCardProps = {
  item: OwnMediaItem;
  place: number;
  mayChange: boolean;
  onEdit: (item: OwnMediaItem) => void;
  onRemove: (item: OwnMediaItem) => void;
  isLifted?: boolean;
  /** Props that make a button the drag handle. */
  handle?: ComponentProps<'button'>;
};

export type GalleryProps = {
  items: readonly OwnMediaItem[];
  mayChange: boolean;
  onOrder: (ids: string[]) => void;
  onEdit: (item: OwnMediaItem) => void;
  onRemove: (item: OwnMediaItem) => void;
};

/** The pictures in their order, which is changed by dragging or by keyboard. */
export function Gallery({ items, mayChange, onOrder, onEdit, onRemove }: GalleryProps) {
  const { t } = useTranslation('employer-media');
  const [activeId, setActiveId] = useState<UniqueIdentifier | null>(null);
  const hasMoved = useRef(false);
  const sensors = useSensors(
    // A press that does not move is a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const nameAt = (id: UniqueIdentifier) => {
    const item = items.find((each) => each.id === id);
    return item?.caption || item?.alt || item?.name || '';
  };
  const place = (id: UniqueIdentifier, over: UniqueIdentifier = id) =>
    t('order.place', { name: nameAt(id), place: ids.indexOf(String(over)) + 1, count: ids.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${t('order.lifted')} ${place(active.id)}`,
    // Over its own place before it was moved there is nothing to add to "lifted".
    onDragOver: ({ active, over }) => {
      hasMoved.current ||= over !== null && over.id !== active.id;
      return over && hasMoved.current ? place(active.id, over.id) : undefined;
    },
    onDragEnd: ({ active, over }) => `${t('order.dropped')} ${place(active.id, over?.id)}`,
    onDragCancel: ({ active }) => `${t('order.cancelled')} ${place(active.id)}`,
  };
  const active = items.find(({ id }) => id === activeId);
  const undescribed = items.filter(({ alt }) => alt === '').length;
  const actions = { mayChange, onEdit, onRemove };
  return (
    <section className="md-card" aria-labelledby="md-gallery">
      <header>
        <div>
          <h2 id="md-gallery">{t('gallery.title')}</h2>
          <p>
            {t('gallery.count', {
              count: items.length,
              max: MAX_GALLERY_PICTURES,
              shown: items.filter(({ isPublic }) => isPublic).length,
            })}
          </p>
        </div>
        {undescribed > 0 && (
          <Badge kind="warn" icon={<TriangleAlert size={16} />}>
            {t('gallery.undescribed', { count: undescribed })}
          </Badge>
        )}
      </header>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('order.instructions') } }}
        onDragStart={({ active: { id } }) => {
          hasMoved.current = false;
          setActiveId(id);
        }}
        onDragCancel={() => setActiveId(null)}
        onDragEnd={({ active: { id }, over }) => {
          setActiveId(null);
          if (over && over.id !== id) onOrder(arrayMove(ids, ids.indexOf(String(id)), ids.indexOf(String(over.id))));
        }}
      >
        <SortableContext items={ids} strategy={rectSortingStrategy}>
          <ol className="md-grid">
            {items.map((item, index) => (
              <SortableCard key={item.id} item={item} place={index + 1} {...actions} />
            ))}
          </ol>
        </SortableContext>
        <DragOverlay>
          {active && <GalleryCard item={active} place={ids.indexOf(active.id) + 1} isLifted {...actions} />}
        </DragOverlay>
      </DndContext>
      {mayChange && items.length > 1 && <OrderKeys />}
    </section>
  );
}

function OrderKeys() {
  const { t } = useTranslation('employer-media');
  return (
    <p className="md-keys">
      <b>{t('order.title')}</b>
      <span>
        <kbd>{t('order.space')}</kbd> {t('order.lift')}
      </span>
      <span>
        {['←', '→', '↑', '↓'].map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}{' '}
        {t('order.move')}
      </span>
      <span>
        <kbd>{t('order.space')}</kbd> {t('order.drop')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('order.cancel')}
      </span>
    </p>
  );
}

function SortableCard(props: Omit<GalleryCardProps, 'isLifted' | 'handle'>) {
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

function GalleryCard({ item, place, mayChange, onEdit, onRemove, isLifted, handle }: GalleryCardProps) {
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
