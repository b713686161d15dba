import { formatDate } from '@stellenvisite/contract/format-date';
import { formatNumber } from '@stellenvisite/contract/format-number';
import { DEFAULT_STATISTICS_DAYS, STATISTICS_DAYS, type StatisticsDays } from '@stellenvisite/contract/statistics';
import type { JobStatistics, Statistics } from '@stellenvisite/contract/statistics.schema';
import { ChartColumn, Download, Table2 } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { offerFile } from '../../ui/offer-file.ts';
import { Select } from '../../ui/select.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { ReadFailure } from '../applications/shared/read-failure.tsx';
import { useActingEmployer } from '../employer-area/shared/use-acting-employer.ts';
import { JobTable } from './job-table.tsx';
import { statisticsCsv } from './statistics-csv.ts';
import { StatisticsFigures } from './statistics-figures.tsx';
import { AnswerTimes, Funnel, Sources, StatCard } from './statistics-parts.tsx';

const DayChart = lazyPart(async () => (await import('./day-chart.tsx')).DayChart);

/** What became of the employer's jobs. Job, days and view stand in the address. */
export function StatisticsScreen() {
  const { t } = useTranslation('statistics');
  const { employerId } = useActingEmployer();
  const [params, setParams] = useSearchParams();
  const days = STATISTICS_DAYS.find((each) => String(each) === params.get('days')) ?? DEFAULT_STATISTICS_DAYS;
  const jobId = params.get('job') ?? '';
  const query = { employerId, days };
  const figures = $api.useQuery('get', '/api/employer/statistics', {
    params: { query: { ...query, ...(jobId && { jobId }) } },
  });
  const byJob = $api.useQuery('get', '/api/employer/statistics/jobs', { params: { query } });
  const choose = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const failure = figures.error ?? byJob.error;
  return (
    <div className="stat">
      <div className="stat-choice">
        <Select
          size="s"
          aria-label={t('chooseJob')}
          value={jobId}
          onChange={(event) => choose('job', event.target.value)}
          options={[
            { value: '', label: t('allJobs') },
            ...(byJob.data?.items ?? []).map(({ jobId: value, title }) => ({ value, label: title })),
          ]}
        />
        <Select
          size="s"
          aria-label={t('chooseDays')}
          value={String(days)}
          onChange={(event) => choose('days', event.target.value)}
          options={STATISTICS_DAYS.map((each) => ({ value: String(each), label: t('lastDays', { count: each }) }))}
        />
      </div>
      {failure ? (
        <ReadFailure
          error={failure}
          onRetry={() => {
            void figures.refetch();
            void byJob.refetch();
          }}
        />
      ) : figures.data && byJob.data ? (
        <Figures
          statistics={figures.data}
          byJob={byJob.data}
          days={days}
          isTable={params.get('ansicht') === 'tabelle'}
          onTable={(isTable) => choose('ansicht', isTable ? 'tabelle' : '')}
        />
      ) : (
        <StatisticsSkeleton />
      )}
    </div>
  );
}

export function StatisticsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <Bone className="h-28" />
      <Bone className="h-96" />
      <Bone className="h-72" />
    </div>
  );
}

type FiguresProps = {
  statistics: Statistics;
  byJob: JobStatistics;
  days: StatisticsDays;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
};

function Figures({ statistics, byJob, days, isTable, onTable }: FiguresProps) {
  const { t } = useTranslation('statistics');
  return (
    <>
      <StatisticsFigures statistics={statistics} days={days} />
      <StatCard
        title={t('chart.title')}
        actions={
          <div className="stat-actions">
            {/* biome-ignore lint/a11y/useSemanticElements: a pair of switches, not a set of fields */}
            <div className="seg" role="group" aria-label={t('chart.view')}>
              <button type="button" aria-pressed={!isTable} onClick={() => onTable(false)}>
                <ChartColumn size={16} />
                {t('chart.chart')}
              </button>
              <button type="button" aria-pressed={isTable} onClick={() => onTable(true)}>
                <Table2 size={16} />
                {t('chart.table')}
              </button>
            </div>
            <Button variant="ghost" size="s" onClick={() => offerFile(csvOf(statistics, byJob, t), 'statistik.csv')}>
              <Download size={16} />
              {t('csv')}
            </Button>
          </div>
        }
      >
        <Days statistics={statistics} isTable={isTable} />
      </StatCard>
      <div className="stat-two">
        <Funnel statistics={statistics} />
        <Sources sources={statistics.sources} />
      </div>
      <AnswerTimes statistics={statistics} />
      <JobTable items={byJob.items} />
    </>
  );
}

function csvOf(statistics: Statistics, byJob: JobStatistics, t: (key: string) => string): Blob {
  const words = {
    day: t('day'),
    views: t('views'),
    saves: t('saves'),
    applications: t('applications'),
    job: t('job'),
    answerDays: t('byJob.answer'),
  };
  return new Blob([statisticsCsv(statistics, byJob, words)], { type: 'text/csv;charset=utf-8' });
}

function Days({ statistics, isTable }: { statistics: Statistics; isTable: boolean }) {
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  const { days, totals, from, to } = statistics;
  const dayOf = (date: string) => formatDate(`${date}T12:00:00Z`);
  const number = (value: number) => formatNumber(value, locale);
  if (isTable)
    return (
      <DataTable
        className="stat-table"
        caption={t('chart.title')}
        rows={[...days].reverse()}
        rowKey={({ day }) => day}
        columns={[
          {
            key: 'day',
            header: t('day'),
            rowHeader: true,
            cell: ({ day }) => <span className="num">{dayOf(day)}</span>,
          },
          { key: 'views', header: t('views'), align: 'end', cell: ({ views }) => number(views) },
          { key: 'saves', header: t('saves'), align: 'end', cell: ({ saves }) => number(saves) },
          { key: 'applications', header: t('applications'), align: 'end', cell: (row) => number(row.applications) },
        ]}
      />
    );
  if (totals.views === 0) return <p className="stat-none">{t('noViews')}</p>;
  return (
    <>
      <p className="stat-summary">{t('chart.average', { count: Math.round(totals.views / days.length) })}</p>
      <Suspense fallback={<div className="stat-chart" style={{ height: 322 }} aria-busy="true" />}>
        <DayChart days={days} label={t('chart.label', { from: dayOf(from), to: dayOf(to) })} />
      </Suspense>
      <ul className="stat-legend">
        <li className="views">{t('views')}</li>
        <li className="sent">{t('applications')}</li>
        <li className="today">{t('chart.today')}</li>
        <li className="weekend">{t('chart.weekend')}</li>
      </ul>
    </>
  );
}
