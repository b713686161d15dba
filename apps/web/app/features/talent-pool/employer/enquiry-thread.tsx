import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { ENQUIRY_MESSAGE_LENGTH } from '@stellenvisite/contract/talent-pool/talent-pool';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { TextArea } from '../../../ui/forms/text-input.tsx';
import { useReadPoolAgain } from './pool-queries.ts';

type EnquiryThreadProps = { enquiryId: string };

/** Shows an enquiry with the messages of both sides, or the reason for declining it. The person remains anonymous. */
export function EnquiryThread({ enquiryId }: EnquiryThreadProps) {
  const { t } = useTranslation('talent-pool');
  const { data: enquiry } = $api.useQuery('get', '/api/talent-pool/enquiries/{id}', {
    params: { path: { id: enquiryId } },
  });
  if (!enquiry) return null;
  const opening = { id: enquiry.id, isOwn: true, text: enquiry.message || t('pane.noMessage'), sentAt: enquiry.sentAt };
  return (
    <div>
      <h3>{t('pane.conversation', { job: enquiry.job.title })}</h3>
      <ul className="tp-thread">
        {[opening, ...enquiry.messages].map(({ id, isOwn, text, sentAt }) => (
          <li key={id} className={clsx(isOwn && 'tp-own')}>
            <small>
              {t(isOwn ? 'pane.own' : 'pane.person')}, {formatDate(sentAt)}
            </small>
            {text}
          </li>
        ))}
      </ul>
      {enquiry.declineReason && (
        <p className="mt-2">{t('pane.declined', { reason: t(`reason.${enquiry.declineReason}`) })}</p>
      )}
      {enquiry.status === 'open' && enquiry.messages.length > 0 && <ReplyForm enquiryId={enquiryId} />}
    </div>
  );
}

function ReplyForm({ enquiryId }: EnquiryThreadProps) {
  const { t } = useTranslation('talent-pool');
  const errorText = useErrorText();
  const readAgain = useReadPoolAgain();
  const [text, setText] = useState('');
  const { mutate, isPending, error } = $api.useMutation('post', '/api/talent-pool/enquiries/{id}/messages', {
    onSuccess: () => {
      setText('');
      void toast(t('pane.replySent'), { tone: 'good' });
      void readAgain();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || isPending) return;
    mutate({ params: { path: { id: enquiryId } }, body: { text: text.trim(), clientId: crypto.randomUUID() } });
  };
  return (
    <form className="mt-3 grid gap-2" onSubmit={send}>
      <Field label={t('pane.replyLabel')} error={error && errorText(error)}>
        <TextArea
          rows={2}
          value={text}
          maxLength={ENQUIRY_MESSAGE_LENGTH}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" loading={isPending}>
        {t('pane.reply')}
      </Button>
    </form>
  );
}
