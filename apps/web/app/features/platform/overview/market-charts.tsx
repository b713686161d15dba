import type { MarketHealth } from '@stellenvisite/contract/platform/admin-overview.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';
import { berlinDay, isoWeek } from '../dates/berlin-week.ts';
import { isOfDays, type Point, scaleOf, TimeChart } from './time-chart.tsx';

type ChartLegendProps = { name: string; points: readonly Point[]; kind: 'line' | 'bars' };

const VIEWS = ['picture', 'table'] as const;

type View = (typeof VIEWS)[number];

const storageKey = (name: string) => `admin-chart-${name}`;

type ChartCardProps = {
  name: string;
  title: string;
  /** The column heading that names what a row of the table is. */
  column: string;
  summary: string;
  points: readonly Point[];
  kind: 'line' | 'bars';
  unit: string;
};

const weekNumberOf = (monday: string) => isoWeek(Math.floor(berlinDay(`${monday}T12:00:00Z`)));

/** Renders four charts, each with its summary in words and its table. */
export function MarketCharts({ health }: { health: MarketHealth }) {
  const { t } = useTranslation('admin-overview');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const days = (key: 'liveJobs' | 'applications'): Point[] =>
    health.days.map((day) => ({ at: day.day, value: day[key], label: formatDate(day.day) }));
  const weeks = (key: 'answeredInTime' | 'applicationsPerJob'): Point[] =>
    health.weeks.flatMap((week) => {
      const value = week[key];
      if (value === null) return [];
      return [{ at: week.week, value, label: t('chart.weekNumber', { week: weekNumberOf(week.week) }) }];
    });
  const summary = (points: readonly Point[], unit: string) => {
    const values = points.map(({ value }) => value);
    const highest = points.find(({ value }) => value === Math.max(...values));
    const lowest = points.find(({ value }) => value === Math.min(...values));
    if (!highest || !lowest) return t('chart.none');
    return t('chart.summary', {
      last: `${number(points.at(-1)?.value ?? 0)}${unit}`,
      high: `${number(highest.value)}${unit}`,
      highAt: highest.label,
      low: `${number(lowest.value)}${unit}`,
      lowAt: lowest.label,
    });
  };
  const charts = [
    { key: 'liveJobs', points: days('liveJobs'), kind: 'line', unit: '' },
    { key: 'applications', points: days('applications'), kind: 'bars', unit: '' },
    { key: 'answeredInTime', points: weeks('answeredInTime'), kind: 'bars', unit: ' %' },
    { key: 'applicationsPerJob', points: weeks('applicationsPerJob'), kind: 'bars', unit: '' },
  ] as const;
  return (
    <div className="mt-5 grid grid-cols-2 gap-5 max-md:grid-cols-1 max-md:gap-4">
      {charts.map(({ key, points, kind, unit }) => (
        <ChartCard
          key={key}
          name={key}
          title={t(`chart.${key}`)}
          column={t(kind === 'line' || key === 'applications' ? 'chart.day' : 'chart.week')}
          summary={summary(points, unit)}
          points={points}
          kind={kind}
          unit={unit}
        />
      ))}
    </div>
  );
}

/** Renders the summary in words first, then a picture or a table; which of them is remembered. */
function ChartCard({ name, title, column, summary, points, kind, unit }: ChartCardProps) {
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
    <section className="adm-card not-first:mt-0 pb-4" aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
        </div>
        <div className="flex flex-none rounded-control border border-line-2 p-0.5">
          {VIEWS.map((each) => (
            <button
              className="relative min-h-10 rounded-cell px-3.5 font-medium text-fs-8 text-ink-2 leading-none aria-pressed:bg-sheet-2 aria-pressed:font-semibold aria-pressed:text-ink"
              key={each}
              type="button"
              aria-pressed={each === view}
              onClick={() => choose(each)}
            >
              {t(`chart.${each}`)}
              <span className="visually-hidden">, {title}</span>
            </button>
          ))}
        </div>
      </header>
      <p className="text-pretty px-5 text-fs-8 text-ink-2 leading-[1.45] max-md:px-gutter">{summary}</p>
      {view === 'picture' ? (
        <>
          <TimeChart points={points} kind={kind} unit={unit} label={`${title}. ${summary}`} />
          {isOfDays(points) && <ChartLegend name={name} points={points} kind={kind} />}
        </>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className="relative mt-3 max-h-64 overflow-y-auto" tabIndex={0} aria-label={title}>
          <table className="w-full border-collapse text-fs-8">
            <thead>
              <tr>
                <th className="h-9.5 border-line border-t px-5 text-left font-normal" scope="col">
                  {column}
                </th>
                <th className="h-9.5 border-line border-t px-5 text-right font-normal" scope="col">
                  {title}
                </th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ at, label, value }) => (
                <tr key={at}>
                  <th scope="row" className="num h-9.5 border-line border-t px-5 text-left font-normal">
                    {label}
                  </th>
                  <td className="num h-9.5 border-line border-t px-5 text-right font-normal">
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

/** Explains the marks of a daily chart, and states where a line does not begin at zero. */
function ChartLegend({ name, points, kind }: ChartLegendProps) {
  const { t } = useTranslation('admin-overview');
  const locale = useLocale();
  if (points.length === 0) return null;
  const { from } = scaleOf(
    points.map(({ value }) => value),
    kind === 'bars',
  );
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1.5 px-5 pt-2 text-fs-9 text-ink-2 max-md:px-gutter">
      <span className="inline-flex items-center gap-2">
        <svg className="flex-none" width="18" height="10" aria-hidden="true">
          {kind === 'bars' ? (
            <rect className="fill-shift-n [:root[data-theme=nacht]_&]:fill-[#6f86ee]" width="18" height="10" rx="2" />
          ) : (
            <line
              className="fill-none stroke-[2.5] stroke-shift-n [stroke-linecap:round] [stroke-linejoin:round] [:root[data-theme=nacht]_&]:stroke-[#8fa3ff]"
              x1="2"
              x2="16"
              y1="5"
              y2="5"
            />
          )}
        </svg>
        {t(`legend.${name}`)}
      </span>
      {kind === 'bars' && (
        <span className="inline-flex items-center gap-2">
          <svg className="flex-none" width="18" height="10" aria-hidden="true">
            <line className="fill-none stroke-2 stroke-ink [stroke-linejoin:round]" x1="0" x2="18" y1="5" y2="5" />
          </svg>
          {t('legend.mean')}
        </span>
      )}
      <span className="inline-flex items-center gap-2">
        <svg className="flex-none" width="14" height="14" aria-hidden="true">
          <rect className="fill-sheet-2" width="14" height="14" rx="2" />
        </svg>
        {t('legend.weekend')}
      </span>
      {from > 0 && (
        <span className="inline-flex items-center gap-2">
          {t('legend.from', { value: formatNumber(from, locale) })}
        </span>
      )}
    </p>
  );
}
