import type { MappingField } from '@stellenvisite/contract/feeds/feed-mapping';
import type { FeedMapping } from '@stellenvisite/contract/feeds/feed-mapping.schema';
import type { FeedStructure } from '@stellenvisite/contract/feeds/feed-structure.schema';
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
      <p className="mp-node" aria-hidden="true">
        <code>
          <ChevronDown size={16} />
          {item.split('/').at(-1)}
        </code>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a tree is a list whose entries take the focus in turn */}
      <ul className="mp-tree" role="tree" aria-label={t('mapper.tree')} onKeyDown={onKeyDown}>
        {elements.map(({ path, name, depth, sample }) => {
          const reads = fieldReading(mapping, path);
          const isSelected = reads === field;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys of all its entries
            <li
              key={path}
              ref={(node) => {
                if (node) nodes.current.set(path, node);
                else nodes.current.delete(path);
              }}
              role="treeitem"
              aria-level={depth + 1}
              aria-selected={isSelected}
              data-selected={isSelected || undefined}
              data-depth={Math.min(depth, 3)}
              tabIndex={path === current ? 0 : -1}
              onClick={() => {
                setActive(path);
                onAssign(path);
              }}
              onFocus={() => setActive(path)}
            >
              <div className="mp-node">
                <span className="min-w-0">
                  <code>{name}</code>
                  {sample && <small>{sample}</small>}
                </span>
                {reads ? (
                  <b>
                    <ArrowRight size={14} />
                    {t(`field.${reads}`)}
                  </b>
                ) : (
                  sample && <em>{t('mapper.free')}</em>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
