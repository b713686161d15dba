import { EXPERIENCE_LEVELS } from '@stellenvisite/contract/job-fields';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { FieldError } from './field-error.tsx';
import { proposeOccupations } from './proposals.ts';
import type { SeekerStepProps } from './seeker-step.ts';

export function OccupationStep({ form, asksName }: SeekerStepProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const { t: fields } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const { errors } = form.formState;
  return (
    <>
      {asksName && (
        <Field label={t('fullName')} id="ob-fullName" required error={errors.fullName && t('error.fullName')}>
          <TextInput {...form.register('fullName')} autoComplete="name" maxLength={120} />
        </Field>
      )}
      <div>
        <CategoryChoice legend={t('seeker.category')} type="radio" id="ob-category" input={form.register('category')} />
        <FieldError text={errors.category && t('error.category')} />
      </div>
      <Field label={t('seeker.occupationLabel')} hint={ui('form.optional')} help={t('seeker.occupationHelp')}>
        <Combobox
          name="occupation"
          aria-label={t('seeker.occupationLabel')}
          maxLength={120}
          defaultValue={form.getValues('occupation')}
          loadOptions={proposeOccupations}
          onTextChange={(text) => form.setValue('occupation', text, { shouldDirty: true })}
        />
      </Field>
      <Field label={t('seeker.experience')} hint={ui('form.optional')}>
        <Select
          {...form.register('experienceLevel')}
          options={[
            { value: '', label: t('unsaid') },
            ...EXPERIENCE_LEVELS.map((value) => ({ value, label: fields(`experienceLevel.${value}`) })),
          ]}
        />
      </Field>
    </>
  );
}
