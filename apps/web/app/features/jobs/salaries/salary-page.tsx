import { categoryPath } from '@stellenvisite/contract/jobs/category-slugs';
import type { ExperienceLevel } from '@stellenvisite/contract/jobs/job-fields';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { PAY_BAND_ADS } from '@stellenvisite/contract/jobs/pay/market-pay';
import type { OccupationSalary } from '@stellenvisite/contract/jobs/salaries.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { JobCard } from '../display/job-card.tsx';
import { PayHistogram, useAmount } from './pay-histogram.tsx';
import { RegionSection } from './region-section.tsx';
import { SALARIES, type SalaryChoice, SalaryFilter, salaryPath } from './salary-filter.tsx';
import { HATCHED, PANEL, SalarySection, SECTION, SECTION_TITLE } from './salary-section.tsx';
import { TariffSection } from './tariff-section.tsx';

const [LOWEST_REM, HIGHEST_REM] = [5, 9];

/** Grows upwards, on a phone to the right. */
const LEVEL_BAR =
  'block h-[calc(var(--h)*1rem)] rounded-t-cell border border-b-2 border-b-ink max-md:col-[2] max-md:row-[1] max-md:h-4 max-md:w-[calc(var(--h)*10%)] max-md:min-w-[12%] max-md:rounded-t-none max-md:rounded-r-cell max-md:border-b max-md:border-l-0';
const KNOWN_BAR = 'border-x-c-mid border-t-c-mid bg-c-tint max-md:border-b-c-mid';
const OWN_BAR = 'border-x-marker-2 border-t-marker-2 bg-marker max-md:border-b-marker-2';
const UNKNOWN_BAR = clsx(HATCHED, 'border-x-line-2 border-t-line-2 bg-sheet max-md:hidden');

const FEW_TEXT = 'mt-3 max-w-[36rem] text-ink-2 leading-[1.5]';

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
    <div>
      <SalaryTop salary={salary} choice={choice} />
      <SalaryFilter salary={salary} choice={choice} jobs={jobs} />
      <div className={clsx('wrap', tint, jobs.items.length === 0 && 'pb-24')}>
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
        <section
          className="mt-20 border-line border-t bg-sheet-2 pt-16 pb-20 max-md:mt-12 max-md:pt-10 max-md:pb-12"
          aria-labelledby="salary-jobs"
        >
          <div className="wrap">
            <h2 id="salary-jobs" className={clsx('mb-6', SECTION_TITLE)}>
              {salary.region ? t('jobsIn', { region: salary.region.name }) : t('jobs')}
            </h2>
            <div className="job-grid grid-cols-3 max-md:grid-cols-1">
              {jobs.items.map((job) => (
                <JobCard key={job.id} job={job} asOf={salary.asOf} stack />
              ))}
            </div>
            <div className="mt-8 flex flex-wrap items-center gap-5">
              <LinkButton size="l" className="max-md:w-full" to={`/jobs?${jobs.search}`}>
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
    <header className={`overflow-hidden bg-c-tint tint-${occupation.category}`}>
      <div className="wrap">
        <Breadcrumb
          className="[&>ol]:text-c-ink"
          items={[
            { label: t('all'), to: country === 'DE' ? SALARIES : `${SALARIES}?land=${country}` },
            ...(region
              ? [{ label: occupation.label, to: salaryPath(occupation.slug, { ...choice, region: null }) }]
              : []),
            { label: region ? region.name : occupation.label },
          ]}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-12 pt-5 pb-12 max-md:grid-cols-1 max-md:gap-5 max-md:pt-2 max-md:pb-6">
          <div>
            <a className="cat cat-on-tint" href={categoryPath(occupation.category)}>
              {fields(`category.${occupation.category}`)}
            </a>
            <h1 className="mt-4 text-[clamp(2.25rem,4.4vw,4rem)] leading-[1.02] tracking-[-0.036em] max-md:mt-3 max-md:text-[2.25rem]">
              <small className="mb-1.5 block font-medium text-[clamp(1.25rem,1.9vw,1.625rem)] text-c-ink leading-[1.2] tracking-[-0.02em]">
                {t('kicker', { place })}
              </small>{' '}
              {occupation.label}
            </h1>
            {figures && (
              <p className="mt-4 max-w-[38rem] text-fs-5 text-ink-2 leading-[1.5]">
                {t('half', { place, lower: amount(figures.lower), upper: amount(figures.upper) })}{' '}
                {names && t('otherNames', { names })}
              </p>
            )}
          </div>
          {figures && (
            <p className="text-right max-md:text-left" data-median>
              <b className="num block whitespace-nowrap text-[clamp(3rem,6.4vw,5.75rem)] leading-[0.95] max-md:text-[3.5rem]">
                {amount(figures.median)}
              </b>
              <span className="mt-3 block text-fs-6 text-ink-2">
                {t(choice.hours === 'stated' ? 'stated' : 'fullTime')}
              </span>
              <span className="mt-0.5 block text-fs-6 text-ink-2">{t('medianOf', { count })}</span>
            </p>
          )}
        </div>
      </div>
    </header>
  );
}

