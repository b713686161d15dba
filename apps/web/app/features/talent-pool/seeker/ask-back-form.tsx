import { ENQUIRY_MESSAGE_LENGTH } from '@stellenvisite/contract/talent-pool';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { readDraft, removeDraft, writeDraft } from '../../../session/use-stored-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { useReadOwnAgain } from './own-queries.ts';

type AskBackFormProps = { enquiryId: string; onClose: () => void };

/** A question to the employer under the number, without the name. What was typed is kept until it is sent. */
export function AskBackForm({ enquiryId, onClose }: AskBackFormProps) {
  const { t } = useTranslation('talent-pool');
  const errorText = useErrorText();
  const readAgain = useReadOwnAgain();
  const draftName = `talent-question ${enquiryId}`;
  const [text, setText] = useState(() => readDraft<{ text: string }>(draftName)?.text ?? '');
  const [clientId] = useState(() => crypto.randomUUID());
  const field = useRef<HTMLFormElement>(null);
  useEffect(() => field.current?.querySelector('textarea')?.focus(), []);
  const { mutate, isPending, error } = $api.useMutation('post', '/api/talent-pool/enquiries/{id}/messages', {
    onSuccess: () => {
      removeDraft(draftName);
      void toast(t('ask.backForm.sent'), { tone: 'good' });
      void readAgain();
      onClose();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && !isPending)
      mutate({ params: { path: { id: enquiryId } }, body: { text: text.trim(), clientId } });
  };
  return (
    <form ref={field} className="tsq-back" onSubmit={send} noValidate>
      <Field
        label={t('ask.backForm.label')}
        help={t('ask.backForm.help', { used: text.trim().length, max: ENQUIRY_MESSAGE_LENGTH })}
        error={error && errorText(error)}
      >
        <TextArea
          rows={3}
          value={text}
          maxLength={ENQUIRY_MESSAGE_LENGTH}
          onChange={({ target }) => {
            setText(target.value);
            writeDraft(draftName, { text: target.value });
          }}
        />
      </Field>
      <div>
        <Button type="submit" loading={isPending}>
          {t('ask.backForm.send')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('ask.backForm.cancel')}
        </Button>
      </div>
    </form>
  );
}
