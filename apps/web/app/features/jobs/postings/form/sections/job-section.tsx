import type { OwnEmployer } from '@stellenvisite/contract/employers/own-employers.schema';
import { COUNTRIES, type Country } from '@stellenvisite/contract/jobs/countries';
import {
  CONTRACTS,
  type Contract,
  EMPLOYMENT_TYPES,
  type EmploymentType,
  EXPERIENCE_LEVELS,
  type ExperienceLevel,
  JOB_CATEGORIES,
  type JobCategory,
  REMOTE_OPTIONS,
  type RemoteOption,
  type Specialty,
} from '@stellenvisite/contract/jobs/job-fields';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../../ui/forms/checkbox.tsx';
import { useSpecialtyOptions } from '../../../display/use-specialty-options.ts';
import { targetId } from '../form-fields.ts';
import { PlaceField, useFieldError } from '../place-field.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { useIsShort } from '../short/arrangement.ts';
import { TitleField } from '../title-field.tsx';
import { usePosting } from '../use-posting.ts';
import { DateField, NumberField, SelectField, TextField } from '../value-fields.tsx';
import { TrainingFields } from './training-fields.tsx';

type FieldValues = {
  category: JobCategory;
  experienceLevel: ExperienceLevel;
  remote: RemoteOption;
};

const labelOf = (fields: TFunction, kind: string, value: string) => fields(`${kind}.${value}`, { ns: 'job-fields' });

const NO_ADDRESS = { street: null, postalCode: null, city: '', country: 'DE' as Country };

