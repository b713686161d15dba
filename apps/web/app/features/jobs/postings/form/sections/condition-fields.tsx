import { FURTHER_TRAINING, GERMAN_LEVELS } from '@stellenvisite/contract/jobs/job-conditions';
import type { JobConditions } from '@stellenvisite/contract/jobs/job-conditions.schema';
import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../../ui/forms/checkbox.tsx';
import { usePosting } from '../use-posting.ts';
import { NumberField, SelectField } from '../value-fields.tsx';

function useConditions() {
  const { content, change } = usePosting();
  const conditions = content.conditions ?? {};
  return {
    content,
    conditions,
    set: (part: Partial<JobConditions>) => change({ conditions: { ...conditions, ...part } }),
  };
}

/** How many on-call duties there are, where there are any. */
export function OnCallField() {
  const { t } = useTranslation('job-postings');
  const { content, conditions, set } = useConditions();
  const onCall = content.duty?.onCall;
  if (onCall !== 'standby' && onCall !== 'on_site') return null;
  return (
    <NumberField
      label={t(`form.conditions.onCallPerMonth.${onCall}`)}
      whole
      min={1}
      max={31}
      value={conditions.onCallPerMonth ?? null}
      onChange={(onCallPerMonth) => set({ onCallPerMonth })}
    />
  );
}

/** Renders the training authority, which physicians choose a hospital by. */
export function FurtherTrainingFields() {
  const { t } = useTranslation('job-postings');
  const { content, conditions, set } = useConditions();
  if (content.category !== 'doctors') return null;
  return (
    <>
      <SelectField<(typeof FURTHER_TRAINING)[number]>
        label={t('form.conditions.furtherTraining')}
        value={conditions.furtherTraining}
        none={t('form.none')}
        options={FURTHER_TRAINING.map((value) => ({ value, label: t(`form.conditions.${value}`) }))}
        onChange={(furtherTraining) => set({ furtherTraining })}
      />
      {conditions.furtherTraining === 'partial' && (
        <NumberField
          label={t('form.conditions.furtherTrainingMonths')}
          whole
          min={1}
          max={120}
          value={conditions.furtherTrainingMonths ?? null}
          onChange={(furtherTrainingMonths) => set({ furtherTrainingMonths })}
        />
      )}
    </>
  );
}

/** Work that needs a recognised certificate. */
const RECOGNISED: readonly JobCategory[] = ['doctors', 'nursing', 'medical', 'mfa'];
const HELP = ['isRecognitionPendingWelcome', 'hasVisaHelp', 'hasHousingHelp'] as const;

/** Shows the fields for people with a certificate from abroad, who need them before they apply. */
export function AbroadFields() {
  const { t } = useTranslation('job-postings');
  const { content, conditions, set } = useConditions();
  if (!content.category || !RECOGNISED.includes(content.category)) return null;
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="fld-label">{t('form.conditions.abroad')}</legend>
      <div className="pj-grid mt-2">
        <SelectField<(typeof GERMAN_LEVELS)[number]>
          label={t('form.conditions.germanLevel')}
          value={conditions.germanLevel}
          none={t('form.none')}
          options={GERMAN_LEVELS.map((value) => ({ value, label: value }))}
          onChange={(germanLevel) => set({ germanLevel })}
        />
        {HELP.map((key) => (
          <Checkbox
            key={key}
            className="pj-wide"
            label={t(`form.conditions.${key}`)}
            checked={conditions[key] ?? false}
            onChange={(event) => set({ [key]: event.target.checked })}
          />
        ))}
      </div>
    </fieldset>
  );
}
