import { MAX_CERTIFICATIONS, MAX_EMPLOYER_BENEFITS } from '@stellenvisite/contract/own-employers';
import { useTranslation } from 'react-i18next';
import { useEmployerForm } from '../use-employer-form.ts';
import { FormSection } from './form-section.tsx';
import { BENEFITS, CERTIFICATIONS } from './known-words.ts';
import { WordChoice } from './word-choice.tsx';

export function OffersSection() {
  const { t } = useTranslation('own-employers');
  const { data, change } = useEmployerForm();
  return (
    <FormSection part="offers">
      <WordChoice
        legend={t('field.certifications')}
        known={CERTIFICATIONS[data.type]}
        value={data.certifications}
        onChange={(certifications) => change({ certifications })}
        addLabel={t('add.certifications')}
        addAction={t('add.action')}
        most={MAX_CERTIFICATIONS}
      />
      <WordChoice
        legend={t('field.benefits')}
        known={BENEFITS}
        value={data.benefits}
        onChange={(benefits) => change({ benefits })}
        addLabel={t('add.benefits')}
        addAction={t('add.action')}
        most={MAX_EMPLOYER_BENEFITS}
      />
    </FormSection>
  );
}
