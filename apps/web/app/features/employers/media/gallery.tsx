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
import { MediaCard, TextAction } from './shared/media-card.tsx';
import { HATCHED, MediaPicture } from './single-pictures.tsx';

type GalleryCardProps = {
  className?: string;
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
    <MediaCard
      title={t('gallery.title')}
      titleId="md-gallery"
      lead={
        <p className="text-ink-2 text-fs-8 leading-[1.45]">
          {t('gallery.count', {
            count: items.length,
            max: MAX_GALLERY_PICTURES,
            shown: items.filter(({ isPublic }) => isPublic).length,
          })}
        </p>
      }
      aside={
        undescribed > 0 && (
          <Badge kind="warn" icon={<TriangleAlert size={16} />}>
            {t('gallery.undescribed', { count: undescribed })}
          </Badge>
        )
      }
    >
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
          <ol className="grid grid-cols-3 gap-4 pt-0 px-5 pb-5 max-md:grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] max-md:px-gutter">
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
    </MediaCard>
  );
}

function OrderKeys() {
  const { t } = useTranslation('employer-media');
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1.5 py-3 px-5 border-t border-t-line text-ink-2 text-fs-9 max-md:hidden">
      <b className="text-ink font-semibold">{t('order.title')}</b>
      <span className="inline-flex items-center gap-1.5">
        <Key>{t('order.space')}</Key> {t('order.lift')}
      </span>
      <span className="inline-flex items-center gap-1.5">
        {['←', '→', '↑', '↓'].map((key) => (
          <Key key={key}>{key}</Key>
        ))}{' '}
        {t('order.move')}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Key>{t('order.space')}</Key> {t('order.drop')}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Key>Esc</Key> {t('order.cancel')}
      </span>
    </p>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="py-0.5 px-1.5 border border-line-2 rounded-[3px] bg-sheet font-text font-medium text-fs-9 leading-[1.3]">
      {children}
    </kbd>
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
    <li
      ref={setNodeRef}
      style={style}
      className={clsx(
        'relative grid min-w-0',
        isDragging &&
          'border-[1.5px] border-dashed border-ink-3 rounded-control [background:repeating-linear-gradient(135deg,transparent_0_5px,var(--line)_5px_6px)]',
      )}
    >
      {isDragging && (
        <span className="absolute inset-0 z-1 m-auto w-max h-max py-1.5 px-2.5 rounded-cell bg-sheet text-ink-2 text-fs-8">
          {t('order.slot', { place: newIndex + 1 })}
        </span>
      )}
      <GalleryCard
        {...props}
        place={place}
        className={clsx(isDragging && 'opacity-0')}
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

function GalleryCard({ item, place, mayChange, onEdit, onRemove, isLifted, handle, className }: GalleryCardProps) {
  const { t } = useTranslation('employer-media');
  const { alt, caption, name, status, original } = item;
  const isDescribed = alt !== '';
  const title = caption || (isDescribed ? alt : name);
  return (
    <figure
      className={clsx(
        'flex flex-col m-0 overflow-hidden border border-line rounded-control bg-sheet',
        isLifted && '[rotate:-1.2deg] shadow-[0_0_0_3px_var(--marker-2),var(--lift-2,0_12px_32px_rgb(11_17_45_/_25%))]',
        className,
      )}
    >
      <div className="relative h-37 bg-sheet-2">
        <MediaPicture className="w-full h-full object-cover" item={item} sizes="(width < 54rem) 90vw, 260px" />
        <b
          className="num absolute left-2 top-2 grid place-items-center min-w-7 h-7 rounded-cell bg-sheet shadow-[0_0_0_1px_var(--line-2)] font-semibold text-fs-8 leading-none"
          aria-hidden="true"
        >
          {place}
        </b>
        {mayChange && (
          <IconButton
            {...handle}
            label={t('order.handle', { name: title, place })}
            icon={<GripVertical size={20} />}
            className={clsx(
              'absolute right-1.5 top-1.5 shadow-[0_0_0_1px_var(--line-2)] touch-none',
              isLifted ? 'bg-marker text-on-marker cursor-grabbing' : 'bg-sheet text-ink-2 cursor-grab',
            )}
          />
        )}
      </div>
      <figcaption
        className={clsx(
          'flex-1 pt-2.5 px-3 text-fs-8 leading-[1.4] wrap-anywhere',
          isDescribed ? 'pb-1' : `${HATCHED} pb-2`,
        )}
      >
        {isDescribed ? (
          <>
            {caption && (
              <b className="block font-semibold" lang="de">
                {caption}
              </b>
            )}
            <span className="line-clamp-2 text-ink-2" lang="de">
              {alt}
            </span>
          </>
        ) : (
          <>
            <b className="block font-semibold text-warn">{t('gallery.missing')}</b>
            <span className="line-clamp-2 text-ink">
              {t(status === 'converting' ? 'up.converting' : 'gallery.missingText')}
            </span>
          </>
        )}
      </figcaption>
      {mayChange && (
        <div className="flex items-center pt-0 pr-0.5 pb-0.5 pl-2.5">
          <TextAction
            className="mr-auto"
            aria-label={t(isDescribed ? 'editNamed' : 'describeNamed', { name: title })}
            onClick={() => onEdit(item)}
          >
            {t(isDescribed ? 'editIt' : 'describe')}
          </TextAction>
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
