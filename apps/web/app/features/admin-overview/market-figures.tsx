import type { MarketHealth } from '@stellenvisite/contract/admin-overview.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { formatNumber } from '@stellenvisite/contract/format-number';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Minus, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';
import { CsvButton } from '../admin-area/shared/csv-button.tsx';

const FIGURES = ['liveJobs', 'applications', 'answeredInTime', 'emptySearches'] as const;
type FigureName = (typeof FIGURES)[number];
const SHARES: readonly FigureName[] = ['answeredInTime', 'emptySearches'];

/** Four figures, each with what it was in the sixty days before. */
export function MarketFigures({ health }: { health: MarketHealth }) {
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
      <dl className="mk">
        {FIGURES.map((name) => (
          <Figure key={name} name={name} {...health.figures[name]} />
        ))}
      </dl>
    </section>
  );
}

type FigureProps = { name: FigureName; value: number | null; before: number | null };

function Figure({ name, value, before }: FigureProps) {
  const { t } = useTranslation('admin-overview');
  const locale = useLocale();
  const isShare = SHARES.includes(name);
  const change = changeOf(value, before, isShare);
  return (
    <div>
      <dt>{t(`market.${name}`)}</dt>
      <dd className="num">{value === null ? '–' : `${formatNumber(value, locale)}${isShare ? ' %' : ''}`}</dd>
      {change ? (
        <Change name={name} change={change} isShare={isShare} />
      ) : (
        <dd className="mk-change">
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
    <dd className={clsx('mk-change', isGood ? 'mk-good' : 'mk-bad')}>
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
