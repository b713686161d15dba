import { CURRENCY_SIGN } from '@stellenvisite/contract/format-money';
import type { TalentCard } from '@stellenvisite/contract/talent-card.schema';
import type { EnquiryAllowance } from '@stellenvisite/contract/talent-enquiries.schema';
import { ENQUIRY_DAYS, ENQUIRY_MESSAGE_LENGTH } from '@stellenvisite/contract/talent-pool';
import { Clock, Eye, Send } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { readDraft, removeDraft, writeDraft } from '../../../session/use-stored-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import { WeekStrip } from '../../jobs/shared/week-strip.tsx';
import { useTalentWords } from '../use-talent-words.ts';
import { type EnquiryDraft, type EnquiryField, payOfJob, readEnquiry } from './enquiry-draft.ts';
import type { PoolActions } from './pool-context.ts';
import { useJob, useReadPoolAgain } from './pool-queries.ts';
import { proposeJob } from './propose-job.ts';

const TEMPLATES = ['week', 'visit', 'short'] as const;

const tradeOf = ({ occupation, category }: TalentCard) => ({ occupation: [occupation.key], category: [category] });

type EnquiryDialogProps = { card: TalentCard; allowance: EnquiryAllowance; actions: PoolActions; onClose: () => void };

/** Asks somebody with a job and what it pays. What was typed is kept until it is sent. */
export function EnquiryDialog({ card, allowance, actions, onClose }: EnquiryDialogProps) {
  const { t, i18n } = useTranslation('talent-pool');
  const words = useTalentWords();
  const errorText = useErrorText();
  const locale = useLocale();
  const form = useId();
  const payField = useRef<HTMLInputElement>(null);
  const readAgain = useReadPoolAgain();
  const { draft, change, forget } = useEnquiryDraft(
    card.id,
    actions.jobId ?? proposeJob(actions.jobs, tradeOf(card)) ?? '',
  );
  const { data: job } = useJob(draft.jobId || null);
  const ofJob = payOfJob(job?.salary ?? null, locale);
  const values = { ...draft, payFrom: draft.payFrom ?? ofJob.payFrom, payTo: draft.payTo ?? ofJob.payTo };
  const [attempt, setAttempt] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = $api.useMutation('post', '/api/talent-pool/{id}/enquiries', {
    onSuccess: () => {
      forget();
      void toast(t('enquiry.sent'), { tone: 'good' });
      void readAgain();
      onClose();
    },
    // The list may already know better: gone, asked by a colleague, nothing left.
    onError: () => void readAgain(),
  });
  const problems = attempt > 0 ? readEnquiry(values).problems : [];
  const problemOf = (field: EnquiryField) => {
    const found = problems.find((each) => each.field === field);
    return found && t(`enquiry.problem.${found.problem}`, { max: ENQUIRY_MESSAGE_LENGTH });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const { enquiry } = readEnquiry(values);
    setAttempt(attempt + 1);
    if (enquiry)
      mutate({ params: { path: { id: card.id }, query: { employerId: actions.employerId } }, body: enquiry });
  };
  const close = () => (draft.message.trim() && !isAsking ? setIsAsking(true) : onClose());
  // After the browser has put the focus on the first control.
  useEffect(() => payField.current?.focus(), []);
  const month = new Intl.DateTimeFormat(locale, { month: 'long' }).format(new Date());
  const unit = t('enquiry.unit', { currency: CURRENCY_SIGN[job?.salary?.currency ?? 'EUR'] });
  return (
    <Dialog
      open
      wide
      className="tq"
      onClose={close}
      title={t('enquiry.title', { number: words.number(card.number) })}
      below={<p>{[words.title(card), words.fields(card), card.region.label].filter(Boolean).join(' · ')}</p>}
      footer={
        <>
          <p className="tq-left">{t('enquiry.left', { count: Math.max(0, allowance.left - 1), month })}</p>
          <Button variant="secondary" onClick={close}>
            {t('enquiry.cancel')}
          </Button>
          <Button type="submit" form={form} loading={isPending} icon={<Send size={20} />}>
            {t(error ? 'enquiry.again' : 'enquiry.send')}
          </Button>
        </>
      }
    >
      {isAsking && (
        <div className="tq-sure" role="alert">
          <p>{t('enquiry.sure.title')}</p>
          <div>
            <Button variant="secondary" size="s" onClick={onClose}>
              {t('enquiry.sure.close')}
            </Button>
            <Button size="s" onClick={() => setIsAsking(false)}>
              {t('enquiry.sure.stay')}
            </Button>
          </div>
        </div>
      )}
      <form id={form} className="grid gap-4" onSubmit={send} noValidate>
        <ErrorSummary
          attempt={attempt}
          problems={problems.map(({ field }) => ({ field: `${form}-${field}`, text: problemOf(field) ?? '' }))}
          {...(error && { failure: `${t('enquiry.failed')} ${errorText(error)}` })}
        />
        <Field id={`${form}-job`} label={t('enquiry.job')} error={problemOf('job')} required>
          <Select
            value={draft.jobId}
            onChange={({ target }) => change({ jobId: target.value, payFrom: null, payTo: null })}
            options={actions.jobs.map(({ id, title, city }) => ({
              value: id,
              label: [title, city].filter(Boolean).join(', '),
            }))}
          />
        </Field>
        {job?.week && (
          <div className="tq-job">
            <span>{t('search.job.week')}</span>
            <WeekStrip week={job.week} size="s" />
          </div>
        )}
        <div className="tq-pay">
          <Field id={`${form}-payFrom`} label={t('enquiry.payFrom')} error={problemOf('payFrom')} required>
            <TextInput
              ref={payField}
              inputMode="decimal"
              value={values.payFrom}
              onChange={({ target }) => change({ payFrom: target.value })}
              trailing={<span className="tq-unit">{unit}</span>}
            />
          </Field>
          <Field id={`${form}-payTo`} label={t('enquiry.payTo')} error={problemOf('payTo')} required>
            <TextInput
              inputMode="decimal"
              value={values.payTo}
              onChange={({ target }) => change({ payTo: target.value })}
              trailing={<span className="tq-unit">{unit}</span>}
            />
          </Field>
        </div>
        <fieldset className="tq-templates">
          <legend className="fld-label">{t('enquiry.templates')}</legend>
          {TEMPLATES.map((template) => (
            <Button
              key={template}
              variant="secondary"
              size="s"
              onClick={() => change({ message: t(`enquiry.template.${template}.text`, { job: job?.title ?? '' }) })}
            >
              {t(`enquiry.template.${template}.name`)}
            </Button>
          ))}
        </fieldset>
        <Field
          id={`${form}-message`}
          label={t('enquiry.message')}
          hint={t('enquiry.optional')}
          error={problemOf('message')}
          help={t('enquiry.help', { used: draft.message.trim().length, max: ENQUIRY_MESSAGE_LENGTH })}
        >
          <TextArea
            lang={i18n.language}
            value={draft.message}
            onChange={({ target }) => change({ message: target.value })}
          />
        </Field>
      </form>
      <ul className="tq-facts">
        <li>
          <Eye size={18} />
          {t('enquiry.seen')}
        </li>
        <li>
          <Clock size={18} />
          {t('enquiry.time', { count: ENQUIRY_DAYS })}
        </li>
      </ul>
    </Dialog>
  );
}

const draftName = (cardId: string) => `talent-enquiry ${cardId}`;

/** Kept in this tab for every profile. */
function useEnquiryDraft(cardId: string, jobId: string) {
  const [draft, setDraft] = useState<EnquiryDraft>(() => ({
    jobId,
    payFrom: null,
    payTo: null,
    message: '',
    ...readDraft<EnquiryDraft>(draftName(cardId)),
  }));
  const change = (part: Partial<EnquiryDraft>) => {
    const next = { ...draft, ...part };
    writeDraft(draftName(cardId), next);
    setDraft(next);
  };
  return { draft, change, forget: () => removeDraft(draftName(cardId)) };
}