/** Shows the pay by level of experience; the reader's own bar is yellow. */
function LevelSection({ salary, level: own }: { salary: OccupationSalary; level: ExperienceLevel | null }) {
  const { t } = useTranslation('salaries', { keyPrefix: 'levels' });
  const { t: fields } = useTranslation('job-fields');
  const amount = useAmount(salary.currency);
  const medians = salary.levels.flatMap(({ sample }) => (sample.figures ? [sample.figures.median] : []));
  const [least, best] = [Math.min(...medians), Math.max(...medians)];
  const height = (median: number) =>
    LOWEST_REM + (HIGHEST_REM - LOWEST_REM) * ((median - least) / Math.max(best - least, 1));
  return (
    <SalarySection id="levels" title={t('title')} text={t('text')} count={salary.sample.count}>
      <ul className={clsx(PANEL, 'grid grid-cols-[repeat(5,1fr)] items-end gap-3 max-md:grid-cols-1 max-md:gap-0')}>
        {salary.levels.map(({ level, sample: { count, figures } }) => (
          <li
            key={level}
            className="flex flex-col gap-1.5 border-line text-fs-8 leading-[1.35] max-md:grid max-md:grid-cols-[7.5rem_minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-0.5 max-md:py-3 max-md:not-first:border-t"
          >
            <b
              className={clsx(
                'max-md:row-[1]',
                figures
                  ? 'font-display text-[1.375rem] leading-none max-md:col-[3] max-md:justify-self-end max-md:text-[1.125rem]'
                  : 'font-medium text-fs-7 text-ink-2 leading-[1.2] max-md:col-[2/4] max-md:justify-self-start',
              )}
            >
              {figures ? amount(figures.median) : t(count < PAY_BAND_ADS ? 'tooFew' : 'tooFewEmployers')}
            </b>
            <i
              className={clsx(LEVEL_BAR, figures ? (level === own ? OWN_BAR : KNOWN_BAR) : UNKNOWN_BAR)}
              style={{ '--h': figures ? height(figures.median) : LOWEST_REM } as CSSProperties}
            />
            <span className="font-semibold text-fs-7 max-md:col-[1] max-md:row-[1]">
              {fields(`experienceLevel.${level}`)}
            </span>
            <small className="text-fs-8 text-ink-2 max-md:col-span-full">
              {level === own && `${t('yours')}, `}
              {t(figures || count >= PAY_BAND_ADS ? 'ads' : 'fewAds', { count })}
            </small>
          </li>
        ))}
      </ul>
    </SalarySection>
  );
}

/** Below twelve ads no figure is reported; wider choices are, each with its number of ads. */
function TooFew({ salary, choice }: { salary: OccupationSalary; choice: SalaryChoice }) {
  const { t } = useTranslation('salaries', { keyPrefix: 'few' });
  const { count } = salary.sample;
  const place = salary.region?.name ?? t(`countries.${salary.country}`);
  const shown = Math.min(count, PAY_BAND_ADS);
  return (
    <section className={SECTION} aria-labelledby="too-few">
      <div
        className={clsx(
          PANEL,
          'grid grid-cols-[minmax(0,1fr)_24rem] items-center gap-12 max-md:grid-cols-1 max-md:gap-6',
        )}
      >
        <div>
          <h2 id="too-few" className={SECTION_TITLE}>
            {t('title', { place })}
          </h2>
          <p className={FEW_TEXT}>{count < PAY_BAND_ADS ? t('text', { count }) : t('employers', { count })}</p>
          <ul className="mt-5 grid gap-2 max-md:grid-cols-1">
            {salary.wider.map(({ kind, label, slug, region, count: ads }) => (
              <li key={slug + kind} className="grid">
                <Link
                  className="flex min-h-13 items-center justify-between gap-4 rounded-control border-[1.5px] border-field-line bg-sheet px-4 py-2 font-semibold text-fs-7 leading-[1.35] hover:bg-sheet-2 max-md:flex-wrap max-md:gap-y-0"
                  to={salaryPath(slug, { country: choice.country, region, level: choice.level })}
                >
                  {kind === 'country' ? t(`whole.${salary.country}`) : t('related', { occupation: label })}
                  <small className="whitespace-nowrap font-normal text-ink-2">{t('ads', { count: ads })}</small>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <div className="grid grid-cols-[repeat(6,1fr)] gap-[5px] max-md:max-w-72" aria-hidden="true">
            {Array.from({ length: PAY_BAND_ADS }, (_, index) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: twelve cells that never change places
                key={index}
                className={clsx(
                  'aspect-square rounded-cell',
                  index < shown ? 'bg-c' : [HATCHED, 'shadow-[inset_0_0_0_1px_var(--line-2)]'],
                )}
              />
            ))}
          </div>
          <p className={clsx('text-fs-8', FEW_TEXT)}>{t('of', { count })}</p>
        </div>
      </div>
    </section>
  );
}
