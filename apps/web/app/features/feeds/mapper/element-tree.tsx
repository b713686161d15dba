import type { MappingField } from '@stellenvisite/contract/feeds/feed-mapping';
import type { FeedMapping } from '@stellenvisite/contract/feeds/feed-mapping.schema';
import type { FeedStructure } from '@stellenvisite/contract/feeds/feed-structure.schema';
import { clsx } from 'clsx';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldReading } from './mapping-state.ts';

export type TreeHandle = { focus: (path: string | null) => void };

type ElementTreeProps = {
  structure: FeedStructure;
  mapping: FeedMapping;
  field: MappingField;
  onAssign: (path: string) => void;
  /** Back to the fields, nothing assigned. */
  onLeave: () => void;
  ref: Ref<TreeHandle>;
};

/** The elements of one job of the feed. One of them has the focus, arrows move it, Enter gives it to the selected field. */
const DEPTH_LOOK = ['pl-9.5', 'pl-14', 'pl-18.5', 'pl-23'];

export function ElementTree({ structure, mapping, field, onAssign, onLeave, ref }: ElementTreeProps) {
  const { t } = useTranslation('feeds');
  const { elements, item } = structure;
  const paths = elements.map(({ path }) => path);
  const [active, setActive] = useState(paths[0] ?? '');
  const nodes = useRef(new Map<string, HTMLLIElement>());
  const current = paths.includes(active) ? active : (paths[0] ?? '');
  const moveTo = (path: string | undefined) => {
    if (!path) return;
    setActive(path);
    nodes.current.get(path)?.focus();
  };
  useImperativeHandle(ref, () => ({ focus: (path) => moveTo(path && paths.includes(path) ? path : current) }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = paths.indexOf(current);
    const act: Record<string, () => void> = {
      ArrowDown: () => moveTo(paths[at + 1]),
      ArrowUp: () => moveTo(paths[at - 1]),
      Home: () => moveTo(paths[0]),
      End: () => moveTo(paths.at(-1)),
      ArrowLeft: onLeave,
      ArrowRight: onLeave,
      Escape: onLeave,
      Enter: () => onAssign(current),
    };
    const does = act[event.key];
    if (!does) return;
    event.preventDefault();
    event.stopPropagation();
    does();
  };
  return (
    <>
      <p
        className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-[8px] items-center min-h-tap py-[3px] pr-3 pl-5 leading-[1.3] cursor-pointer hover:bg-sheet-2"
        aria-hidden="true"
      >
        <code className="flex items-center gap-[5px] text-ink [font:600_0.8125rem_/_1.3_ui-monospace,'DejaVu_Sans_Mono',Menlo,Consolas,monospace] wrap-anywhere">
          <ChevronDown className="-ml-[5px] text-ink-3" size={16} />
          {item.split('/').at(-1)}
        </code>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a tree is a list whose entries take the focus in turn */}
      <ul className="py-2" role="tree" aria-label={t('mapper.tree')} onKeyDown={onKeyDown}>
        {elements.map(({ path, name, depth, sample }) => {
          const reads = fieldReading(mapping, path);
          const isSelected = reads === field;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys of all its entries
            <li
              className="group focus-visible:outline-0"
              key={path}
              ref={(node) => {
                if (node) nodes.current.set(path, node);
                else nodes.current.delete(path);
              }}
              role="treeitem"
              aria-level={depth + 1}
              aria-selected={isSelected}
              tabIndex={path === current ? 0 : -1}
              onClick={() => {
                setActive(path);
                onAssign(path);
              }}
              onFocus={() => setActive(path)}
            >
              <div
                className={clsx(
                  'relative grid grid-cols-[minmax(0,1fr)_auto] gap-[8px] items-center min-h-tap py-[3px] pr-3 leading-[1.3] cursor-pointer hover:bg-sheet-2 group-focus-visible:[outline:2px_solid_var(--focus)] group-focus-visible:-outline-offset-2',
                  DEPTH_LOOK[Math.min(depth, 3)],
                  isSelected && 'bg-marker-soft shadow-[inset_6px_0_0_var(--marker-2)]',
                )}
              >
                <span className="min-w-0">
                  <code className="flex items-center gap-[5px] text-ink [font:600_0.8125rem_/_1.3_ui-monospace,'DejaVu_Sans_Mono',Menlo,Consolas,monospace] wrap-anywhere">
                    {name}
                  </code>
                  {sample && (
                    <small className="block overflow-hidden text-ink-2 text-fs-9 text-ellipsis whitespace-nowrap">
                      {sample}
                    </small>
                  )}
                </span>
                {reads ? (
                  <b
                    className={clsx(
                      'inline-flex items-center gap-[4px] min-h-6 px-[7px] rounded-cell font-text font-semibold text-fs-9 leading-[1.1] whitespace-nowrap',
                      isSelected ? 'bg-marker text-on-marker' : 'bg-shift-n-tint text-shift-n-ink',
                    )}
                  >
                    <ArrowRight size={14} />
                    {t(`field.${reads}`)}
                  </b>
                ) : (
                  sample && <em className="text-ink-3 text-fs-9 not-italic whitespace-nowrap">{t('mapper.free')}</em>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
