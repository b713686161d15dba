import { formatNumber } from '@stellenvisite/contract/format-number';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';
import { ChartLegend } from './chart-legend.tsx';
import { isOfDays, type Point, TimeChart } from './time-chart.tsx';

const VIEWS = ['picture', 'table'] as const;
type View = (typeof VIEWS)[number];
const storageKey = (name: string) => `admin-chart-${name}`;

type ChartCardProps = {
  name: string;
  title: string;
  /** What a row of the table is. */
  column: string;
  summary: string;
  points: readonly Point[];
  kind: 'line' | 'bars';
  unit: string;
};

/** The summary in words first, then a picture or a table; which of them is remembered. */
export function ChartCard({ name, title, column, summary, points, kind, unit }: ChartCardProps) {
  const { t } = useTranslation('admin-overview');
  const locale = useLocale();
  const id = useId();
  const [view, setView] = useState<View>('picture');
  useEffect(() => {
    if (localStorage.getItem(storageKey(name)) === 'table') setView('table');
  }, [name]);
  const choose = (next: View) => {
    setView(next);
    localStorage.setItem(storageKey(name), next);
  };
  return (
    <section className="adm-card chart-card" aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
        </div>
        <div className="chart-seg">
          {VIEWS.map((each) => (
            <button key={each} type="button" aria-pressed={each === view} onClick={() => choose(each)}>
              {t(`chart.${each}`)}
              <span className="visually-hidden">, {title}</span>
            </button>
          ))}
        </div>
      </header>
      <p className="chart-summary">{summary}</p>
      {view === 'picture' ? (
        <>
          <TimeChart points={points} kind={kind} unit={unit} label={`${title}. ${summary}`} />
          {isOfDays(points) && <ChartLegend name={name} points={points} kind={kind} />}
        </>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className="chart-table" tabIndex={0} aria-label={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{column}</th>
                <th scope="col">{title}</th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ at, label, value }) => (
                <tr key={at}>
                  <th scope="row" className="num">
                    {label}
                  </th>
                  <td className="num">
                    {formatNumber(value, locale)}
                    {unit}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
