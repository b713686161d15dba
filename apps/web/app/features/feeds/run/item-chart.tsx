import type { FeedDay } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import { isWeekend } from '../list/day-strip.tsx';
import { useFeedWords } from '../use-feed-words.ts';

const HEIGHT = 248;

/** Up to this many jobs each is a block of its own; beyond it a block represents several. */
const MAX_BLOCKS = 24;

const GAP = 2;

type ItemChartProps = { history: readonly FeedDay[]; usual: number };

/** The jobs in the feed day by day, as blocks; those missing on the last day are outlined. */
export function ItemChart({ history, usual }: ItemChartProps) {
  const { t, number } = useFeedWords();
  const most = Math.max(1, usual, ...history.map(({ items }) => items ?? 0));
  const perBlock = Math.ceil(most / MAX_BLOCKS);
  const blocks = Math.ceil(most / perBlock);
  const last = history.at(-1);
  const missing = last?.items != null ? Math.max(0, usual - last.items) : 0;
  return (
    <>
      <ol className="relative grid grid-cols-[repeat(14,1fr)] mt-4 border-r border-r-line [&_[data-today]>span]:rounded-[3px] [&_[data-today]>span]:bg-ink [&_[data-today]>span]:text-paper [&_[data-today]>span]:font-semibold [&_[data-small]>b]:text-warn max-md:grid-cols-[repeat(7,1fr)] max-md:[&>:nth-child(-n_+_7)]:hidden">
        {history.map((day) => {
          const isLast = day === last;
          const items = day.items ?? 0;
          return (
            <li
              key={day.day}
              className={clsx(
                'grid content-end justify-items-center gap-[6px] border-l border-l-line',
                isWeekend(day.day) && 'bg-sheet-2',
              )}
              data-today={isLast || undefined}
              data-small={(isLast && missing > 0) || undefined}
            >
              <b className="font-display font-semibold text-fs-9 leading-[1.3] tabular-nums">
                {day.items === null ? '–' : number(day.items)}
                <span className="visually-hidden py-[2px] px-[4px] text-ink-2 text-fs-9 leading-[1.2]">
                  {' '}
                  {t('tooSmall.day', { date: formatDate(`${day.day}T12:00:00Z`) })}
                </span>
              </b>
              <Blocks
                there={Math.round(items / perBlock)}
                missing={isLast ? Math.round(missing / perBlock) : 0}
                blocks={blocks}
              />
              <span className="py-[2px] px-[4px] text-ink-2 text-fs-9 leading-[1.2]" aria-hidden="true">
                {Number(day.day.slice(-2))}.
              </span>
            </li>
          );
        })}
      </ol>
      <ul className="flex flex-wrap gap-x-5 gap-y-[6px] mt-3 text-fs-9 text-ink-2">
        <li className="inline-flex items-center gap-[8px]">
          <i className="w-[18px] h-[8px] rounded-[2px] bg-shift-n" aria-hidden="true" />
          {t('tooSmall.block', { count: perBlock })}
        </li>
        <li className="inline-flex items-center gap-[8px]">
          <i
            aria-hidden="true"
            className="w-[18px] h-[8px] rounded-[2px] [background:var(--hatch)] shadow-[inset_0_0_0_1.5px_var(--shift-s-ink)]"
          />
          {t('tooSmall.missing', { count: missing })}
        </li>
      </ul>
    </>
  );
}

function Blocks({ there, missing, blocks }: { there: number; missing: number; blocks: number }) {
  const step = HEIGHT / blocks;
  return (
    <svg
      className="w-[calc(100%_-_10px)] h-62 border-b-2 border-b-ink"
      viewBox={`0 0 20 ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: there + missing }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one column, counted from below
          key={index}
          className={index < there ? 'fill-shift-n' : 'fill-shift-s-tint stroke-shift-s-ink stroke-[1.5]'}
          vectorEffect="non-scaling-stroke"
          x={index < there ? 0 : 0.5}
          width={index < there ? 20 : 19}
          y={HEIGHT - (index + 1) * step + GAP / 2}
          height={Math.max(1, step - GAP)}
        />
      ))}
    </svg>
  );
}
