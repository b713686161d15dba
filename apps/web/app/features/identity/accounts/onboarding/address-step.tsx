import type { Account } from '@stellenvisite/contract/identity/accounts.schema';
import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { countrySchema } from '@stellenvisite/contract/jobs/countries.schema';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../../../ui/forms/combobox.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { proposePlaces } from '../../../jobs/display/places/propose-places.ts';
import type { EmployerValues } from './employer-values.ts';

/** A place with what belongs to it next to it. */
export const PLACE_ROW = 'grid grid-cols-[minmax(0,1fr)_11rem] gap-5 max-md:grid-cols-[minmax(0,1fr)]';

export type EmployerStepProps = {
  form: UseFormReturn<EmployerValues>;
  account: Account;
  reload: () => Promise<unknown>;
};

export function AddressStep({ form }: EmployerStepProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const { t: fields } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const { errors } = form.formState;
  return (
    <>
      <div className={PLACE_ROW}>
        <Field
          label={t('employer.location')}
          id="ob-location"
          required
          help={t('employer.locationHelp')}
          error={errors.location && t('error.location')}
        >
          <Combobox
            name="location"
            aria-label={t('employer.location')}
            maxLength={100}
            defaultValue={form.getValues('location')}
            loadOptions={proposePlaces}
            emptyText={t('unknownPlace')}
            onTextChange={(text) =>
              form.setValue('location', text, { shouldDirty: true, shouldValidate: errors.location !== undefined })
            }
            onSelect={({ note }) => {
              const country = countrySchema.safeParse(note?.slice(-2));
              if (country.success) form.setValue('country', country.data, { shouldDirty: true });
            }}
          />
        </Field>
        <Field label={t('employer.country')} hint={ui('form.optional')}>
          <Select
            {...form.register('country')}
            options={[
              { value: '', label: t('unsaid') },
              ...COUNTRIES.map((value) => ({ value, label: fields(`country.${value}`) })),
            ]}
          />
        </Field>
      </div>
      <Field
        label={t('employer.website')}
        id="ob-website"
        hint={ui('form.optional')}
        help={t('employer.websiteHelp')}
        error={errors.website && t('error.website')}
      >
        <TextInput {...form.register('website')} inputMode="url" autoComplete="url" maxLength={200} />
      </Field>
    </>
  );
}
