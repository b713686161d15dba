import type { FeedRun } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { Check } from 'lucide-react';
import { ProgressLine } from '../../../ui/feedback/progress-line.tsx';
import { useFeedWords } from '../use-feed-words.ts';

/** Above this many jobs one cell each would say less than a bar. */
const MAX_CELLS = 40;

type ImportCellsProps = {
  run: Pick<FeedRun, 'processed' | 'items' | 'status'>;
  /** The zero-based positions of quarantined jobs, as far as they are known. */
  quarantined: ReadonlySet<number>;
};

/** How far an import is: one cell a job, or a bar where there are many. */
export function ImportCells({ run, quarantined }: ImportCellsProps) {
  const { t, number } = useFeedWords();
  const { processed, items, status } = run;
  const label = t('progress.label');
  if (items === null || items > MAX_CELLS)
    return <ProgressLine label={label} value={processed} max={Math.max(1, items ?? processed)} />;
  const lookOf = (index: number) => {
    if (index < processed) return quarantined.has(index) ? 'held' : 'taken';
    return index === processed && status === 'running' ? 'now' : 'open';
  };
  return (
    <div
      className="fi-cells"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={items}
      aria-valuenow={processed}
      aria-valuetext={t('progress.of', { done: number(processed), count: items })}
    >
      {Array.from({ length: items }, (_, index) => {
        const look = lookOf(index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells stand for positions
          <i key={index} data-cell={look}>
            {look === 'taken' ? <Check size={16} /> : look === 'held' ? '!' : null}
          </i>
        );
      })}
    </div>
  );
}
