import { ANSWER_APPLICATIONS } from '@stellenvisite/contract/answers';
import { formatDate } from '@stellenvisite/contract/format-date';
import { formatNumber } from '@stellenvisite/contract/format-number';
import { MARKET_EMPLOYERS } from '@stellenvisite/contract/statistics';
import type { Statistics } from '@stellenvisite/contract/statistics.schema';
import { Lock } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';

export function StatCard({
  title,
  note,
  actions,
  children,
}: {
  title: string;
  note?: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="stat-card">
      <header>
        <div>
          <h2>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
}

const share = (part: number, whole: number): CSSProperties =>
  ({ '--p': whole > 0 ? Math.min(100, (100 * part) / whole) : 0 }) as CSSProperties;

/** From the first look to the hire, each step with its share of the one before. */
export function Funnel({ statistics: { totals, from, to } }: { statistics: Statistics }) {
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  const steps = ['views', 'saves', 'applications', 'interviews', 'hired'] as const;
  return (
    <StatCard title={t('funnel.title')} note={t('span', { from: day(from), to: day(to) })}>
      <ul className="stat-funnel">
        {steps.map((step) => (
          <li key={step}>
            <span>{t(step)}</span>
            <i style={share(totals[step], totals.views)} aria-hidden="true" />
            <b className="num">{formatNumber(totals[step], locale)}</b>
          </li>
        ))}
      </ul>
    </StatCard>
  );
}

const day = (date: string) => formatDate(`${date}T12:00:00Z`);

export function Sources({ sources }: Pick<Statistics, 'sources'>) {
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  const total = sources.reduce((sum, { views }) => sum + views, 0);
  const known = sources.filter(({ views, applications }) => views + applications > 0).sort((a, b) => b.views - a.views);
  return (
    <StatCard title={t('sources.title')} note={t('sources.note')}>
      {known.length === 0 ? (
        <p className="stat-none">{t('noViews')}</p>
      ) : (
        <ul className="stat-sources">
          {known.map(({ source, views, applications }) => (
            <li key={source}>
              <span>{t(`source.${source}`)}</span>
              <i style={share(views, known[0]?.views ?? 0)} aria-hidden="true" />
              <b className="num">{`${formatNumber(total > 0 ? Math.round((100 * views) / total) : 0, locale)}\u00a0%`}</b>
              <small className="num">{t('sources.applications', { count: applications })}</small>
            </li>
          ))}
        </ul>
      )}
    </StatCard>
  );
}

/** The own time to an answer beside the market's, which is shown only where enough employers stand behind it. */
export function AnswerTimes({ statistics: { answers, market } }: { statistics: Statistics }) {
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  const days = (value: number) =>
    t('days', { formatted: formatNumber(value, locale, { max: 1 }), count: Math.round(value) });
  const shown = market.filter(({ answerDays }) => answerDays !== null);
  const hidden = market.filter(({ answerDays }) => answerDays === null);
  const longest = Math.max(1, answers.medianDays ?? 0, ...shown.map(({ answerDays }) => answerDays ?? 0)) * 1.25;
  return (
    <StatCard title={t('answers.title')} note={t('answers.note', { count: MARKET_EMPLOYERS })}>
      <ul className="stat-answers">
        <li>
          <span>
            {t('answers.you')}
            <small>{t('answers.answered', { count: answers.count, of: answers.of })}</small>
          </span>
          <i className="own" style={share(answers.medianDays ?? 0, longest)} aria-hidden="true" />
          <b className="num">{answers.medianDays === null ? '–' : days(answers.medianDays)}</b>
        </li>
        {shown.map(({ scope, employers, answerDays }) => (
          <li key={scope}>
            <span>
              {t(`answers.${scope}`)}
              <small>{t('answers.employers', { count: employers })}</small>
            </span>
            <i style={share(answerDays ?? 0, longest)} aria-hidden="true" />
            <b className="num">{days(answerDays ?? 0)}</b>
          </li>
        ))}
      </ul>
      {answers.medianDays === null && (
        <p className="stat-none">{t('fewApplications', { count: ANSWER_APPLICATIONS })}</p>
      )}
      {hidden.map(({ scope, employers }) => (
        <p key={scope} className="stat-hatched">
          <Lock size={18} />
          <span>
            <b>{t('answers.noCompare', { whom: t(`answers.${scope}`) })}</b>{' '}
            {t('answers.noCompareWhy', { least: MARKET_EMPLOYERS, count: employers })}
          </span>
        </p>
      ))}
    </StatCard>
  );
}
