import type { AdminOverview } from '@stellenvisite/contract/identity/admins.schema';
import type { MarketHealth } from '@stellenvisite/contract/platform/admin-overview.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Minus, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { problemCodeOf } from '../../api/problem-code.ts';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../../features/platform/admin-area/shared/csv-button.tsx';
import { berlinDay, isoWeek, mondayOf } from '../../features/platform/dates/berlin-week.ts';
import { EmptySearches } from '../../features/platform/overview/empty-searches.tsx';
import { MarketCharts } from '../../features/platform/overview/market-charts.tsx';
import { QUEUE_PATHS, WaitingBoard } from '../../features/platform/overview/waiting-board.tsx';
import { OpenReports } from '../../features/support/reports/open-reports.tsx';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Skeleton } from '../../ui/feedback/skeletons.tsx';
import { dateFormat } from '../../ui/intl-formats.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useLocale } from '../../ui/use-locale.ts';

const FIGURES = ['liveJobs', 'applications', 'answeredInTime', 'emptySearches'] as const;

type FigureName = (typeof FIGURES)[number];

const SHARES: readonly FigureName[] = ['answeredInTime', 'emptySearches'];

type FigureProps = { name: FigureName; value: number | null; before: number | null };

/** People first, then the market, then what waits. */
const ADMIN_FIGURES: readonly (keyof AdminOverview)[] = [
  'jobSeekers',
  'employerAccounts',
  'unconfirmed',
  'admins',
  'liveJobs',
  'employers',
  'proposedLinks',
  'waitingForErasure',
];

export const handle = {
  title: 'admins:overview.meta.title',
  namespaces: ['admins', 'admin-overview', 'job-fields', 'reports', 'problems'],
};

export default function AdminDashboardPage() {
  const { t } = useTranslation('admins');
  return (
    <AdminPage title={t('overview.waiting')} eyebrow={<OverviewDay />} actions={<BeginLink />}>
      <OverviewScreen />
      <div className="mt-5 grid gap-5">
        <OverviewFigures />
        <OpenReports />
      </div>
    </AdminPage>
  );
}

/** Renders the day and the week above the heading. */
function OverviewDay() {
  const { t } = useTranslation('admin-overview');
  const locale = useLocale();
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  return (
    <p className="adm-eyebrow num">
      {now
        ? t('day', {
            day: dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(now),
            week: isoWeek(mondayOf(berlinDay(now))),
          })
        : '\u00a0'}
    </p>
  );
}

