import { DEFAULT_STATISTICS_DAYS, STATISTICS_DAYS, type StatisticsDays } from '@stellenvisite/contract/jobs/statistics';
import type { JobStatistics, Statistics } from '@stellenvisite/contract/jobs/statistics.schema';
import { toCsv } from '@stellenvisite/contract/platform/csv';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { clsx } from 'clsx';
import { ChartColumn, Download, Table2 } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeletons.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { offerFile } from '../../../ui/offer-file.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { useActingEmployer } from '../../identity/acting-employer/use-acting-employer.ts';
import { ReadFailure } from '../../platform/read-failure.tsx';
import { JobTable } from './job-table.tsx';
import { StatisticsFigures } from './statistics-figures.tsx';
import { AnswerTimes, CARD_TEXT, Funnel, Sources, StatCard, TABLE_IN_CARD } from './statistics-parts.tsx';

type Words = { day: string; views: string; saves: string; applications: string; job: string; answerDays: string };

const DayChart = lazyPart(async () => (await import('./day-chart.tsx')).DayChart);

const CHOICE = 'max-w-[22rem] max-md:max-w-none max-md:flex-[1_1_100%]';

/** Shows the statistics of the employer's jobs. The address holds the job, the period and the view. */
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
    <div className="grid gap-5">
      <div className="flex flex-wrap justify-end gap-3 max-md:justify-stretch">
        <Select
          size="s"
          className={CHOICE}
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
          className={CHOICE}
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
      <Skeleton className="h-28" />
      <Skeleton className="h-96" />
      <Skeleton className="h-72" />
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
          <div className="flex flex-wrap items-center gap-2">
            {/* biome-ignore lint/a11y/useSemanticElements: a pair of switches, not a set of fields */}
            <div
              className="flex gap-[3px] overflow-hidden rounded-control border border-line-2 bg-sheet p-[3px]"
              role="group"
              aria-label={t('chart.view')}
            >
              <ViewSwitch isPressed={!isTable} onPress={() => onTable(false)}>
                <ChartColumn size={16} />
                {t('chart.chart')}
              </ViewSwitch>
              <ViewSwitch isPressed={isTable} onPress={() => onTable(true)}>
                <Table2 size={16} />
                {t('chart.table')}
              </ViewSwitch>
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
      <div className="grid grid-cols-2 gap-5 max-md:grid-cols-1">
        <Funnel statistics={statistics} />
        <Sources sources={statistics.sources} />
      </div>
      <AnswerTimes statistics={statistics} />
      <JobTable items={byJob.items} />
    </>
  );
}

function ViewSwitch(props: { isPressed: boolean; onPress: () => void; children: ReactNode }) {
  const { isPressed, onPress, children } = props;
  return (
    <button
      type="button"
      className="flex min-h-11 items-center gap-1.5 px-3.5 font-medium text-fs-8 leading-none aria-pressed:bg-sheet-2 aria-pressed:font-semibold"
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {children}
    </button>
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
        className={TABLE_IN_CARD}
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
  if (totals.views === 0) return <p className={CARD_TEXT}>{t('noViews')}</p>;
  return (
    <>
      <p className={CARD_TEXT}>{t('chart.average', { count: Math.round(totals.views / days.length) })}</p>
      <Suspense fallback={<div className="px-4 pb-2" style={{ height: 322 }} aria-busy="true" />}>
        <DayChart days={days} label={t('chart.label', { from: dayOf(from), to: dayOf(to) })} />
      </Suspense>
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 px-5 pb-4 text-fs-8 text-ink-2">
        <LegendEntry className="before:h-3.5 before:bg-shift-n">{t('views')}</LegendEntry>
        <LegendEntry className="before:h-2 before:bg-c-nursing">{t('applications')}</LegendEntry>
        <LegendEntry className="before:h-3.5 before:bg-marker before:shadow-[inset_0_0_0_1.25px_var(--ink)]">
          {t('chart.today')}
        </LegendEntry>
        <LegendEntry className="before:h-3.5 before:bg-sheet-2 before:shadow-[inset_0_0_0_1px_var(--line-2)]">
          {t('chart.weekend')}
        </LegendEntry>
      </ul>
    </>
  );
}

/** Names a colour of the chart; `className` draws its square. */
function LegendEntry({ className, children }: { className: string; children: ReactNode }) {
  return <li className={clsx('flex items-center gap-2 before:w-3.5 before:rounded-[3px]', className)}>{children}</li>;
}

/** Exports the figures of the screen by day and by job. */
function statisticsCsv({ days }: Statistics, { items }: JobStatistics, words: Words): string {
  return toCsv([
    [words.day, words.views, words.saves, words.applications],
    ...days.map(({ day, views, saves, applications }) => [day, views, saves, applications]),
    [],
    [words.job, words.views, words.saves, words.applications, words.answerDays],
    ...items.map(({ title, views, saves, applications, answerDays }) => [
      title,
      views,
      saves,
      applications,
      answerDays,
    ]),
  ]);
}
