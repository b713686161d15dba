import type { MarketHealth } from '@stellenvisite/contract/admin-overview.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { formatNumber } from '@stellenvisite/contract/format-number';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';
import { berlinDay, isoWeek } from '../applications/shared/berlin-week.ts';
import { ChartCard } from './chart-card.tsx';
import type { Point } from './time-chart.tsx';

const weekNumberOf = (monday: string) => isoWeek(Math.floor(berlinDay(`${monday}T12:00:00Z`)));

/** Four charts, each with its summary in words and its table. */
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
    <div className="ad-two">
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
