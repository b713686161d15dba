import { RADII_KM } from '@stellenvisite/contract/places';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { proposePlaces } from '../../places/shared/propose-places.ts';
import type { SeekerStepProps } from './seeker-step.ts';

export function PlaceStep({ form }: SeekerStepProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const { errors, submitCount } = form.formState;
  return (
    <div className="ob-two">
      <Field
        label={t('seeker.location')}
        id="ob-location"
        required
        help={t('seeker.locationHelp')}
        error={errors.location && t('error.location')}
      >
        <Combobox
          name="location"
          aria-label={t('seeker.location')}
          maxLength={100}
          defaultValue={form.getValues('location')}
          loadOptions={proposePlaces}
          emptyText={t('unknownPlace')}
          onTextChange={(text) =>
            form.setValue('location', text, { shouldDirty: true, shouldValidate: submitCount > 0 || !!errors.location })
          }
        />
      </Field>
      <Field label={t('seeker.radius')}>
        <Select
          {...form.register('radiusKm', { valueAsNumber: true })}
          options={RADII_KM.map((km) => ({ value: String(km), label: t('km', { km }) }))}
        />
      </Field>
    </div>
  );
}
