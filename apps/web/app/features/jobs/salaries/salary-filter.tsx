import type { Country } from '@stellenvisite/contract/jobs/countries';
import { EXPERIENCE_LEVELS, type ExperienceLevel } from '@stellenvisite/contract/jobs/job-fields';
import { NO_TARIFF } from '@stellenvisite/contract/jobs/pay/market-pay';
import type { OccupationSalary, SalaryHours } from '@stellenvisite/contract/jobs/salaries.schema';
import { clsx } from 'clsx';
import { ArrowRight, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useSubmit } from 'react-router';
import { LinkButton } from '../../../ui/button.tsx';
import { MarkerStroke } from '../../../ui/marker-stroke.tsx';

export const SALARIES = '/gehaelter';

/** Lays out the row of fields above the figures, with the stroke of the marker behind it. */
export const SALARY_BAR = 'relative border-line border-y bg-sheet py-5 max-md:overflow-hidden max-md:py-6';
export const SALARY_STROKE = '-top-0.5 h-[calc(100%+4px)] max-md:w-[calc(100%+2.5rem)]';
export const SALARY_FIELD = 'h-17 min-h-0 [&_:is(input,select)]:text-[1.125rem] max-md:h-16 max-md:[&_select]:pr-6';
export const FIRST_FIELD =
  'rounded-l-control max-md:col-span-full max-md:rounded-t-control max-md:rounded-b-none max-md:border-r-0 max-md:border-line max-md:border-b';
export const SALARY_SEND =
  'h-17 min-h-0 rounded-l-none rounded-r-control text-[1.125rem] max-md:col-span-full max-md:mt-2 max-md:h-14 max-md:rounded-control';

/** The filters of a salary page and the level that it highlights. */
export type SalaryChoice = {
  country: Country;
  region: string | null;
  /** Marks one's own bar and step, and filters nothing. */
  level: ExperienceLevel | null;
  tariff: string | null;
  hours: SalaryHours;
};

type SalaryFilterProps = {
  salary: OccupationSalary;
  choice: SalaryChoice;
  jobs: { total: number; search: string };
};

/** Each choice is in the address at once; without script a button sends them. */
export function SalaryFilter({ salary, choice, jobs }: SalaryFilterProps) {
  const { t } = useTranslation('salaries', { keyPrefix: 'filter' });
  const { t: fields } = useTranslation('job-fields');
  const submit = useSubmit();
  const tariffs = salary.tariffs.map(({ name }) => ({ value: name ?? NO_TARIFF, label: name ?? t('noTariff') }));
  return (
    <div className={SALARY_BAR}>
      <MarkerStroke className={SALARY_STROKE} />
      <Form
        // The selects begin again with every choice that the address brings.
        key={JSON.stringify(choice)}
        className="wrap relative grid grid-cols-[minmax(0,1.3fr)_minmax(0,1.05fr)_minmax(0,1fr)_minmax(0,1fr)_15rem] max-md:grid-cols-[1fr_1fr]"
        aria-label={t('label')}
        action={`${SALARIES}/${salary.occupation.slug}`}
        onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
      >
        {choice.country !== 'DE' && <input type="hidden" name="land" value={choice.country} />}
        <Choice
          name="region"
          label={t('region')}
          value={choice.region}
          first={t(`countries.${choice.country}`)}
          className={FIRST_FIELD}
          options={salary.regions
            .map(({ slug, name }) => ({ value: slug, label: name }))
            .sort((one, other) => one.label.localeCompare(other.label, 'de'))}
        />
        <Choice
          name="erfahrung"
          className="max-md:border-line max-md:border-b"
          label={t('level')}
          value={choice.level}
          first={t('noLevel')}
          options={EXPERIENCE_LEVELS.map((level) => ({ value: level, label: fields(`experienceLevel.${level}`) }))}
        />
        <Choice
          name="tarif"
          className="max-md:border-r-0 max-md:border-line max-md:border-b"
          label={t('tariff')}
          value={choice.tariff}
          first={t('allTariffs')}
          options={tariffs}
        />
        <Choice
          name="umfang"
          className="max-md:col-span-full max-md:rounded-b-control max-md:border-r-0"
          label={t('hours')}
          value={choice.hours === 'stated' ? 'stated' : null}
          first={t('fullTime')}
          options={[{ value: 'stated', label: t('stated') }]}
        />
        <LinkButton className={clsx(SALARY_SEND, 'px-3')} to={`/jobs?${jobs.search}`}>
          {t('jobs', { count: jobs.total })} <ArrowRight size={20} />
        </LinkButton>
        <noscript>
          <button type="submit" className="btn">
            {t('apply')}
          </button>
        </noscript>
      </Form>
    </div>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string | null;
  first: ReactNode;
  options: { value: string; label: string }[];
  className: string;
};

function Choice({ name, label, value, first, options, className }: ChoiceProps) {
  return (
    <label className={clsx('sf', SALARY_FIELD, className)}>
      <span className="sf-label">{label}</span>
      <select name={name} defaultValue={value ?? ''}>
        <option value="">{first}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={20} />
    </label>
  );
}

/** `/gehaelter/pflegefachkraft/bayern?erfahrung=mid`; what is usual is left out. */
export function salaryPath(occupation: string, choice: Partial<SalaryChoice>): string {
  const { country = 'DE', region, level, tariff, hours } = choice;
  const path = [SALARIES, occupation, ...(region ? [region] : [])].join('/');
  const query = new URLSearchParams();
  if (!region && country !== 'DE') query.set('land', country);
  if (level) query.set('erfahrung', level);
  if (tariff) query.set('tarif', tariff);
  if (hours === 'stated') query.set('umfang', hours);
  return query.size === 0 ? path : `${path}?${query}`;
}
