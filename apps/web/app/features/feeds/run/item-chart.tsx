import type { FeedDay } from '@stellenvisite/contract/feed-runs.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { clsx } from 'clsx';
import { isWeekend } from '../list/day-outcome.ts';
import { useFeedWords } from '../use-feed-words.ts';

const HEIGHT = 248;
/** Up to this many jobs each is a block of its own; beyond it a block stands for several. */
const MOST_BLOCKS = 24;
const GAP = 2;

type ItemChartProps = { history: readonly FeedDay[]; usual: number };

/** The jobs in the feed day by day, as blocks; those missing on the last day are outlined. */
export function ItemChart({ history, usual }: ItemChartProps) {
  const { t, number } = useFeedWords();
  const most = Math.max(1, usual, ...history.map(({ items }) => items ?? 0));
  const perBlock = Math.ceil(most / MOST_BLOCKS);
  const blocks = Math.ceil(most / perBlock);
  const last = history.at(-1);
  const missing = last?.items != null ? Math.max(0, usual - last.items) : 0;
  return (
    <>
      <ol className="fh-chart">
        {history.map((day) => {
          const isLast = day === last;
          const items = day.items ?? 0;
          return (
            <li
              key={day.day}
              className={clsx(isWeekend(day.day) && 'fl-weekend')}
              data-today={isLast || undefined}
              data-small={(isLast && missing > 0) || undefined}
            >
              <b>
                {day.items === null ? '–' : number(day.items)}
                <span className="visually-hidden">
                  {' '}
                  {t('tooSmall.day', { date: formatDate(`${day.day}T12:00:00Z`) })}
                </span>
              </b>
              <Blocks
                there={Math.round(items / perBlock)}
                missing={isLast ? Math.round(missing / perBlock) : 0}
                blocks={blocks}
              />
              <span aria-hidden="true">{Number(day.day.slice(-2))}.</span>
            </li>
          );
        })}
      </ol>
      <ul className="fh-key">
        <li>
          <i aria-hidden="true" />
          {t('tooSmall.block', { count: perBlock })}
        </li>
        <li>
          <i aria-hidden="true" className="fh-key-missing" />
          {t('tooSmall.missing', { count: missing })}
        </li>
      </ul>
    </>
  );
}

function Blocks({ there, missing, blocks }: { there: number; missing: number; blocks: number }) {
  const step = HEIGHT / blocks;
  return (
    <svg className="fh-bar" viewBox={`0 0 20 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: there + missing }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one column, counted from below
          key={index}
          className={index < there ? 'fh-there' : 'fh-missing'}
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
