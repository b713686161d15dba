import { ANSWER_APPLICATIONS } from '@stellenvisite/contract/applications/applications';
import { MARKET_EMPLOYERS } from '@stellenvisite/contract/jobs/statistics';
import type { Statistics } from '@stellenvisite/contract/jobs/statistics.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';

export const CARD_TEXT = 'px-5 pb-4 text-fs-7 text-ink-2';
export const TABLE_IN_CARD = 'rounded-none border-0 border-line border-t';

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
    <section className="min-w-0 overflow-hidden rounded-sheet border border-line bg-sheet">
      <header className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
        <div className="min-w-48 flex-1">
          <h2 className="text-[1.125rem] tracking-[-0.015em]">{title}</h2>
          {note && <p className="text-fs-8 text-ink-2 leading-[1.4]">{note}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
}

const share = (part: number, whole: number): CSSProperties =>
  ({ '--p': whole > 0 ? Math.min(100, (100 * part) / whole) : 0 }) as CSSProperties;

/** Draws a bar of `share`. */
const BAR = 'bg-[linear-gradient(90deg,var(--shift-n)_calc(var(--p)*1%),var(--sheet-2)_0)]';

/** With fewer applications a rate would be an accident. */
const MIN_APPLICATIONS_FOR_RATES = 10;

type Step = { key: 'views' | 'saves' | 'applications' | 'interviews' | 'hired'; of: keyof Statistics['totals'] | null };

/** Two linear scales: of thousands of views, a few interviews would all be dots. The second begins with the applications. */
const SCALES: readonly (readonly Step[])[] = [
  [
    { key: 'views', of: null },
    { key: 'saves', of: 'views' },
    { key: 'applications', of: 'views' },
  ],
  [
    { key: 'interviews', of: 'applications' },
    { key: 'hired', of: 'interviews' },
  ],
];

/** From the first look to the hire, each bar to scale and with its rate of an earlier step. */
export function Funnel({ statistics: { totals, from, to } }: { statistics: Statistics }) {
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  const hasRates = totals.applications >= MIN_APPLICATIONS_FOR_RATES;
  const rateOf = ({ key, of }: Step) => {
    const whole = of ? totals[of] : 0;
    // Jobs seen before this span can be saved or answered in it: a rate above 100 % would mean nothing.
    if (!hasRates || !of || whole === 0 || totals[key] > whole) return null;
    const percent = (100 * totals[key]) / whole;
    return t('funnel.rate', {
      percent: formatNumber(percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent), locale),
      of: t(of),
    });
  };
  return (
    <StatCard title={t('funnel.title')} note={t('span', { from: day(from), to: day(to) })}>
      {SCALES.map((steps, scale) => {
        const largest = Math.max(...steps.map(({ key }) => totals[key]), scale > 0 ? totals.applications : 0);
        return (
          <div key={steps[0]?.key} className={clsx('px-5 pb-4', scale > 0 && 'border-line border-t pt-3')}>
            {scale > 0 && <p className="mb-2 text-fs-9 text-ink-2">{t('funnel.enlarged')}</p>}
            <ul className="grid gap-1.5">
              {steps.map((step) => (
                <li
                  key={step.key}
                  className="grid min-h-10 grid-cols-[7rem_minmax(0,1fr)_4.5rem] items-center gap-x-3 text-fs-8"
                >
                  <span>{t(step.key)}</span>
                  <i
                    className="block h-7 w-[max(2px,calc(var(--p)*1%))] rounded-cell bg-shift-n"
                    style={share(totals[step.key], largest)}
                    aria-hidden="true"
                  />
                  <b className="num text-right">{formatNumber(totals[step.key], locale)}</b>
                  <small className="num col-start-2 text-fs-9 text-ink-2">{rateOf(step)}</small>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {!hasRates && <p className={CARD_TEXT}>{t('funnel.few', { count: MIN_APPLICATIONS_FOR_RATES })}</p>}
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
        <p className={CARD_TEXT}>{t('noViews')}</p>
      ) : (
        <ul>
          {known.map(({ source, views, applications }) => (
            <li
              key={source}
              className="grid min-h-11 grid-cols-[minmax(0,1fr)_6rem_3.5rem_8rem] items-center gap-3 border-line border-t px-5 text-fs-8 max-md:grid-cols-[minmax(0,1fr)_5rem_3.5rem] max-md:py-2"
            >
              <span>{t(`source.${source}`)}</span>
              <i
                className={clsx('block h-2.5 rounded-[2px]', BAR)}
                style={share(views, known[0]?.views ?? 0)}
                aria-hidden="true"
              />
              <b className="num text-right">{`${formatNumber(total > 0 ? Math.round((100 * views) / total) : 0, locale)}\u00a0%`}</b>
              <small className="num text-right text-fs-9 text-ink-2 max-md:col-span-full max-md:text-left">
                {t('sources.applications', { count: applications })}
              </small>
            </li>
          ))}
        </ul>
      )}
    </StatCard>
  );
}

/** Renders the own time to an answer next to the market's, which is shown only where enough employers stand behind it. */
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
      <ul className="px-5 pb-5">
        <AnswerTime
          name={t('answers.you')}
          note={t('answers.answered', { count: answers.count, of: answers.of })}
          bar="bg-[linear-gradient(90deg,var(--marker)_calc(var(--p)*1%),var(--sheet-2)_0)]"
          share={share(answers.medianDays ?? 0, longest)}
          value={answers.medianDays === null ? '–' : days(answers.medianDays)}
        />
        {shown.map(({ scope, employers, answerDays }) => (
          <AnswerTime
            key={scope}
            name={t(`answers.${scope}`)}
            note={t('answers.employers', { count: employers })}
            bar={BAR}
            share={share(answerDays ?? 0, longest)}
            value={days(answerDays ?? 0)}
          />
        ))}
      </ul>
      {answers.medianDays === null && (
        <p className={CARD_TEXT}>{t('fewApplications', { count: ANSWER_APPLICATIONS })}</p>
      )}
      {hidden.map(({ scope, employers }) => (
        <p
          key={scope}
          className="mx-5 mb-4 flex items-center gap-3 rounded-control border border-line-2 bg-[repeating-linear-gradient(135deg,var(--sheet-2)_0_6px,var(--sheet)_6px_12px)] px-4 py-3.5 text-fs-8 leading-[1.45]"
        >
          <Lock size={18} />
          <span className="rounded-[4px] bg-sheet px-1.5 py-0.5">
            <b>{t('answers.noCompare', { whom: t(`answers.${scope}`) })}</b>{' '}
            {t('answers.noCompareWhy', { least: MARKET_EMPLOYERS, count: employers })}
          </span>
        </p>
      ))}
    </StatCard>
  );
}

type AnswerTimeProps = { name: string; note: string; bar: string; share: CSSProperties; value: string };

function AnswerTime({ name, note, bar, share, value }: AnswerTimeProps) {
  return (
    <li className="grid min-h-13 grid-cols-[11rem_minmax(0,1fr)_5.5rem] items-center gap-3.5 text-fs-8 leading-[1.35] max-md:grid-cols-[minmax(0,1fr)_5.5rem] max-md:py-2">
      <span>
        {name}
        <small className="block text-fs-9 text-ink-2">{note}</small>
      </span>
      <i
        className={clsx('block h-6 rounded-cell max-md:col-span-full max-md:row-[2]', bar)}
        style={share}
        aria-hidden="true"
      />
      <b className="num text-right text-[1.125rem] leading-none">{value}</b>
    </li>
  );
}
