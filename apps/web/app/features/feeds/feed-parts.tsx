import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FEEDS_PATH } from './feed-paths.ts';

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
      className="inline-flex items-center gap-[2px] min-h-tap -mt-[12px] -mb-[4px] mr-0 -ml-[4px] font-text font-medium text-fs-8 leading-none text-ink-2 hover:text-ink"
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
