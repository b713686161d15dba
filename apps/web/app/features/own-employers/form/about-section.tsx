import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import { useTextValue } from '../../../ui/use-text-value.ts';
import { htmlOfText, textOfHtml } from '../employer-fields.ts';
import { useEmployerForm } from '../use-employer-form.ts';
import { FormSection } from './form-section.tsx';

const MOST = 800;

export function AboutSection() {
  const { t } = useTranslation('own-employers');
  const { data, change } = useEmployerForm();
  const text = useTextValue<string>({
    value: data.descriptionHtml,
    format: textOfHtml,
    parse: htmlOfText,
    onChange: (descriptionHtml) => change({ descriptionHtml }),
    onUnreadable: () => undefined,
  });
  return (
    <FormSection part="about">
      <Field label={t('field.descriptionHtml')} help={t('aboutHelp', { count: text.value.length, most: MOST })}>
        <TextArea
          rows={6}
          placeholder={t('aboutPlaceholder')}
          maxLength={Math.max(MOST, text.value.length)}
          {...text}
        />
      </Field>
    </FormSection>
  );
}
