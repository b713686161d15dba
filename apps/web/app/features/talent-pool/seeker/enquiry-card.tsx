import { daysRemaining, formatDate } from '@stellenvisite/contract/platform/format-date';
import { z } from '@stellenvisite/contract/platform/zod';
import type { OwnWeek } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { TalentEnquiry } from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import {
  DECLINE_REASONS,
  type DeclineReason,
  ENQUIRY_MESSAGE_LENGTH,
} from '@stellenvisite/contract/talent-pool/talent-pool';
import { clsx } from 'clsx';
import { Ban, Check, MessageCircleQuestionMark, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { readDraft, removeDraft, writeDraft } from '../../../session/use-stored-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { TextArea } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { initialsOf } from '../../../ui/initials.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { formatPayRange } from '../../jobs/display/pay.ts';
import { ReportButton } from '../../support/reports/shared/report-button.tsx';
import { WeeksCompared } from '../weeks-compared.tsx';
import { useReadOwnAgain } from './own-queries.ts';
import { RevealDialog } from './reveal-dialog.tsx';
import { scheduleDecline } from './scheduled-decline.ts';

const declineFormSchema = z.object({ reason: z.enum(DECLINE_REASONS) });

type AskBackFormProps = { enquiryId: string; onClose: () => void };

type DeclineFormProps = { enquiryId: string; employer: string; onClose: () => void };

type EnquiryCardProps = {
  enquiry: TalentEnquiry;
  /** The own week as it is shown. */
  week: OwnWeek | null;
};

/** An enquiry with everything somebody needs to answer it. */
export function EnquiryCard({ enquiry, week }: EnquiryCardProps) {
  const { t } = useTranslation(['talent-pool', 'ui']);
  const locale = useLocale();
  const { employer, job, salary, message, messages, match, expiresAt } = enquiry;
  return (
    <article>
      <header className="tsq-head">
        <span className="tsq-mono" aria-hidden="true">
          {initialsOf(employer.name)}
        </span>
        <div>
          <p>{t('ask.from', { employer: [employer.name, employer.city].filter(Boolean).join(', ') })}</p>
          <h3 lang="de">
            <JobTitle title={job.title} />
          </h3>
        </div>
        <p className="tsq-due">
          <b className="num">{t('ask.until', { date: formatDate(expiresAt) })}</b>
          {t('ask.days', { count: daysRemaining(expiresAt, new Date()) })}
        </p>
      </header>
      <div className="tsq-body">
        <div>
          {message && <blockquote>{t('pane.quote', { text: message })}</blockquote>}
          <dl className="tp-kv">
            <div>
              <dt>
                {t('ask.pay')} {t(`ui:pay.${salary.period}`)}
              </dt>
              <dd className="num">
                {formatPayRange(salary, locale, 'exact')}
                {job.tariff && <small>{job.tariff}</small>}
              </dd>
            </div>
            {job.startsOn && (
              <div>
                <dt>{t('ask.start')}</dt>
                <dd className="num">{formatDate(job.startsOn)}</dd>
              </div>
            )}
          </dl>
          {messages.length > 0 && (
            <ul className="tsq-thread">
              {messages.map(({ id, isOwn, text, sentAt }) => (
                <li key={id} className={clsx(isOwn && 'tsq-own')}>
                  <small>
                    {isOwn ? t('ask.you') : employer.name}, {formatDate(sentAt)}
                  </small>
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div>
          <WeeksCompared wished={week} job={job.week} isOwn />
          <p className="tp-cmp-note">
            {typeof match?.score === 'number' && t('ask.score', { score: match.score })}{' '}
            {job.id && (
              <Link className="link" to={`/jobs/${job.id}`}>
                {t('ask.toJob')}
              </Link>
            )}
          </p>
        </div>
      </div>
      <Answers enquiry={enquiry} />
    </article>
  );
}

function Answers({ enquiry }: { enquiry: TalentEnquiry }) {
  const { t } = useTranslation('talent-pool');
  const [step, setStep] = useState<'yes' | 'back' | 'reason' | null>(null);
  const block = useBlockEmployer(enquiry);
  const { id, employer } = enquiry;
  return (
    <footer className="tsq-foot">
      {step === 'back' ? (
        <AskBackForm enquiryId={id} onClose={() => setStep(null)} />
      ) : step === 'reason' ? (
        <DeclineForm enquiryId={id} employer={employer.name} onClose={() => setStep(null)} />
      ) : (
        <>
          <Button icon={<Check size={20} />} onClick={() => setStep('yes')}>
            {t('ask.yes')}
          </Button>
          <Button variant="secondary" icon={<MessageCircleQuestionMark size={20} />} onClick={() => setStep('back')}>
            {t('ask.back')}
          </Button>
          <Button
            variant="secondary"
            icon={<X size={20} />}
            onClick={() => scheduleDecline({ enquiryId: id, employer: employer.name, reason: null })}
          >
            {t('ask.no')}
          </Button>
        </>
      )}
      <p>
        {t('ask.explain')}{' '}
        {step !== 'reason' && (
          <>
            <button type="button" className="link" onClick={() => setStep('reason')}>
              {t('ask.withReason')}
            </button>{' '}
          </>
        )}
        {block && (
          <button type="button" className="link" onClick={block}>
            <Ban size={16} className="inline" /> {t('ask.block')}
          </button>
        )}
      </p>
      <ReportButton kind="talent_enquiry" id={id}>
        {t('ask.report')}
      </ReportButton>
      {step === 'yes' && <RevealDialog enquiry={enquiry} onClose={() => setStep(null)} />}
    </footer>
  );
}

/** Ends the enquiry too; nothing where the employer is no longer with us. */
function useBlockEmployer({ employer }: TalentEnquiry): (() => void) | null {
  const { t } = useTranslation('talent-pool');
  const errorText = useErrorText();
  const readAgain = useReadOwnAgain();
  const { mutate } = $api.useMutation('post', '/api/talent-pool/me/blocks', {
    onSuccess: () => {
      void toast(t('ask.blocked', { employer: employer.name }), { tone: 'good' });
      void readAgain();
    },
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  const { id } = employer;
  return id ? () => mutate({ body: { kind: 'employer', employerId: id } }) : null;
}

/** A no that tells its reason; a no without one needs no form. */
function DeclineForm({ enquiryId, employer, onClose }: DeclineFormProps) {
  const { t } = useTranslation('talent-pool');
  const form = useZodForm({
    schema: declineFormSchema,
    defaultValues: { reason: 'not_now' },
    fields: ['reason'],
    errorText: () => t('ask.reasonForm.label'),
    onSubmit: ({ reason }) => scheduleDecline({ enquiryId, employer, reason }),
  });
  return (
    <form className="tsq-back" onSubmit={form.submit} noValidate>
      <RadioGroup<DeclineReason>
        name={`reason-${enquiryId}`}
        legend={t('ask.reasonForm.label')}
        value={form.watch('reason')}
        onValueChange={(reason) => form.setValue('reason', reason)}
        options={DECLINE_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
      />
      <div>
        <Button type="submit">{t('ask.reasonForm.send')}</Button>
        <Button variant="secondary" onClick={onClose}>
          {t('ask.reasonForm.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Renders a question to the employer under the number, without the name. What was typed is stored until it is sent. */
function AskBackForm({ enquiryId, onClose }: AskBackFormProps) {
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
