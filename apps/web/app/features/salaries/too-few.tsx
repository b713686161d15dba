import { PAY_BAND_ADS } from '@stellenvisite/contract/pay-band';
import type { OccupationSalary } from '@stellenvisite/contract/salaries.schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type SalaryChoice, salaryPath } from './salary-address.ts';

/** Below twelve ads no figure is told; wider choices are, each with its number of ads. */
export function TooFew({ salary, choice }: { salary: OccupationSalary; choice: SalaryChoice }) {
  const { t } = useTranslation('salaries', { keyPrefix: 'few' });
  const { count } = salary.sample;
  const place = salary.region?.name ?? t(`countries.${salary.country}`);
  const shown = Math.min(count, PAY_BAND_ADS);
  return (
    <section className="sal-section" aria-labelledby="too-few">
      <div className="sal-panel sal-few">
        <div>
          <h2 id="too-few">{t('title', { place })}</h2>
          <p>{count < PAY_BAND_ADS ? t('text', { count }) : t('employers', { count })}</p>
          <ul className="sal-wider">
            {salary.wider.map(({ kind, label, slug, region, count: ads }) => (
              <li key={slug + kind}>
                <Link to={salaryPath(slug, { country: choice.country, region, level: choice.level })}>
                  {kind === 'country' ? t(`whole.${salary.country}`) : t('related', { occupation: label })}
                  <small>{t('ads', { count: ads })}</small>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <div className="sal-cells" aria-hidden="true">
            {Array.from({ length: PAY_BAND_ADS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: twelve cells that never change places
              <i key={index} className={index < shown ? 'is-on' : undefined} />
            ))}
          </div>
          <p className="sal-fine">{t('of', { count })}</p>
        </div>
      </div>
    </section>
  );
}
