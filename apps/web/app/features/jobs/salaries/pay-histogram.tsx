import type { Currency } from '@stellenvisite/contract/jobs/countries';
import type { OccupationSalary } from '@stellenvisite/contract/jobs/salaries.schema';
import { formatWholeAmount } from '@stellenvisite/contract/platform/format-money';
import { clsx } from 'clsx';
import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PANEL } from './salary-section.tsx';

type PayHistogramProps = {
  histogram: NonNullable<OccupationSalary['histogram']>;
  figures: NonNullable<OccupationSalary['sample']['figures']>;
  currency: OccupationSalary['currency'];
};

const WIDTH = 960;
const HEIGHT = 240;
const GAP = 4;
const LABELS = 6;
const CELL = 'border-line border-b px-1 py-2 font-medium';

/** How the ads spread: a drawing with one sentence for those who do not see it, or the same as a table. */
export function PayHistogram({ histogram, figures, currency }: PayHistogramProps) {
  const { t } = useTranslation('salaries', { keyPrefix: 'spread' });
  const amount = useAmount(currency);
  const [isTable, setTable] = useState(false);
  const legend = { lower: amount(figures.lower), upper: amount(figures.upper) };
  return (
    <div className={PANEL}>
      {isTable ? (
        <HistogramTable histogram={histogram} currency={currency} />
      ) : (
        <HistogramDrawing histogram={histogram} figures={figures} currency={currency} />
      )}
      <ul className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 text-fs-8 text-ink-2">
        {!isTable && (
          <>
            <li className="flex items-center gap-2">
              <i className="size-3.5 rounded-[3px] bg-c" /> {t('half', legend)}
            </li>
            <li className="flex items-center gap-2">
              <i className="size-3.5 rounded-[3px] bg-c-mid" /> {t('others')}
            </li>
          </>
        )}
        <li className="ml-auto flex items-center gap-2 max-md:ml-0 max-md:w-full">
          <button
            type="button"
            className="link inline-flex min-h-tap items-center gap-1.5"
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? <ChartNoAxesColumn size={18} /> : <Table2 size={18} />}
            {t(isTable ? 'asChart' : 'asTable')}
          </button>
        </li>
      </ul>
    </div>
  );
}

function HistogramDrawing({ histogram: { bars, step }, figures, currency }: PayHistogramProps) {
  const { t } = useTranslation('salaries', { keyPrefix: 'spread' });
  const amount = useAmount(currency);
  const first = bars[0]?.from ?? 0;
  const most = Math.max(...bars.map(({ count }) => count));
  const width = WIDTH / bars.length;
  const x = (value: number) => Math.min(Math.max(((value - first) / step) * width, 0), WIDTH);
  const every = Math.ceil(bars.length / LABELS);
  const words = {
    median: amount(figures.median),
    lower: amount(figures.lower),
    upper: amount(figures.upper),
  };
  return (
    <figure className="relative pt-11">
      <p
        className="absolute top-0 -translate-x-1/2 whitespace-nowrap rounded-cell bg-ink px-2.5 pt-[5px] pb-1.5 text-fs-8 text-paper"
        style={{ left: `${(x(figures.median) / WIDTH) * 100}%` }}
        aria-hidden="true"
      >
        {t('median')} <b>{words.median}</b>
      </p>
      <svg
        className="block h-60 w-full overflow-visible max-md:h-44"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('drawing', words)}
      >
        {bars.map(({ from, count }, index) => {
          const height = Math.max((count / most) * (HEIGHT - 24), count > 0 ? 3 : 0);
          const isHalf = from + step > figures.lower && from < figures.upper;
          return (
            <rect
              key={from}
              className={isHalf ? 'fill-c' : 'fill-c-mid'}
              x={index * width + GAP / 2}
              y={HEIGHT - height}
              width={width - GAP}
              height={height}
              rx="3"
            />
          );
        })}
        <path
          className="fill-none stroke-2 stroke-c-ink"
          d={`M${x(figures.lower)} 14V6H${x(figures.upper)}V14`}
          vectorEffect="non-scaling-stroke"
        />
        <path
          className="fill-none stroke-2 stroke-ink"
          d={`M${x(figures.median)} 0V${HEIGHT}M0 ${HEIGHT}H${WIDTH}`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="relative mt-2 h-5 font-display font-medium text-fs-9 text-ink-2 leading-[1.2]" aria-hidden="true">
        {bars
          .filter((_, index) => index % every === 0)
          .map(({ from }) => (
            <span
              key={from}
              className="absolute whitespace-nowrap max-md:even:hidden"
              style={{ left: `${(x(from) / WIDTH) * 100}%` }}
            >
              {amount(from)}
            </span>
          ))}
      </div>
    </figure>
  );
}

function HistogramTable({ histogram: { bars, step }, currency }: Omit<PayHistogramProps, 'figures'>) {
  const { t } = useTranslation('salaries', { keyPrefix: 'spread' });
  const amount = useAmount(currency);
  return (
    <table className="w-full border-collapse text-fs-7">
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col" className={clsx(CELL, 'text-left')}>
            {t('span')}
          </th>
          <th scope="col" className={clsx(CELL, 'text-right')}>
            {t('ads')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ from, count }) => (
          <tr key={from}>
            <th scope="row" className={clsx(CELL, 'text-left')}>
              {t('fromTo', { from: amount(from), to: amount(from + step) })}
            </th>
            <td className={clsx('num text-right', CELL)}>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whole amounts in the reader's language: `3.640 €`. */
export function useAmount(currency: Currency): (amount: number) => string {
  const { i18n } = useTranslation();
  const language = i18n.language?.startsWith('en') ? 'en' : 'de';
  return (amount) => formatWholeAmount(amount, { currency, language });
}
