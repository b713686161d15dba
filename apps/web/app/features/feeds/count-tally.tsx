import type { FeedCounts } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { clsx } from 'clsx';
import { useFeedWords } from './use-feed-words.ts';

/** Always in this order. */
const COUNTS = ['created', 'updated', 'unchanged', 'paused', 'ended', 'quarantined'] as const;
type ShownCount = (typeof COUNTS)[number];

/** The counts of a run; those that have ended stand there only where there are any. */
export function CountTally({ counts }: { counts: FeedCounts }) {
  const { t, number } = useFeedWords();
  return (
    <dl className="grid grid-flow-col auto-cols-fr border-t border-t-line max-md:grid-flow-row max-md:grid-cols-3 max-md:gap-px max-md:bg-line max-md:has-[>_:nth-child(5):last-child]:after:bg-sheet">
      {shownCounts(counts).map((name) => (
        <div
          key={name}
          className={clsx(
            'py-4 px-5 not-first:border-l not-first:border-l-line max-md:py-[12px] max-md:px-gutter max-md:not-first:border-l-0',
            name === 'quarantined' && counts[name] > 0
              ? '[background:var(--hatch)] max-md:[background:var(--hatch),var(--sheet)]'
              : 'max-md:bg-sheet',
          )}
        >
          <dt
            className={clsx(
              'text-fs-9 leading-[1.3]',
              name === 'quarantined' && counts[name] > 0 ? 'text-shift-s-ink' : 'text-ink-2',
            )}
          >
            {t(`count.${name}`)}
          </dt>
          <dd
            className={clsx(
              'num mt-[2px] font-semibold text-[1.75rem] leading-head',
              name === 'quarantined' && counts[name] > 0 && 'text-shift-s-ink',
            )}
          >
            {number(counts[name])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function shownCounts(counts: FeedCounts | null): readonly ShownCount[] {
  return COUNTS.filter((name) => name !== 'ended' || (counts?.ended ?? 0) > 0);
}