/** Renders the section for the kind of job, its place, its extent and its start. */
export function JobSection({ departments }: { departments: OwnEmployer['departments'] }) {
  const { t } = useTranslation('job-postings');
  const { t: fields } = useTranslation('job-fields');
  const { content, change } = usePosting();
  const isShort = useIsShort();
  const specialties = useSpecialtyOptions();
  const errors = {
    category: useFieldError('category'),
    experienceLevel: useFieldError('experienceLevel'),
  };
  const options = <Kind extends keyof FieldValues>(kind: Kind, values: readonly FieldValues[Kind][]) =>
    values.map((value) => ({ value, label: labelOf(fields, kind, value) }));
  const chooseDepartment = (departmentId: string | null) => {
    const chosen = departments.find(({ id }) => id === departmentId);
    // A department tells its field, unless somebody has stated another one.
    const specialty = content.specialty ?? chosen?.specialty ?? null;
    change({ departmentId, specialty });
  };
  return (
    <SectionFrame name="job">
      <div className="pj-grid">
        {!isShort && <TitleField />}
        <TrainingFields />
        <SelectField<JobCategory>
          label={t('form.category')}
          id={targetId('category')}
          error={errors.category}
          value={content.category}
          options={options('category', JOB_CATEGORIES)}
          onChange={(category) => category && change({ category })}
        />
        <SelectField<Specialty>
          label={t('form.specialty')}
          value={content.specialty}
          none={t('form.none')}
          options={specialties}
          onChange={(specialty) => change({ specialty })}
        />
        {departments.length > 0 && (
          <SelectField
            label={t('form.department')}
            value={content.departmentId}
            none={t('form.none')}
            options={departments.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={chooseDepartment}
          />
        )}
        <SelectField<ExperienceLevel>
          label={t('form.experienceLevel')}
          id={targetId('experienceLevel')}
          error={errors.experienceLevel}
          value={content.experienceLevel}
          options={options('experienceLevel', EXPERIENCE_LEVELS)}
          onChange={(experienceLevel) => experienceLevel && change({ experienceLevel })}
        />
        {!isShort && (
          <>
            <EmploymentTypeField label={t('form.employmentType')} />
            <HoursFields />
            <StartFields />
            <ContractFields label={t('form.contract')} />
          </>
        )}
        <SelectField<RemoteOption>
          label={t('form.remote')}
          value={content.remote}
          options={options('remote', REMOTE_OPTIONS)}
          onChange={(remote) => remote && change({ remote })}
        />
        {isShort ? <CountryField /> : <AddressFields />}
        <TextField
          label={t('form.reference')}
          help={t('form.referenceHelp')}
          value={content.reference ?? null}
          input={{ maxLength: 80 }}
          onChange={(reference) => change({ reference })}
        />
        <JobNumber />
      </div>
    </SectionFrame>
  );
}

/** Full time, part time and the other kinds of employment. */
export function EmploymentTypeField({ label, className }: { label: ReactNode; className?: string }) {
  const { t: fields } = useTranslation('job-fields');
  const { content, change } = usePosting();
  const error = useFieldError('employmentType');
  return (
    <SelectField<EmploymentType>
      label={label}
      {...(className && { className })}
      id={targetId('employmentType')}
      error={error}
      value={content.employmentType}
      options={EMPLOYMENT_TYPES.map((value) => ({ value, label: labelOf(fields, 'employmentType', value) }))}
      onChange={(employmentType) => employmentType && change({ employmentType })}
    />
  );
}

/** The kind of contract, with its length where it ends. */
export function ContractFields({ label }: { label: ReactNode }) {
  const { t } = useTranslation('job-postings');
  const { t: fields } = useTranslation('job-fields');
  const { content, change } = usePosting();
  return (
    <>
      <SelectField<Contract>
        label={label}
        value={content.contract}
        options={CONTRACTS.map((value) => ({ value, label: labelOf(fields, 'contract', value) }))}
        onChange={(contract) => contract && change({ contract })}
      />
      {content.contract === 'fixed_term' && (
        <NumberField
          label={t('form.contractMonths')}
          whole
          min={1}
          max={120}
          value={content.contractMonths ?? null}
          onChange={(contractMonths) => change({ contractMonths })}
        />
      )}
    </>
  );
}

export function HoursFields({ labels }: { labels?: { min: string; max: string } }) {
  const { t } = useTranslation('job-postings');
  const { content, change } = usePosting();
  const error = useFieldError('hours');
  const { hoursPerWeek } = content;
  const max = hoursPerWeek && hoursPerWeek.max !== hoursPerWeek.min ? hoursPerWeek.max : null;
  const set = (from: number | null, to: number | null) => {
    const [least, most] = [from ?? to, to ?? from];
    change({ hoursPerWeek: least === null || most === null ? null : { min: least, max: most } });
  };
  return (
    <div className="pj-pair">
      <NumberField
        label={labels?.min ?? t('form.hoursMin')}
        id={targetId('hours')}
        error={error}
        min={1}
        max={80}
        value={hoursPerWeek?.min ?? null}
        onChange={(from) => set(from, max)}
      />
      <NumberField
        label={labels?.max ?? t('form.hoursMax')}
        min={1}
        max={80}
        value={max}
        onChange={(to) => set(hoursPerWeek?.min ?? null, to)}
      />
    </div>
  );
}

export function StartFields({ label, extra }: { label?: ReactNode; extra?: ReactNode }) {
  const { t } = useTranslation('job-postings');
  const { content, change } = usePosting();
  return (
    <div className="grid gap-1">
      <DateField
        label={label ?? t('form.start')}
        id={targetId('start')}
        value={content.startsOn ?? null}
        onChange={(startsOn) => change({ startsOn })}
      />
      <div className="flex flex-wrap items-center gap-x-5">
        {extra}
        <Checkbox
          dense
          label={t('form.startFlexible')}
          checked={content.startFlexible ?? false}
          onChange={(event) => change({ startFlexible: event.target.checked })}
        />
      </div>
    </div>
  );
}

function useAddress() {
  const { content, change } = usePosting();
  const address = content.location ?? NO_ADDRESS;
  return { address, set: (part: Partial<typeof address>) => change({ location: { ...address, ...part } }) };
}

export function StreetAndPlace() {
  const { t } = useTranslation('job-postings');
  const { address, set } = useAddress();
  return (
    <>
      <TextField
        label={t('form.street')}
        value={address.street}
        input={{ maxLength: 120 }}
        onChange={(street) => set({ street })}
      />
      <PlaceField address={address} onChange={set} />
    </>
  );
}

function CountryField() {
  const { t } = useTranslation('job-postings');
  const { t: fields } = useTranslation('job-fields');
  const { address, set } = useAddress();
  return (
    <SelectField<Country>
      label={t('form.country')}
      value={address.country}
      options={COUNTRIES.map((value) => ({ value, label: fields(`country.${value}`) }))}
      onChange={(country) => country && set({ country })}
    />
  );
}

function AddressFields() {
  return (
    <>
      <StreetAndPlace />
      <CountryField />
    </>
  );
}

/** Renders the number that people use on the phone; it is given when the job is published. */
function JobNumber() {
  const { t } = useTranslation('job-postings');
  const { stored } = usePosting();
  return (
    <div className="fld">
      <span className="fld-label">{t('form.number')}</span>
      <p className="pj-fixed num">{stored?.number ?? t('form.numberLater')}</p>
    </div>
  );
}
