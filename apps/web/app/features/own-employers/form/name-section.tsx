import { OWNERSHIPS, type Ownership } from '@stellenvisite/contract/employers';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { ownershipOf, withOwnership } from '../employer-fields.ts';
import { useEmployerForm } from '../use-employer-form.ts';
import { TextField } from './form-fields.tsx';
import { FormSection } from './form-section.tsx';

export function NameSection() {
  const { t } = useTranslation('own-employers');
  const { data, change } = useEmployerForm();
  return (
    <FormSection part="name">
      <TextField
        field="name"
        problem="name"
        label={t('field.name')}
        maxLength={160}
        autoComplete="organization"
        required
      />
      <div className="oe-two">
        <Field label={t('field.kinds')}>
          <Select
            value={ownershipOf(data) ?? ''}
            onChange={(event) => change(withOwnership(data, (event.target.value || null) as Ownership | null))}
            options={[
              { value: '', label: t('unsaid') },
              ...OWNERSHIPS.map((value) => ({ value, label: t(`ownership.${value}`) })),
            ]}
          />
        </Field>
        <TextField
          field="website"
          problem="website"
          label={t('field.website')}
          help={t('websiteHelp')}
          maxLength={300}
          inputMode="url"
          autoComplete="url"
        />
        <TextField field="owner" label={t('field.owner')} optional maxLength={160} />
        <TextField field="tagline" label={t('field.tagline')} optional maxLength={200} />
      </div>
    </FormSection>
  );
}
