import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';

const STEPS = [1, 2, 2.5, 5, 10];

const TICKS = 4;

export type Point = {
  /** A day of the calendar. */
  at: string;
  value: number;
  label: string;
};

type TimeChartProps = { points: readonly Point[]; kind: 'line' | 'bars'; unit: string; label: string };

const WIDTH = 560;
const HEIGHT = 220;
const LEFT = 44;
const TOP = 14;
const BOTTOM = 26;
const SHOWN_DATES = 5;
/** Sixty days, or eight weeks. */
export const isOfDays = (points: readonly Point[]): boolean => points.length > 20;
/** How many days one point of the mean looks back over, itself included. */
const MEAN_DAYS = 7;
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Bars start at zero; a line may start higher. Weekends are shaded where a point is a day. */
export function TimeChart({ points, kind, unit, label }: TimeChartProps) {
  const { t } = useTranslation('admin-overview');
  const locale = useLocale();
  if (points.length === 0)
    return <p className="text-pretty px-5 text-fs-8 text-ink-2 leading-[1.45]">{t('chart.none')}</p>;
  const { from, to, ticks } = scaleOf(
    points.map(({ value }) => value),
    kind === 'bars',
  );
  const step = (WIDTH - LEFT) / points.length;
  const x = (index: number) => LEFT + step * (index + 0.5);
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - from) / (to - from));
  const isDays = isOfDays(points);
  const every = Math.max(1, Math.floor(points.length / SHOWN_DATES));
  const last = points[points.length - 1];
  return (
    <svg
      className="mx-5 mt-3 block h-auto w-[calc(100%_-_2.5rem)] overflow-visible max-md:mx-(--gutter) max-md:w-[calc(100%_-_2_*_var(--gutter))]"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      {isDays &&
        points.map(({ at }, index) =>
          isWeekend(at) ? (
            <rect
              key={at}
              className="fill-sheet-2"
              x={x(index) - step / 2}
              y={TOP}
              width={step}
              height={y(from) - TOP}
            />
          ) : null,
        )}
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === from ? 'stroke-2 stroke-ink' : 'stroke-line'}
            x1={LEFT}
            x2={WIDTH}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text
            className="fill-ink-2 font-medium text-[12px] leading-none max-md:text-[16px]"
            x={LEFT - 6}
            y={y(tick) + 4}
            textAnchor="end"
          >
            {formatNumber(tick, locale)}
          </text>
        </g>
      ))}
      {kind === 'bars' &&
        points.map(({ at, value }, index) => (
          <rect
            key={at}
            className="fill-shift-n [:root[data-theme=nacht]_&]:fill-[#6f86ee]"
            x={x(index) - step * 0.36}
            width={step * 0.72}
            y={y(value)}
            height={y(from) - y(value)}
          />
        ))}
      {kind === 'bars' && isDays && (
        <polyline
          className="fill-none stroke-2 stroke-ink [stroke-linejoin:round]"
          points={meansOf(points)
            .map((mean, index) => `${x(index + MEAN_DAYS - 1)},${y(mean)}`)
            .join(' ')}
        />
      )}
      {kind === 'line' && (
        <polyline
          className="fill-none stroke-[2.5] stroke-shift-n [stroke-linecap:round] [stroke-linejoin:round] [:root[data-theme=nacht]_&]:stroke-[#8fa3ff]"
          points={points.map(({ value }, index) => `${x(index)},${y(value)}`).join(' ')}
        />
      )}
      {kind === 'line' && last && (
        <circle className="fill-sheet stroke-[2.5] stroke-ink" cx={x(points.length - 1)} cy={y(last.value)} r={5} />
      )}
      {!isDays &&
        points.map(({ at, value }, index) => (
          <text
            key={at}
            className="fill-ink font-semibold text-[12px] leading-none max-md:text-[16px]"
            x={x(index)}
            y={y(value) - 5}
            textAnchor="middle"
          >
            {formatNumber(value, locale)}
            {unit}
          </text>
        ))}
      {points.map(({ at, label: date }, index) =>
        index % every === 0 ? (
          <text
            className="fill-ink-2 font-medium text-[12px] leading-none max-md:text-[16px]"
            key={at}
            x={x(index)}
            y={HEIGHT - 8}
            textAnchor="middle"
          >
            {isDays ? date.slice(0, 6) : date}
          </text>
        ) : null,
      )}
    </svg>
  );
}

/** From the first day on which a whole week lies behind. */
function meansOf(points: readonly Point[]): number[] {
  return points.slice(MEAN_DAYS - 1).map((_, index) => {
    const week = points.slice(index, index + MEAN_DAYS);
    return week.reduce((sum, { value }) => sum + value, 0) / MEAN_DAYS;
  });
}

/** Round marks around the values; bars begin at zero, a line may begin where its values do. */
export function scaleOf(values: readonly number[], fromZero: boolean) {
  const highest = Math.max(...values);
  const lowest = fromZero ? 0 : Math.min(...values);
  const step = roundUp(Math.max(highest - lowest, highest / 10, 0.01) / TICKS);
  const from = fromZero ? 0 : Math.max(0, Math.floor(lowest / step) * step);
  const count = Math.max(1, Math.ceil((highest - from) / step));
  const ticks = Array.from({ length: count + 1 }, (_, index) => Math.round((from + index * step) * 1000) / 1000);
  return { from, to: from + count * step, ticks };
}

function roundUp(value: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(value));
  const step = STEPS.find((each) => each * magnitude >= value) ?? 10;
  return step * magnitude;
}
