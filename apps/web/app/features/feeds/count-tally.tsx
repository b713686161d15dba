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
    <dl className="fd-tally">
      {shownCounts(counts).map((name) => (
        <div key={name} className={clsx(name === 'quarantined' && counts[name] > 0 && 'fd-gap')}>
          <dt>{t(`count.${name}`)}</dt>
          <dd className="num">{number(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

export function shownCounts(counts: FeedCounts | null): readonly ShownCount[] {
  return COUNTS.filter((name) => name !== 'ended' || (counts?.ended ?? 0) > 0);
}