/** Renders the market in eight figures. */
function OverviewFigures() {
  const { t } = useTranslation('admins');
  const errorText = useErrorText();
  const locale = useLocale();
  const { data, error } = $api.useQuery('get', '/api/admin/overview');
  if (error)
    return (
      <Note tone="warn" role="alert">
        <p>{errorText(error)}</p>
        {problemCodeOf(error) === 'admin.factor_required' && (
          <TextLink to="/konto/sicherheit">{t('overview.setUpFactor')}</TextLink>
        )}
      </Note>
    );
  return (
    <section className="adm-card" aria-label={t('overview.title')}>
      <dl className="grid grid-cols-4 max-md:grid-cols-2">
        {ADMIN_FIGURES.map((key) => (
          <div
            className="not-first:border-line nth-[n+5]:border-line nth-[n+5]:border-t not-first:border-l nth-[4n+1]:border-l-0 px-5 py-4 max-md:nth-[n+3]:border-line max-md:nth-[n+3]:border-t max-md:px-gutter max-md:py-3 max-md:odd:border-l-0"
            key={key}
          >
            <dt className="text-fs-9 text-ink-2">{t(`figures.${key}`)}</dt>
            <dd className="num font-semibold text-[1.75rem] leading-[1.2]">
              {data ? data[key].toLocaleString(locale) : '–'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Shows the waiting items first, then the state of the market. */
function OverviewScreen() {
  const { t } = useTranslation('admin-overview');
  const errorText = useErrorText();
  const waiting = $api.useQuery('get', '/api/admin/waiting', {});
  const health = $api.useQuery('get', '/api/admin/market-health');
  const error = waiting.error ?? health.error;
  if (error) {
    return (
      <Note tone="warn" role="alert">
        <p>{errorText(error)}</p>
        {problemCodeOf(error) === 'admin.factor_required' && (
          <TextLink to="/konto/sicherheit">{t('setUpFactor')}</TextLink>
        )}
      </Note>
    );
  }
  return (
    <>
      {waiting.data ? <WaitingBoard waiting={waiting.data} /> : <Skeleton className="h-80 w-full" />}
      {health.data ? (
        <>
          <MarketFigures health={health.data} />
          <MarketCharts health={health.data} />
        </>
      ) : (
        <Skeleton className="mt-5 h-96 w-full" />
      )}
      <EmptySearches />
    </>
  );
}

/** Leads to the queue whose oldest item waits longest. */
function BeginLink() {
  const { t } = useTranslation('admin-overview');
  const { data } = $api.useQuery('get', '/api/admin/waiting', {});
  if (!data?.oldest) return null;
  return (
    <Link to={QUEUE_PATHS[data.oldest]} className={buttonClass({})}>
      {t('waiting.begin')}
    </Link>
  );
}

/** Renders four figures, each with what it was in the sixty days before. */
function MarketFigures({ health }: { health: MarketHealth }) {
  const { t } = useTranslation('admin-overview');
  return (
    <section className="adm-card" aria-labelledby="market">
      <header>
        <div>
          <h2 id="market">{t('market.title')}</h2>
          <p>{t('market.period', { from: formatDate(health.from), to: formatDate(health.to) })}</p>
        </div>
        <CsvButton path="/api/admin/market-health/file" name="markt" look="text" />
      </header>
      <dl className="grid grid-cols-4 border-line border-t max-md:grid-cols-2">
        {FIGURES.map((name) => (
          <Figure key={name} name={name} {...health.figures[name]} />
        ))}
      </dl>
    </section>
  );
}

function Figure({ name, value, before }: FigureProps) {
  const { t } = useTranslation('admin-overview');
  const locale = useLocale();
  const isShare = SHARES.includes(name);
  const change = changeOf(value, before, isShare);
  return (
    <div className="not-first:border-line not-first:border-l px-5 py-4 max-md:nth-[n+3]:border-line max-md:nth-[n+3]:border-t max-md:px-gutter max-md:py-3 max-md:odd:border-l-0">
      <dt className="text-fs-9 text-ink-2">{t(`market.${name}`)}</dt>
      <dd className="num font-semibold text-[1.75rem] leading-[1.2]">
        {value === null ? '–' : `${formatNumber(value, locale)}${isShare ? ' %' : ''}`}
      </dd>
      {change ? (
        <Change name={name} change={change} isShare={isShare} />
      ) : (
        <dd className="flex items-center gap-1.25 text-fs-9 text-ink-2 leading-[1.35]">
          <Minus size={14} />
          {t(change === null ? 'market.unknown' : 'market.same')}
        </dd>
      )}
    </div>
  );
}

/** More is good, except of searches that find nothing. */
function Change({ name, change, isShare }: { name: FigureName; change: number; isShare: boolean }) {
  const { t } = useTranslation('admin-overview');
  const locale = useLocale();
  const isGood = change > 0 === (name !== 'emptySearches');
  const Arrow = change > 0 ? ArrowUp : ArrowDown;
  const Icon = name === 'emptySearches' && !isGood ? TriangleAlert : Arrow;
  const size = formatNumber(Math.abs(change), locale);
  const more = isShare ? 'pointsMore' : 'percentMore';
  const less = isShare ? 'pointsLess' : 'percentLess';
  const words = change > 0 ? more : less;
  return (
    <dd className={clsx('flex items-center gap-1.25 text-fs-9 leading-[1.35]', isGood ? 'text-good' : 'text-warn')}>
      <Icon size={14} />
      {t(`market.${words}`, { size, count: Math.abs(change) })}
    </dd>
  );
}

/** In per cent of what it was, or in points where it is a share already; one decimal. */
function changeOf(value: number | null, before: number | null, isShare: boolean): number | null {
  if (value === null || before === null) return null;
  if (isShare) return Math.round(10 * (value - before)) / 10;
  // Of something that has only just begun a percentage says nothing.
  if (before === 0 || value > 10 * before) return null;
  return Math.round((1000 * (value - before)) / before) / 10;
}
