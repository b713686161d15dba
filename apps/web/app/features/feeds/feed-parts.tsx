import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FEEDS_PATH } from './feed-paths.ts';

/** Classes of the tables that list the jobs of a run or a check; on a phone each row becomes a block. */
export const ITEM_TABLE = {
  table: 'w-full border-collapse text-fs-8 leading-[1.4] [&_tr:has(details[open])>*]:align-top max-md:block',
  head: 'max-md:absolute max-md:[clip-path:inset(50%)] max-md:w-[1px] max-md:h-[1px] max-md:overflow-hidden',
  row: 'max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-[14px] max-md:gap-y-[6px] max-md:py-[14px] max-md:px-gutter max-md:border-t max-md:border-t-line',
  headCell:
    'px-3 border-t border-t-line text-left align-middle h-10 font-text font-medium text-fs-9 leading-[1.2] text-ink-2 whitespace-nowrap first:pl-5 last:pr-5 max-md:nth-[n]:h-auto max-md:nth-[n]:p-0 max-md:nth-[n]:border-0',
  rowHead:
    'h-13 py-[10px] px-3 border-t border-t-line text-left align-middle font-normal first:pl-5 last:pr-5 max-md:nth-[n]:h-auto max-md:nth-[n]:p-0 max-md:nth-[n]:border-0',
  cell: "h-13 py-[10px] px-3 border-t border-t-line text-left align-middle font-normal first:pl-5 last:pr-5 max-md:nth-[n]:h-auto max-md:nth-[n]:p-0 max-md:nth-[n]:border-0 max-md:data-wide:col-span-full max-md:data-label:before:content-[attr(data-label)_'_'] max-md:data-label:before:text-ink-2",
} as const;

/** Appears where the buttons are for others. */
export function MayNotChange() {
  return (
    <p className="py-[7px] px-[10px] rounded-cell bg-sheet shadow-[inset_0_0_0_1px_var(--line)] text-ink-2 text-fs-8">
      {useTranslation('feeds').t('mayNot')}
    </p>
  );
}

export function BackToFeeds() {
  return (
    <Link
      className="inline-flex items-center gap-[2px] min-h-tap -mt-[12px] mr-0 -ml-[4px] font-text font-medium text-fs-8 leading-none text-ink-2 hover:text-ink"
      to={FEEDS_PATH}
    >
      <ChevronLeft size={18} />
      {useTranslation('feeds').t('title')}
    </Link>
  );
}

const CELL_LOOK: Record<string, string> = {
  good: 'bg-good-tint text-good',
  missing: '[background:var(--hatch)] shadow-[inset_0_0_0_1.5px_var(--shift-s-ink)] text-shift-s-ink',
  you: 'bg-marker text-on-marker',
  open: 'border-[1.5px] border-dashed border-line-2 text-ink-2',
  plain: 'shadow-[inset_0_0_0_1px_var(--line-2)] text-ink-2',
};

/** The drawn cells above the words of a state, each as `look:text`; the look is `good`, `missing`, `you`, `open` or nothing. */
export function StateCells({ cells }: { cells: readonly string[] }) {
  return (
    <div className="flex flex-wrap gap-[4px] mb-3" aria-hidden="true">
      {cells.map((cell, index) => {
        const [look = '', text = ''] = cell.split(':');
        return (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a drawing never change places
            key={index}
            className={clsx(
              'grid place-items-center w-8 h-8 rounded-cell font-display font-bold text-fs-8 leading-none',
              CELL_LOOK[look] ?? CELL_LOOK.plain,
            )}
          >
            {text}
          </i>
        );
      })}
    </div>
  );
}
