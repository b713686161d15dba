import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { clsx } from 'clsx';
import { GripVertical, Pencil } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { moveItem, type OwnDepartment } from './department-form.tsx';

type DepartmentTowerProps = {
  departments: readonly OwnDepartment[];
  chosen: string | null;
  mayChange: boolean;
  onOrder: (departments: OwnDepartment[]) => void;
  onEdit: (department: OwnDepartment) => void;
};

type Dragged = { id: string; before: readonly OwnDepartment[] };

/** Floors are moved by pointer, or by Space and arrows; Escape puts a floor back where it was. */
export function DepartmentTower({ departments, chosen, mayChange, onOrder, onEdit }: DepartmentTowerProps) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'departments' });
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const place = (items: readonly OwnDepartment[], id: string) => items.findIndex((item) => item.id === id);
  const move = (id: string, to: number) => {
    const from = place(departments, id);
    if (to < 0 || to >= departments.length || to === from) return;
    onOrder(moveItem(departments, from, to));
    const name = departments[from]?.name ?? '';
    setAnnouncement(t('moved', { name, place: to + 1, count: departments.length }));
  };
  const press = (event: KeyboardEvent, { id, name }: OwnDepartment) => {
    const at = place(departments, id);
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      setAnnouncement(t(dragged ? 'dropped' : 'lifted', { name, place: at + 1, count: departments.length }));
      setDragged(dragged ? null : { id, before: departments });
    } else if (dragged?.id === id && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(id, at + (event.key === 'ArrowUp' ? -1 : 1));
    } else if (dragged?.id === id && event.key === 'Escape') {
      event.preventDefault();
      onOrder([...dragged.before]);
      setAnnouncement(t('restored', { name, place: place(dragged.before, id) + 1, count: departments.length }));
      setDragged(null);
    }
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(String(active.id), place(departments, String(over.id)));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <div className="border-b-3 border-b-wall">
        <div className="relative h-9 mt-5 mx-[5%] border-2 border-wall border-b-0 bg-shift-n" aria-hidden="true">
          <i className="absolute -top-5.5 left-10 grid place-items-center w-6 h-6 border-2 border-wall rounded-[50%] bg-sheet font-text font-bold text-[0.75rem] leading-none">
            H
          </i>
        </div>
        <ol className="border-2 border-wall border-b-0 rounded-t-[3px] rounded-b-none bg-sheet" aria-label={t('list')}>
          {departments.map((department, index) => (
            <Floor
              key={department.id}
              department={department}
              level={departments.length - 1 - index}
              isChosen={chosen === department.id}
              isDragged={dragged?.id === department.id}
              mayChange={mayChange}
              onPress={(event) => press(event, department)}
              onLeave={() => setDragged(null)}
              onEdit={() => onEdit(department)}
            />
          ))}
        </ol>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </DndContext>
  );
}

type FloorProps = {
  department: OwnDepartment;
  level: number;
  isChosen: boolean;
  isDragged: boolean;
  mayChange: boolean;
  onPress: (event: KeyboardEvent) => void;
  onLeave: () => void;
  onEdit: () => void;
};

function Floor({ department, level, isChosen, isDragged, mayChange, onPress, onLeave, onEdit }: FloorProps) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'departments' });
  const { id, name, lead, nursingLead, beds, jobs } = department;
  const drag = useDraggable({ id });
  const drop = useDroppable({ id });
  const offset = drag.transform ? { translate: `0 ${drag.transform.y}px` } : undefined;
  return (
    <li
      ref={(element) => {
        drag.setNodeRef(element);
        drop.setNodeRef(element);
      }}
      className={clsx(
        'grid grid-cols-[2.75rem_2.25rem_minmax(0,1fr)_4.5rem_4.5rem_2.75rem] items-center gap-3 min-h-17 py-1 pr-3 pl-1 not-first:border-t not-first:border-t-wall max-[48rem]:grid-cols-[2.75rem_2.25rem_minmax(0,1fr)_2.75rem]',
        isChosen || isDragged ? 'bg-marker-soft' : 'bg-sheet',
        drag.isDragging
          ? 'relative z-1 shadow-pop'
          : drop.isOver
            ? 'shadow-[inset_0_3px_0_var(--marker-2)]'
            : (isChosen || isDragged) && 'shadow-[inset_6px_0_0_var(--marker-2)]',
      )}
      style={offset}
    >
      {mayChange ? (
        <button
          type="button"
          className="grid place-items-center w-11 h-11 text-ink-2 cursor-grab touch-none"
          aria-label={t(isDragged ? 'dragged' : 'grip', { name })}
          aria-pressed={isDragged}
          onPointerDown={(event) => drag.listeners?.onPointerDown?.(event)}
          onKeyDown={onPress}
          onBlur={onLeave}
        >
          <GripVertical size={20} />
        </button>
      ) : (
        <span />
      )}
      <span
        className="num grid place-items-center w-9 h-9 rounded-cell bg-shift-n text-shift-n-on font-bold text-fs-7 leading-none"
        aria-hidden="true"
      >
        {level}
      </span>
      <div className="min-w-0" lang="de">
        <b className="block font-display font-semibold text-fs-7 leading-[1.25] wrap-anywhere">{name}</b>
        <small className="block text-fs-8 text-ink-2">{lead ?? nursingLead ?? ''}</small>
      </div>
      <p className="max-[48rem]:hidden">
        {beds !== null && (
          <>
            <b className="num block font-semibold text-fs-7 leading-[1.25] wrap-anywhere">{beds}</b>{' '}
            <small className="block text-fs-8 text-ink-2">{t('beds', { count: beds })}</small>
          </>
        )}
      </p>
      <p className="max-[48rem]:hidden">
        <b className="num block font-semibold text-fs-7 leading-[1.25] wrap-anywhere">{jobs}</b>{' '}
        <small className="block text-fs-8 text-ink-2">{t('jobsShort', { count: jobs })}</small>
      </p>
      {mayChange ? <IconButton label={t('edit', { name })} icon={<Pencil size={20} />} onClick={onEdit} /> : <span />}
    </li>
  );
}
