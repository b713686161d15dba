import { EXPERIENCE_LEVELS } from '@stellenvisite/contract/job-fields';
import { NO_TARIFF } from '@stellenvisite/contract/salaries';
import type { OccupationSalary } from '@stellenvisite/contract/salaries.schema';
import { ArrowRight, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useSubmit } from 'react-router';
import { LinkButton } from '../../ui/button.tsx';
import { MarkerStroke } from '../../ui/marker-stroke.tsx';
import { SALARIES, type SalaryChoice } from './salary-address.ts';

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
    <div className="sal-bar sal-bar-5">
      <MarkerStroke />
      <Form
        // The selects begin anew with every choice that the address brings.
        key={JSON.stringify(choice)}
        className="wrap sal-form"
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
          className="sf-was"
          options={salary.regions
            .map(({ slug, name }) => ({ value: slug, label: name }))
            .sort((one, other) => one.label.localeCompare(other.label, 'de'))}
        />
        <Choice
          name="erfahrung"
          label={t('level')}
          value={choice.level}
          first={t('noLevel')}
          options={EXPERIENCE_LEVELS.map((level) => ({ value: level, label: fields(`experienceLevel.${level}`) }))}
        />
        <Choice name="tarif" label={t('tariff')} value={choice.tariff} first={t('allTariffs')} options={tariffs} />
        <Choice
          name="umfang"
          label={t('hours')}
          value={choice.hours === 'stated' ? 'stated' : null}
          first={t('fullTime')}
          options={[{ value: 'stated', label: t('stated') }]}
        />
        <LinkButton className="sgo" to={`/jobs?${jobs.search}`}>
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
  className?: string;
};

function Choice({ name, label, value, first, options, className }: ChoiceProps) {
  return (
    <label className={className ? `sf ${className}` : 'sf'}>
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
