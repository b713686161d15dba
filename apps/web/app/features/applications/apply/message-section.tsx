import { APPLICATION_MESSAGE_LENGTH } from '@stellenvisite/contract/applications';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import { ApplySection } from './apply-section.tsx';
import type { ApplyFormControl } from './use-apply-form.ts';

type MessageSectionProps = { control: ApplyFormControl; number: number; lastMessage: string | null };

/** Optional. What was written last time is offered again, and said to be just that. */
export function MessageSection({ control, number, lastMessage }: MessageSectionProps) {
  const { t } = useTranslation('applications');
  const { values, change } = control;
  const isLast = lastMessage !== null && values.message === lastMessage;
  return (
    <ApplySection
      number={number}
      isDone={values.message.trim() !== ''}
      title={t('apply.message.title')}
      text={t('apply.message.text')}
    >
      {isLast && (
        <div className="apl-last">
          <p>{t('apply.message.last')}</p>
          <Button variant="secondary" size="s" onClick={() => change({ message: '' })}>
            {t('apply.message.clear')}
          </Button>
        </div>
      )}
      <Field
        label={t('apply.message.label')}
        hint={t('apply.optional')}
        help={t('apply.questions.length', { used: values.message.length, max: APPLICATION_MESSAGE_LENGTH })}
      >
        <TextArea
          rows={5}
          value={values.message}
          maxLength={APPLICATION_MESSAGE_LENGTH}
          onChange={(event) => change({ message: event.target.value })}
        />
      </Field>
    </ApplySection>
  );
}
