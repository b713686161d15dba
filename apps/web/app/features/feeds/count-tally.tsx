import type { FeedCounts } from '@stellenvisite/contract/feed-runs.schema';
import { clsx } from 'clsx';
import { useFeedWords } from './use-feed-words.ts';

/** Always in this order. */
export const SHOWN_COUNTS = ['created', 'updated', 'unchanged', 'paused', 'quarantined'] as const;

/** The five counts of a run. Ended jobs have been paused before and count with them. */
export function CountTally({ counts }: { counts: FeedCounts }) {
  const { t, number } = useFeedWords();
  return (
    <dl className="fd-tally">
      {SHOWN_COUNTS.map((name) => {
        const value = shownCount(counts, name);
        return (
          <div key={name} className={clsx(name === 'quarantined' && value > 0 && 'fd-gap')}>
            <dt>{t(`count.${name}`)}</dt>
            <dd className="num">{number(value)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

export function shownCount(counts: FeedCounts, name: (typeof SHOWN_COUNTS)[number]): number {
  return name === 'paused' ? counts.paused + counts.ended : counts[name];
}
