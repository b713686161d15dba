import { MAX_EMPLOYER_SERVICES } from '@stellenvisite/contract/employers/own-employers.schema';
import type { Specialty } from '@stellenvisite/contract/jobs/job-fields';
import { useTranslation } from 'react-i18next';
import { useSpecialtyOptions } from '../../../jobs/display/use-specialty-options.ts';
import { useEmployerForm } from '../use-employer-form.ts';
import { FormSection } from './contact-section.tsx';
import { TextField } from './form-fields.tsx';
import { SERVICES } from './known-words.ts';
import { WordChoice } from './word-choice.tsx';

export function PracticeSection() {
  const { t } = useTranslation('own-employers');
  const options = useSpecialtyOptions();
  const { data, change } = useEmployerForm();
  const toggle = (specialty: Specialty) =>
    change({
      specialties: data.specialties.includes(specialty)
        ? data.specialties.filter((each) => each !== specialty)
        : [...data.specialties, specialty],
    });
  return (
    <FormSection part="practice">
      <fieldset className="min-w-0">
        <legend className="fld-label mb-1.5">{t('field.specialties')}</legend>
        <div className="flex flex-wrap gap-2">
          {options.map(({ value, label }) => (
            <label
              key={value}
              className="inline-flex items-center gap-2 min-h-11 px-3.5 border border-line-2 rounded-cell bg-sheet font-text font-medium text-fs-8 leading-[1.2] has-[:checked]:border-line-2 has-[:checked]:bg-shift-n-tint"
            >
              <input
                type="checkbox"
                className="tick"
                checked={data.specialties.includes(value)}
                onChange={() => toggle(value)}
              />
              {label}
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
