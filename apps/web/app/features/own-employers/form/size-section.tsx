import { COMPANY_SIZES } from '@stellenvisite/contract/company-size';
import { useTranslation } from 'react-i18next';
import { useEmployerForm } from '../use-employer-form.ts';
import { NumberField } from './form-fields.tsx';
import { FormSection } from './form-section.tsx';

export function SizeSection() {
  const { t } = useTranslation(['own-employers', 'job-fields']);
  const { data, change } = useEmployerForm();
  return (
    <FormSection part="size">
      <fieldset className="min-w-0">
        <legend className="fld-label mb-1.5">{t('field.companySize')}</legend>
        <div className="oe-bands">
          {COMPANY_SIZES.map((size) => (
            <label key={size}>
              <input
                type="radio"
                name="companySize"
                className="visually-hidden"
                checked={data.companySize === size}
                onChange={() => change({ companySize: size })}
              />
              <span className="num">{size.replace('-', '–')}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="oe-three">
        {data.type === 'hospital' && <NumberField field="beds" label={t('field.beds')} />}
        {data.type !== 'company' && <NumberField field="doctors" label={t('field.doctors')} />}
        {data.type === 'hospital' && (
          <NumberField field="doctorsInTraining" label={t('field.doctorsInTraining')} optional />
        )}
        {data.type === 'company' && <NumberField field="carePlaces" label={t('field.carePlaces')} optional />}
        {data.type === 'company' && <NumberField field="sites" label={t('field.sites')} optional />}
        <NumberField field="employees" label={t('field.employees')} optional />
        <NumberField field="foundedYear" problem="foundedYear" label={t('field.foundedYear')} optional />
      </div>
    </FormSection>
  );
}
