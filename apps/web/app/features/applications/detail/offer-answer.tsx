import { type OfferAnswer as Answer, MESSAGE_LENGTH } from '@stellenvisite/contract/applications/applications';
import type { ApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { formatDate, formatDay } from '@stellenvisite/contract/platform/format-date';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { TextArea } from '../../../ui/forms/text-input.tsx';
import { useReadAgain } from '../shared/application-queries.ts';

type OfferAnswerProps = { application: ApplicationDetail; onOvertaken: () => void };

/** Renders an open offer of the employer with the two answers to it; each has to be confirmed. */
export function OfferAnswer({ application, onOvertaken }: OfferAnswerProps) {
  const { t } = useTranslation('applications');
  const [asked, setAsked] = useState<Answer | null>(null);
  const { offer, status, job } = application;
  if (!offer || offer.answer !== null || status !== 'interview') return null;
  const employer = job.employer.name;
  const values = { employer, date: formatDate(offer.sentAt), until: formatDay(offer.answerBy) };
  return (
    <section className="ap-offer" aria-labelledby="application-offer">
      <h3 id="application-offer">{t('detail.offer.title')}</h3>
      <p>{t(offer.answerBy < berlinDay(new Date()) ? 'detail.offer.over' : 'detail.offer.text', values)}</p>
      {offer.phoneAnswer && <p>{t(`detail.offer.phone.${offer.phoneAnswer}`, { employer })}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => setAsked('accepted')}>{t('detail.offer.accept')}</Button>
        <Button variant="secondary" onClick={() => setAsked('declined')}>
          {t('detail.offer.decline')}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          application={application}
          answer={asked}
          onClose={() => setAsked(null)}
          onOvertaken={onOvertaken}
        />
      )}
    </section>
  );
}

type ConfirmDialogProps = OfferAnswerProps & { answer: Answer; onClose: () => void };

function ConfirmDialog({ application, answer, onClose, onOvertaken }: ConfirmDialogProps) {
  const { t } = useTranslation('applications');
  const errorText = useErrorText();
  const readAgain = useReadAgain();
  const [message, setMessage] = useState('');
  const { id, version, job } = application;
  const { mutate, isPending, error } = $api.useMutation('put', '/api/applications/{id}/offer-answer', {
    onSuccess: async () => {
      await readAgain();
      onClose();
      void toast(t(`detail.offer.done.${answer}`), { tone: 'good' });
    },
    onError: async (problem) => {
      const code = problemCodeOf(problem);
      if (code !== 'application.version_stale' && code !== 'application.move_refused') return;
      // Withdrawn by the employer or answered in another tab meanwhile.
      await readAgain();
      onOvertaken();
      onClose();
    },
  });
  const send = () => {
    const words = message.trim();
    if (!isPending) mutate({ params: { path: { id } }, body: { version, answer, ...(words && { message: words }) } });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`detail.offer.sure.${answer}`)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('detail.offer.cancel')}
          </Button>
          <Button variant={answer === 'accepted' ? 'primary' : 'danger'} loading={isPending} onClick={send}>
            {t(answer === 'accepted' ? 'detail.offer.accept' : 'detail.offer.decline')}
          </Button>
        </>
      }
    >
      <p className="mb-4">{t(`detail.offer.sureText.${answer}`, { employer: job.employer.name })}</p>
      <Field label={t('detail.offer.message')} hint={t('detail.offer.optional')}>
        <TextArea
          rows={4}
          maxLength={MESSAGE_LENGTH}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      {error && (
        <Note tone="warn" role="alert" className="mt-4">
          {errorText(error)}
        </Note>
      )}
    </Dialog>
  );
}
