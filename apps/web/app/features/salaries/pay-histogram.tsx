import type { OccupationSalary } from '@stellenvisite/contract/salaries.schema';
import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAmount } from './use-amount.ts';

type PayHistogramProps = {
  histogram: NonNullable<OccupationSalary['histogram']>;
  figures: NonNullable<OccupationSalary['sample']['figures']>;
  currency: OccupationSalary['currency'];
};

const WIDTH = 960;
const HEIGHT = 240;
const GAP = 4;
const LABELS = 6;

/** How the ads spread: a drawing with one sentence for those who do not see it, or the same as a table. */
export function PayHistogram({ histogram, figures, currency }: PayHistogramProps) {
  const { t } = useTranslation('salaries', { keyPrefix: 'spread' });
  const amount = useAmount(currency);
  const [isTable, setTable] = useState(false);
  const legend = { lower: amount(figures.lower), upper: amount(figures.upper) };
  return (
    <div className="sal-panel">
      {isTable ? (
        <HistogramTable histogram={histogram} currency={currency} />
      ) : (
        <HistogramDrawing histogram={histogram} figures={figures} currency={currency} />
      )}
      <ul className="sal-legend">
        {!isTable && (
          <>
            <li>
              <i /> {t('half', legend)}
            </li>
            <li>
              <i className="o" /> {t('others')}
            </li>
          </>
        )}
        <li className="sal-toggle">
          <button type="button" className="link" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
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
    <figure className="sal-chart">
      <p className="sal-mid" style={{ left: `${(x(figures.median) / WIDTH) * 100}%` }} aria-hidden="true">
        {t('median')} <b>{words.median}</b>
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={t('drawing', words)}>
        {bars.map(({ from, count }, index) => {
          const height = Math.max((count / most) * (HEIGHT - 24), count > 0 ? 3 : 0);
          const isHalf = from + step > figures.lower && from < figures.upper;
          return (
            <rect
              key={from}
              className={isHalf ? 'is-half' : undefined}
              x={index * width + GAP / 2}
              y={HEIGHT - height}
              width={width - GAP}
              height={height}
              rx="3"
            />
          );
        })}
        <path
          className="sal-half"
          d={`M${x(figures.lower)} 14V6H${x(figures.upper)}V14`}
          vectorEffect="non-scaling-stroke"
        />
        <path
          className="sal-line"
          d={`M${x(figures.median)} 0V${HEIGHT}M0 ${HEIGHT}H${WIDTH}`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="sal-ticks" aria-hidden="true">
        {bars
          .filter((_, index) => index % every === 0)
          .map(({ from }) => (
            <span key={from} style={{ left: `${(x(from) / WIDTH) * 100}%` }}>
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
    <table className="sal-plain">
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('span')}</th>
          <th scope="col">{t('ads')}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ from, count }) => (
          <tr key={from}>
            <th scope="row">{t('fromTo', { from: amount(from), to: amount(from + step) })}</th>
            <td className="num">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
