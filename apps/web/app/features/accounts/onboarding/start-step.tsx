import { EARLIEST_STARTS } from '@stellenvisite/contract/accounts';
import { EMPLOYMENT_TYPES } from '@stellenvisite/contract/job-fields';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { SeekerStepProps } from './seeker-step.ts';

/** „Both“ is a way to offer a job, not to want one: who would take either ticks two. */
const WANTED_TYPES = EMPLOYMENT_TYPES.filter((type) => type !== 'both');

export function StartStep({ form }: SeekerStepProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const { t: fields } = useTranslation('job-fields');
  return (
    <>
      <fieldset>
        <legend className="fld-label">{t('seeker.employment')}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {WANTED_TYPES.map((type) => (
            <Checkbox
              key={type}
              {...form.register('employmentTypes')}
              value={type}
              label={fields(`employmentType.${type}`)}
            />
          ))}
        </div>
      </fieldset>
      <Controller
        control={form.control}
        name="earliestStart"
        render={({ field }) => (
          <RadioGroup
            name="earliestStart"
            layout="cards"
            legend={t('seeker.earliest')}
            value={field.value}
            onValueChange={field.onChange}
            options={EARLIEST_STARTS.map((value) => ({ value, label: t(`startsOn.${value}`) }))}
          />
        )}
      />
    </>
  );
}
