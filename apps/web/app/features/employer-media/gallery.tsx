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
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { MAX_GALLERY_PICTURES } from '@stellenvisite/contract/employer-media';
import type { OwnMediaItem } from '@stellenvisite/contract/employer-media.schema';
import { TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { GalleryCard, SortableCard } from './gallery-card.tsx';
import { OrderKeys } from './order-keys.tsx';

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
