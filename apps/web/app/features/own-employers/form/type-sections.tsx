import { SPECIALTIES } from '@stellenvisite/contract/job-fields';
import { MAX_EMPLOYER_SERVICES } from '@stellenvisite/contract/own-employers';
import { useTranslation } from 'react-i18next';
import { useEmployerForm } from '../use-employer-form.ts';
import { TextField } from './form-fields.tsx';
import { FormSection } from './form-section.tsx';
import { SERVICES } from './known-words.ts';
import { WordChoice } from './word-choice.tsx';

export function PracticeSection() {
  const { t } = useTranslation(['own-employers', 'job-fields']);
  const { data, change } = useEmployerForm();
  const toggle = (specialty: (typeof SPECIALTIES)[number]) =>
    change({
      specialties: data.specialties.includes(specialty)
        ? data.specialties.filter((each) => each !== specialty)
        : [...data.specialties, specialty],
    });
  return (
    <FormSection part="practice">
      <fieldset className="min-w-0">
        <legend className="fld-label mb-1.5">{t('field.specialties')}</legend>
        <div className="oe-chips">
          {SPECIALTIES.map((specialty) => (
            <label key={specialty} className="oe-chip">
              <input
                type="checkbox"
                className="tick"
                checked={data.specialties.includes(specialty)}
                onChange={() => toggle(specialty)}
              />
              {t(`job-fields:specialty.${specialty}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        field="openingHours"
        label={t('field.openingHours')}
        help={t('openingHoursHelp')}
        optional
        maxLength={200}
      />
    </FormSection>
  );
}

export function CompanySection() {
  const { t } = useTranslation('own-employers');
  const { data, change } = useEmployerForm();
  return (
    <FormSection part="company">
      <WordChoice
        legend={t('field.services')}
        known={SERVICES}
        value={data.services}
        onChange={(services) => change({ services })}
        addLabel={t('add.services')}
        addAction={t('add.action')}
        most={MAX_EMPLOYER_SERVICES}
      />
    </FormSection>
  );
}
