import { categoryPath } from '@stellenvisite/contract/category-slugs';
import { formatDate } from '@stellenvisite/contract/format-date';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import type { OccupationSalary } from '@stellenvisite/contract/salaries.schema';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { JobCard } from '../jobs/shared/job-card.tsx';
import { LevelSection } from './level-section.tsx';
import { PayHistogram } from './pay-histogram.tsx';
import { RegionSection } from './region-section.tsx';
import { SALARIES, type SalaryChoice, salaryPath } from './salary-address.ts';
import { SalaryFilter } from './salary-filter.tsx';
import { SalarySection } from './salary-section.tsx';
import { TariffSection } from './tariff-section.tsx';
import { TooFew } from './too-few.tsx';
import { useAmount } from './use-amount.ts';

export type SalaryPageProps = {
  salary: OccupationSalary;
  choice: SalaryChoice;
  jobs: { items: JobItem[]; total: number; search: string };
};

export function SalaryPage({ salary, choice, jobs }: SalaryPageProps) {
  const { t } = useTranslation('salaries', { keyPrefix: 'page' });
  const { t: spread } = useTranslation('salaries', { keyPrefix: 'spread' });
  const amount = useAmount(salary.currency);
  const { figures, count } = salary.sample;
  const tint = `tint-${salary.occupation.category}`;
  return (
    <div className="sal">
      <SalaryTop salary={salary} choice={choice} />
      <SalaryFilter salary={salary} choice={choice} jobs={jobs} />
      <div className={`wrap ${tint}`}>
        {figures && salary.histogram ? (
          <>
            <SalarySection
              id="spread"
              title={spread('title')}
              text={spread('text', { step: amount(salary.histogram.step) })}
              count={count}
              asOf={formatDate(salary.asOf)}
            >
              <PayHistogram histogram={salary.histogram} figures={figures} currency={salary.currency} />
            </SalarySection>
            <RegionSection key={salary.region?.slug} salary={salary} choice={choice} />
            <LevelSection salary={salary} level={choice.level} />
            <TariffSection salary={salary} level={choice.level} />
          </>
        ) : (
          <TooFew salary={salary} choice={choice} />
        )}
      </div>
      {jobs.items.length > 0 && (
        <section className="sal-jobs" aria-labelledby="salary-jobs">
          <div className="wrap">
            <h2 id="salary-jobs">{salary.region ? t('jobsIn', { region: salary.region.name }) : t('jobs')}</h2>
            <div className="job-grid">
              {jobs.items.map((job) => (
                <JobCard key={job.id} job={job} asOf={salary.asOf} stack />
              ))}
            </div>
            <div className="sal-actions">
              <LinkButton size="l" to={`/jobs?${jobs.search}`}>
                {t('allJobs', { count: jobs.total })} <ArrowRight size={20} />
              </LinkButton>
            </div>
          </div>
        </section>
      )}
    </div>
  );
}

function SalaryTop({ salary, choice }: Omit<SalaryPageProps, 'jobs'>) {
  const { t } = useTranslation('salaries', { keyPrefix: 'page' });
  const { t: fields } = useTranslation('job-fields');
  const amount = useAmount(salary.currency);
  const { occupation, region, country } = salary;
  const { figures, count } = salary.sample;
  const place = region?.name ?? t(`countries.${country}`);
  const names = occupation.otherNames.join(', ');
  return (
    <header className={`sal-top tint-${occupation.category}`}>
      <div className="wrap">
        <Breadcrumb
          items={[
            { label: t('all'), to: country === 'DE' ? SALARIES : `${SALARIES}?land=${country}` },
            ...(region
              ? [{ label: occupation.label, to: salaryPath(occupation.slug, { ...choice, region: null }) }]
              : []),
            { label: region ? region.name : occupation.label },
          ]}
        />
        <div className="sal-top-grid">
          <div>
            <a className="cat cat-on-tint" href={categoryPath(occupation.category)}>
              {fields(`category.${occupation.category}`)}
            </a>
            <h1>
              <small>{t('kicker', { place })}</small> {occupation.label}
            </h1>
            {figures && (
              <p className="sal-lede">
                {t('half', { place, lower: amount(figures.lower), upper: amount(figures.upper) })}{' '}
                {names && t('otherNames', { names })}
              </p>
            )}
          </div>
          {figures && (
            <p className="sal-big">
              <b className="num">{amount(figures.median)}</b>
              <span>{t(choice.hours === 'stated' ? 'stated' : 'fullTime')}</span>
              <span className="sal-source">{t('medianOf', { count })}</span>
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
