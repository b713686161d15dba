import type { ExperienceLevel } from '@stellenvisite/contract/job-fields';
import { PAY_BAND_ADS } from '@stellenvisite/contract/pay-band';
import type { OccupationSalary } from '@stellenvisite/contract/salaries.schema';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { SalarySection } from './salary-section.tsx';
import { useAmount } from './use-amount.ts';

const [LOWEST_REM, HIGHEST_REM] = [5, 9];

/** What ads for each experience pay; one's own bar is yellow. */
export function LevelSection({ salary, level: own }: { salary: OccupationSalary; level: ExperienceLevel | null }) {
  const { t } = useTranslation('salaries', { keyPrefix: 'levels' });
  const { t: fields } = useTranslation('job-fields');
  const amount = useAmount(salary.currency);
  const medians = salary.levels.flatMap(({ sample }) => (sample.figures ? [sample.figures.median] : []));
  const [least, best] = [Math.min(...medians), Math.max(...medians)];
  const height = (median: number) =>
    LOWEST_REM + (HIGHEST_REM - LOWEST_REM) * ((median - least) / Math.max(best - least, 1));
  return (
    <SalarySection id="levels" title={t('title')} text={t('text')} count={salary.sample.count}>
      <ul className="sal-panel sal-levels">
        {salary.levels.map(({ level, sample: { count, figures } }) => (
          <li key={level} className={clsx('sal-level', !figures && 'is-few', level === own && 'is-you')}>
            <b>{figures ? amount(figures.median) : t(count < PAY_BAND_ADS ? 'tooFew' : 'tooFewEmployers')}</b>
            <i style={{ '--h': figures ? height(figures.median) : LOWEST_REM } as CSSProperties} />
            <span>{fields(`experienceLevel.${level}`)}</span>
            <small>
              {level === own && `${t('yours')}, `}
              {t(figures || count >= PAY_BAND_ADS ? 'ads' : 'fewAds', { count })}
            </small>
          </li>
        ))}
      </ul>
    </SalarySection>
  );
}
