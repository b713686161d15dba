import type { EmmaDataParts } from '@stellenvisite/contract/assistant/emma-parts.schema';
import { formatMoney } from '@stellenvisite/contract/platform/format-money';
import { languageOf } from '@stellenvisite/contract/platform/languages';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../../../ui/use-locale.ts';
import { JobTitle } from '../../../jobs/display/job-title.tsx';
import { leaveSheet } from '../panel/leave-sheet.ts';

/** Renders a table of steps with the own one marked, or the middle half of the ads. */
export function PayFigures({ data: { band, tariff } }: { data: EmmaDataParts['pay'] }) {
  const { t } = useTranslation('emma');
  const language = languageOf(useLocale());
  const money = (amount: number, currency: 'EUR' | 'CHF' = 'EUR') =>
    formatMoney(Math.round(amount * 100), { currency, language });
  if (tariff)
    return (
      <table className="ea-table">
        <caption>{t('pay.tariff', { name: tariff.name, grade: tariff.grade })}</caption>
        <tbody>
          {tariff.steps.map(({ step, amount }) => (
            <tr key={step} className={clsx(step === tariff.step && 'own')}>
              <th scope="row">
                {t('pay.step', { step })}
                {step === tariff.step && <span className="visually-hidden"> {t('pay.own')}</span>}
              </th>
              <td className="num">{money(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  if (!band) return null;
  return (
    <p className="ea-band">
      <b className="num">
        {money(band.min, band.currency)} – {money(band.max, band.currency)}
      </b>
      <span>{t('pay.band', { count: band.count })}</span>
    </p>
  );
}

/** Renders the match of one job, factor by factor. */
export function MatchBill({ data: { job, match } }: { data: EmmaDataParts['match'] }) {
  const { t } = useTranslation('emma');
  return (
    <table className="ea-table">
      <caption lang="de">
        <JobTitle title={job.title} />
      </caption>
      <tbody>
        {match.factors.map(({ name, points, of, reason }) => (
          <tr key={name}>
            <th scope="row">{reason}</th>
            <td className="num">{t('match.points', { points, of })}</td>
          </tr>
        ))}
        {match.score !== null && (
          <tr className="own">
            <th scope="row">{t('match.sum')}</th>
            <td className="num">{t('jobs.score', { score: match.score })}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

export function Comparison({ data: { jobs, rows } }: { data: EmmaDataParts['comparison'] }) {
  const { t } = useTranslation('emma');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the panel is scrolled by the keyboard too
    <section className="ea-compare" tabIndex={0} aria-label={t('comparison')}>
      <table className="ea-table">
        <thead>
          <tr>
            <td />
            {jobs.map(({ id, title }) => (
              <th key={id} scope="col" lang="de">
                <Link to={`/jobs/${id}`} onClick={leaveSheet}>
                  <JobTitle title={title} />
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label, values }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one value per job, in their order
                <td key={index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function EmployerLink({ data: { employer, url } }: { data: EmmaDataParts['employer'] }) {
  return (
    <Link className="ea-all" to={url} onClick={leaveSheet}>
      <span lang="de">{employer.name}</span>
      <ArrowRight size={20} />
    </Link>
  );
}
