import type { MarketHealth } from '@stellenvisite/contract/admin-overview.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { formatNumber } from '@stellenvisite/contract/format-number';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { problemCodeOf } from '../../api/problem-code.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { MarketCharts } from './market-charts.tsx';
import { QUEUE_PATHS } from './queue-paths.ts';
import { WaitingBoard } from './waiting-board.tsx';

/** What waits first, then how the market is. */
export function OverviewScreen() {
  const { t } = useTranslation('admin-overview');
  const errorText = useErrorText();
  const waiting = $api.useQuery('get', '/api/admin/waiting');
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
      {waiting.data ? <WaitingBoard waiting={waiting.data} /> : <Bone className="h-80 w-full" />}
      {health.data ? <Market health={health.data} /> : <Bone className="mt-5 h-96 w-full" />}
    </>
  );
}

/** Leads to the queue whose oldest item waits longest. */
export function BeginLink() {
  const { t } = useTranslation('admin-overview');
  const { data } = $api.useQuery('get', '/api/admin/waiting');
  if (!data?.oldest) return null;
  return (
    <Link to={QUEUE_PATHS[data.oldest]} className={buttonClass({})}>
      {t('waiting.begin')}
    </Link>
  );
}

function Market({ health }: { health: MarketHealth }) {
  const { t } = useTranslation('admin-overview');
  return (
    <>
      <section className="adm-card" aria-labelledby="market">
        <header>
          <div>
            <h2 id="market">{t('market.title')}</h2>
            <p>{t('market.period', { from: formatDate(health.from), to: formatDate(health.to) })}</p>
          </div>
        </header>
        <dl className="mk">
          {(['liveJobs', 'applications', 'answeredInTime', 'newAccounts'] as const).map((key) => (
            <Figure key={key} name={key} {...health.figures[key]} />
          ))}
        </dl>
      </section>
      <MarketCharts health={health} />
    </>
  );
}

type FigureProps = { name: string; value: number | null; before: number | null };

function Figure({ name, value, before }: FigureProps) {
  const { t } = useTranslation('admin-overview');
  const locale = useLocale();
  const isPercent = name === 'answeredInTime';
  const change = changeOf(value, before, isPercent);
  const Arrow = change === null || change === 0 ? Minus : change > 0 ? ArrowUp : ArrowDown;
  const size = change === null ? '' : formatNumber(Math.abs(change), locale);
  const isMore = (change ?? 0) > 0;
  const share = isMore ? 'pointsMore' : 'pointsLess';
  const amount = isMore ? 'percentMore' : 'percentLess';
  const words = change === null ? 'unknown' : change === 0 ? 'same' : isPercent ? share : amount;
  return (
    <div>
      <dt>{t(`market.${name}`)}</dt>
      <dd className="num">{value === null ? '–' : `${formatNumber(value, locale)}${isPercent ? ' %' : ''}`}</dd>
      <dd className={change !== null && change < 0 ? 'mk-down' : 'mk-up'}>
        <Arrow size={14} />
        {t(`market.${words}`, { size })}
      </dd>
    </div>
  );
}

/** In per cent of what it was, or in points where it is a share already; one decimal. */
function changeOf(value: number | null, before: number | null, isShare: boolean): number | null {
  if (value === null || before === null) return null;
  if (isShare) return value - before;
  // Of something that has only just begun a percentage says nothing.
  if (before === 0 || value > 10 * before) return null;
  return Math.round((1000 * (value - before)) / before) / 10;
}
