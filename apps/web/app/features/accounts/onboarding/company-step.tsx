import { COMPANY_SIZES } from '@stellenvisite/contract/company-size';
import { FACILITIES } from '@stellenvisite/contract/facilities';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { CategoryChoice } from './category-choice.tsx';
import type { EmployerStepProps } from './employer-step.ts';
import { FieldError } from './field-error.tsx';

export function CompanyStep({ form }: EmployerStepProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const { t: fields } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const { errors } = form.formState;
  return (
    <>
      <Field
        label={t('employer.companyName')}
        id="ob-companyName"
        required
        help={t('employer.companyHelp')}
        error={errors.companyName && t('error.companyName')}
      >
        <TextInput {...form.register('companyName')} autoComplete="organization" maxLength={160} />
      </Field>
      <div id="ob-employerType" tabIndex={-1}>
        <Controller
          control={form.control}
          name="employerType"
          render={({ field }) => (
            <RadioGroup
              name="employerType"
              layout="cards"
              legend={t('employer.type')}
              value={field.value}
              onValueChange={field.onChange}
              options={FACILITIES.map((value) => ({ value, label: fields(`facility.${value}`) }))}
            />
          )}
        />
        <FieldError text={errors.employerType && t('error.employerType')} />
      </div>
      <Field label={t('employer.size')} hint={ui('form.optional')}>
        <Select
          {...form.register('companySize')}
          options={[
            { value: '', label: t('unsaid') },
            ...COMPANY_SIZES.map((value) => ({ value, label: fields(`companySize.${value}`) })),
          ]}
        />
      </Field>
      <CategoryChoice
        legend={`${t('employer.categories')} (${ui('form.optional')})`}
        type="checkbox"
        input={form.register('categories')}
      />
    </>
  );
}
