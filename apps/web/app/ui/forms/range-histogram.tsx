import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type RangeHistogramProps = {
  label: string;
  /** Hits per bucket, evenly from min to max; without any it is a plain scale. */
  buckets?: readonly number[];
  min: number;
  max: number;
  step: number;
  /** Lower and upper bound. */
  value: readonly [number, number];
  format: (value: number) => string;
  /** Amounts named below the scale. */
  ticks?: readonly number[];
  /** Describes a thumb where its amount is not enough: at its end it may mean „any“. */
  describe?: (value: number, end: 'from' | 'to') => string;
  /** While a thumb moves. */
  onValueChange?: (value: [number, number]) => void;
  /** When a thumb is let go or a key was pressed. */
  onCommit?: (value: [number, number]) => void;
  /** Instead of the label and both amounts. */
  head?: ReactNode;
  className?: string;
};

/** Two native sliders over a histogram: arrows, Home, End and Page keys move each thumb. */
export function RangeHistogram(props: RangeHistogramProps) {
  const { label, buckets, min, max, step, value, format, ticks = [], onValueChange, onCommit, head, className } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const [draft, setDraft] = useState<readonly [number, number] | null>(null);
  const [low, high] = draft ?? value;
  const share = (amount: number) => (max > min ? ((amount - min) / (max - min)) * 100 : 0);
  const change = (next: [number, number]) => {
    setDraft(next);
    onValueChange?.(next);
  };
  const commit = () => {
    if (draft) onCommit?.([...draft]);
    setDraft(null);
  };
  const describe = props.describe ?? format;
  const common = { min, max, step, onPointerUp: commit, onKeyUp: commit, onBlur: commit } as const;
  return (
    <fieldset
      className={clsx('range', className)}
      aria-label={head ? label : undefined}
      aria-labelledby={head ? undefined : id}
    >
      {head ?? (
        <div className="range-head">
          <span id={id}>{label}</span>
          <output className="num">
            {format(low)}–{format(high)}
          </output>
        </div>
      )}
      {buckets && <Bars buckets={buckets} inside={(middle) => middle >= share(low) && middle <= share(high)} />}
      <div className="rail">
        <svg aria-hidden="true">
          <rect className="rail-all" width="100%" height="3" rx="2" />
          <rect
            className="rail-in"
            x={`${share(low)}%`}
            width={`${Math.max(0, share(high) - share(low))}%`}
            height="3"
          />
        </svg>
        <input
          type="range"
          {...common}
          value={low}
          aria-label={t('range.from', { label })}
          aria-valuetext={describe(low, 'from')}
          onChange={(event) => change([Math.min(event.target.valueAsNumber, high - step), high])}
        />
        <input
          type="range"
          {...common}
          value={high}
          aria-label={t('range.to', { label })}
          aria-valuetext={describe(high, 'to')}
          onChange={(event) => change([low, Math.max(event.target.valueAsNumber, low + step)])}
        />
      </div>
      {ticks.length > 0 && (
        <svg className="range-ticks num" aria-hidden="true">
          {ticks.map((tick) => (
            <text key={tick} x={`${share(tick)}%`} y="0.8em" textAnchor="middle">
              {format(tick)}
            </text>
          ))}
        </svg>
      )}
    </fieldset>
  );
}

function Bars({ buckets, inside }: { buckets: readonly number[]; inside: (middle: number) => boolean }) {
  const most = Math.max(1, ...buckets);
  const width = 100 / Math.max(1, buckets.length);
  return (
    <svg className="hist" aria-hidden="true">
      {buckets.map((count, index) => {
        const height = count === 0 ? 0 : Math.max(2.5, (count / most) * 100);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bucket is its place
            key={index}
            data-in={inside((index + 0.5) * width) || undefined}
            x={`${index * width + width * 0.08}%`}
            y={`${100 - height}%`}
            width={`${width * 0.84}%`}
            height={`${height}%`}
            rx="1"
          />
        );
      })}
    </svg>
  );
}
