import { formatDate } from '@stellenvisite/contract/format-date';
import { formatMoney } from '@stellenvisite/contract/format-money';
import type { ExperienceLevel } from '@stellenvisite/contract/job-fields';
import { PAY_BAND_ADS } from '@stellenvisite/contract/pay-band';
import type { OccupationSalary } from '@stellenvisite/contract/salaries.schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../ui/use-locale.ts';
import { SalarySection } from './salary-section.tsx';

type TariffSectionProps = { salary: OccupationSalary; level: ExperienceLevel | null };

/** The step people of that experience usually begin in; leadership is paid by another grade. */
const STEP_OF: Record<ExperienceLevel, number | null> = { entry: 2, mid: 3, senior: 5, executive: null };

export function TariffSection({ salary, level }: TariffSectionProps) {
  const { t } = useTranslation('salaries', { keyPrefix: 'tariffs' });
  const money = useMoney(salary.currency);
  if (salary.tariffs.length === 0) return null;
  return (
    <SalarySection id="tariffs" title={t('title')} text={t('text')} count={salary.sample.count}>
      {salary.tariffTable && <StepTable table={salary.tariffTable} currency={salary.currency} level={level} />}
      <div className="sal-table">
        <table>
          <caption className="visually-hidden">{t('caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('tariff')}</th>
              <th scope="col">{t('median')}</th>
              <th scope="col">{t('half')}</th>
              <th scope="col">{t('source')}</th>
            </tr>
          </thead>
          <tbody>
            {salary.tariffs.map(({ name, sample: { count, figures } }) => (
              <tr key={name} className={figures ? undefined : 'is-few'}>
                <th scope="row">{name ?? t('none')}</th>
                {figures ? (
                  <>
                    <td className="num" data-l={t('median')}>
                      {money(figures.median)}
                    </td>
                    <td className="num" data-l={t('half')}>
                      {t('fromTo', { from: money(figures.lower), to: money(figures.upper) })}
                    </td>
                  </>
                ) : (
                  <td colSpan={2}>
                    <span>{t(count < PAY_BAND_ADS ? 'tooFew' : 'tooFewEmployers')}</span>
                  </td>
                )}
                <td data-l={t('source')}>
                  <span>{t(figures || count >= PAY_BAND_ADS ? 'ads' : 'fewAds', { count })}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="sal-fine">
        {t('note')}{' '}
        <Link className="link" to="/blog/lohnzettel-lesen">
          {t('payslip')}
        </Link>
      </p>
    </SalarySection>
  );
}

type StepTableProps = {
  table: NonNullable<OccupationSalary['tariffTable']>;
  currency: OccupationSalary['currency'];
  level: ExperienceLevel | null;
};

/** One grade of a tariff with its steps; the step of one's own experience is yellow. */
function StepTable({ table: { name, grade, steps, validFrom }, currency, level }: StepTableProps) {
  const { t } = useTranslation('salaries', { keyPrefix: 'tariffs' });
  const money = useMoney(currency);
  const own = level && STEP_OF[level];
  return (
    <div className="sal-table sal-steps">
      <table>
        <caption>{t('stepCaption', { name, grade, date: formatDate(validFrom) })}</caption>
        <thead>
          <tr>
            {steps.map(({ step }) => (
              <th key={step} scope="col" className={step === own ? 'is-mine' : undefined}>
                {t(step === own ? 'ownStep' : 'step', { step })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {steps.map(({ step, amount }) => (
              <td key={step} className={step === own ? 'num is-mine' : 'num'} data-l={t('step', { step })}>
                {money(amount)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function useMoney(currency: OccupationSalary['currency']): (amount: number) => string {
  const language = useLocale() === 'en-GB' ? 'en' : 'de';
  return (amount) => formatMoney(Math.round(amount * 100), { currency, language });
}
