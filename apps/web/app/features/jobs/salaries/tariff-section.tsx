import type { ExperienceLevel } from '@stellenvisite/contract/jobs/job-fields';
import { PAY_BAND_ADS } from '@stellenvisite/contract/jobs/pay/market-pay';
import type { OccupationSalary } from '@stellenvisite/contract/jobs/salaries.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatMoney } from '@stellenvisite/contract/platform/format-money';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../../ui/use-locale.ts';
import { FinePrint, HATCHED, SalarySection } from './salary-section.tsx';

/** Draws a table whose rows are cards on a phone, where each cell names its value. */
const TABLE =
  'overflow-hidden rounded-sheet border border-line bg-sheet max-md:rounded-none max-md:border-0 max-md:bg-transparent';
const TABLE_INSIDE = 'w-full border-collapse max-md:block';
const PHONE_HIDDEN = 'max-md:absolute max-md:[clip-path:inset(50%)]';
const PHONE_CARD =
  'max-md:mb-3 max-md:block max-md:rounded-sheet max-md:border max-md:border-line max-md:bg-sheet max-md:px-4 max-md:py-3.5';
const HEAD = 'px-4 py-3.5 align-bottom font-medium text-fs-8 text-ink-2 leading-[1.3] max-md:block max-md:p-0';
const AT_END = 'whitespace-nowrap text-right';
const NAME = 'whitespace-normal pr-4 pl-6 text-left';
const LAST = 'last:pr-6';
const CELL =
  'whitespace-nowrap border-line border-t px-4 py-3.5 text-right text-fs-7 leading-[1.3] max-md:flex max-md:justify-between max-md:px-0 max-md:py-[7px] max-md:last:pr-0 max-md:before:font-normal max-md:before:font-text max-md:before:text-fs-8 max-md:before:text-ink-2 max-md:before:leading-[1.4] max-md:before:content-[attr(data-l)]';

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
      <div className={TABLE}>
        <table className={TABLE_INSIDE}>
          <caption className="visually-hidden">{t('caption')}</caption>
          <thead className={PHONE_HIDDEN}>
            <tr className={PHONE_CARD}>
              <th scope="col" className={clsx(HEAD, NAME)}>
                {t('tariff')}
              </th>
              <th scope="col" className={clsx(HEAD, AT_END)}>
                {t('median')}
              </th>
              <th scope="col" className={clsx(HEAD, AT_END)}>
                {t('half')}
              </th>
              <th scope="col" className={clsx(HEAD, AT_END, LAST)}>
                {t('source')}
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {salary.tariffs.map(({ name, sample: { count, figures } }) => (
              <tr key={name} className={PHONE_CARD}>
                <th
                  scope="row"
                  className={clsx(
                    'border-line border-t py-3.5 font-semibold text-fs-6 leading-[1.3] max-md:mb-2 max-md:block max-md:border-0 max-md:p-0',
                    NAME,
                  )}
                >
                  {name ?? t('none')}
                </th>
                {figures ? (
                  <>
                    <td className={clsx('num font-medium', CELL)} data-l={t('median')}>
                      {money(figures.median)}
                    </td>
                    <td className={clsx('num font-medium', CELL)} data-l={t('half')}>
                      {t('fromTo', { from: money(figures.lower), to: money(figures.upper) })}
                    </td>
                  </>
                ) : (
                  <td
                    colSpan={2}
                    className={clsx(
                      HATCHED,
                      'whitespace-nowrap border-line border-t px-4 py-3.5 text-center text-fs-7 text-ink-2 leading-[1.3] max-md:grid max-md:place-items-center max-md:justify-between max-md:rounded-cell max-md:p-3',
                    )}
                  >
                    <span className="rounded-cell bg-sheet px-2.5 py-[3px]">
                      {t(count < PAY_BAND_ADS ? 'tooFew' : 'tooFewEmployers')}
                    </span>
                  </td>
                )}
                <td className={clsx(CELL, LAST)} data-l={t('source')}>
                  <span>{t(figures || count >= PAY_BAND_ADS ? 'ads' : 'fewAds', { count })}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <FinePrint>
        {t('note')}{' '}
        <Link className="link" to="/blog/lohnzettel-lesen">
          {t('payslip')}
        </Link>
      </FinePrint>
    </SalarySection>
  );
}

type StepTableProps = {
  table: NonNullable<OccupationSalary['tariffTable']>;
  currency: OccupationSalary['currency'];
  level: ExperienceLevel | null;
};

/** Renders one grade of a tariff with its steps; the step of one's own experience is yellow. */
function StepTable({ table: { name, grade, steps, validFrom }, currency, level }: StepTableProps) {
  const { t } = useTranslation('salaries', { keyPrefix: 'tariffs' });
  const money = useMoney(currency);
  const own = level && STEP_OF[level];
  return (
    <div className={clsx(TABLE, 'mb-4')}>
      <table className={TABLE_INSIDE}>
        <caption className="px-6 py-3.5 text-left text-fs-8 text-ink-2">
          {t('stepCaption', { name, grade, date: formatDate(validFrom) })}
        </caption>
        <thead className={PHONE_HIDDEN}>
          <tr className={PHONE_CARD}>
            {steps.map(({ step }) => (
              <th
                key={step}
                scope="col"
                className={clsx(
                  HEAD,
                  AT_END,
                  LAST,
                  'first:pl-6',
                  step === own && 'bg-marker font-semibold text-on-marker',
                )}
              >
                {t(step === own ? 'ownStep' : 'step', { step })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          <tr className={PHONE_CARD}>
            {steps.map(({ step, amount }) => (
              <td
                key={step}
                className={clsx(
                  'num first:pl-6 max-md:first:pl-0',
                  CELL,
                  LAST,
                  step === own
                    ? 'bg-marker-soft font-semibold max-md:-mx-2 max-md:px-2 max-md:first:pl-2 max-md:last:pr-2'
                    : 'font-medium',
                )}
                data-l={t('step', { step })}
              >
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
