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
    if (index < processed) return quarantined.has(index) ? 'quarantined' : 'taken';
    return index === processed && status === 'running' ? 'now' : 'open';
  };
  return (
    <div
      className="first:flex first:items-end first:justify-between first:gap-4 max-md:first:flex-col max-md:first:items-stretch grid grid-cols-[repeat(14,1fr)] gap-[4px] mt-5 max-md:grid-cols-[repeat(7,1fr)]"
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
          <i
            className="grid place-items-center h-9 rounded-cell bg-sheet shadow-[inset_0_0_0_1px_var(--line-2)] not-italic font-bold data-[cell=taken]:bg-shift-n data-[cell=taken]:text-shift-n-on data-[cell=taken]:shadow-none data-[cell=held]:[background:var(--hatch)] data-[cell=held]:shadow-[inset_0_0_0_1.5px_var(--shift-s-ink)] data-[cell=held]:text-shift-s-ink data-[cell=now]:bg-marker data-[cell=now]:shadow-[inset_0_0_0_2px_var(--ink)]"
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells stand for positions
            key={index}
            data-cell={look}
          >
            {look === 'taken' ? <Check size={16} /> : look === 'quarantined' ? '!' : null}
          </i>
        );
      })}
    </div>
  );
}
