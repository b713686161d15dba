import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { ListedJob } from '@stellenvisite/contract/jobs/own-jobs.schema';
import type { Salary } from '@stellenvisite/contract/jobs/pay/pay.schema';
import { CURRENCY_SIGN } from '@stellenvisite/contract/platform/format-money';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { z } from '@stellenvisite/contract/platform/zod';
import type { TalentCard } from '@stellenvisite/contract/talent-pool/talent-card.schema';
import { type EnquiryAllowance, sendEnquirySchema } from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import { ENQUIRY_DAYS, ENQUIRY_MESSAGE_LENGTH } from '@stellenvisite/contract/talent-pool/talent-pool';
import { Clock, Eye, Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { readDraft, removeDraft, writeDraft } from '../../../session/use-stored-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { parseAmount } from '../../../ui/forms/parse-amount.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea, TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import { WeekStrip } from '../../jobs/display/week-strip.tsx';
import { useTalentWords } from '../talent-card.tsx';
import { useJob, useReadPoolAgain } from './pool-queries.ts';
import type { PoolActions } from './profile-list.tsx';

const MONTHS = 12;

const ORDER = 'order';

const monthlyPay = z
  .string()
  .transform((typed) => (parseAmount(typed) ?? Number.NaN) / 100)
  .pipe(sendEnquirySchema.shape.payMin);

/** The amounts are typed, by the month; until then they are those of the job. */
export const enquiryFormSchema = z
  .object({
    jobId: sendEnquirySchema.shape.jobId,
    payFrom: monthlyPay,
    payTo: monthlyPay,
    hasOwnPay: z.boolean(),
    message: sendEnquirySchema.shape.message.unwrap(),
  })
  .refine(({ payFrom, payTo }) => payFrom <= payTo, { path: ['payTo'], message: ORDER });

type EnquiryDraft = z.input<typeof enquiryFormSchema>;

const PROBLEMS = { jobId: 'job', payFrom: 'payFrom', payTo: 'payTo', message: 'long' } as const;

type Trade = { occupation: readonly string[]; category: readonly JobCategory[] };

const TEMPLATES = ['week', 'visit', 'short'] as const;

const tradeOf = ({ occupation, category }: TalentCard) => ({ occupation: [occupation.key], category: [category] });

type EnquiryDialogProps = { card: TalentCard; allowance: EnquiryAllowance; actions: PoolActions; onClose: () => void };

/** Asks somebody with a job and what it pays. What was typed is stored until it is sent. */
export function EnquiryDialog({ card, allowance, actions, onClose }: EnquiryDialogProps) {
  const { t, i18n } = useTranslation('talent-pool');
  const words = useTalentWords();
  const errorText = useErrorText();
  const locale = useLocale();
  const readAgain = useReadPoolAgain();
  const { draft, saveDraft, removeDraft } = useEnquiryDraft(card.id);
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = $api.useMutation('post', '/api/talent-pool/{id}/enquiries', {
    onSuccess: () => {
      removeDraft();
      void toast(t('enquiry.sent'), { tone: 'good' });
      void readAgain();
      onClose();
    },
    // The list may have changed: the profile is gone, a colleague has sent an enquiry, or no enquiries are left.
    onError: () => void readAgain(),
  });
  const form = useZodForm({
    schema: enquiryFormSchema,
    defaultValues: {
      jobId: actions.jobId ?? proposeJob(actions.jobs, tradeOf(card)) ?? '',
      payFrom: '',
      payTo: '',
      hasOwnPay: false,
      message: '',
      ...draft,
    },
    fields: ['jobId', 'payFrom', 'payTo', 'message'],
    errorText: (name, { message }) => {
      const problem = message === ORDER ? ORDER : PROBLEMS[name as keyof typeof PROBLEMS];
      return t(`enquiry.problem.${problem}`, { max: ENQUIRY_MESSAGE_LENGTH });
    },
    onSubmit: ({ jobId, payFrom, payTo, message }) => {
      if (isPending) return;
      const params = { path: { id: card.id }, query: { employerId: actions.employerId } };
      mutate({ params, body: { jobId, payMin: payFrom, payMax: payTo, message } });
    },
  });
  const { watch, setFocus, setValue, getValues } = form;
  const [jobId, message] = watch(['jobId', 'message']);
  const { data: job } = useJob(jobId || null);
  const { payFrom, payTo } = payOfJob(job?.salary ?? null, locale);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job may pay the same, and its amounts are shown again
  useEffect(() => {
    if (getValues('hasOwnPay')) return;
    setValue('payFrom', payFrom);
    setValue('payTo', payTo);
  }, [jobId, payFrom, payTo, getValues, setValue]);
  // After the browser has put the focus on the first control.
  useEffect(() => setFocus('payFrom'), [setFocus]);
  const change = (part: Partial<EnquiryDraft>) => {
    for (const [name, value] of Object.entries(part)) setValue(name as keyof EnquiryDraft, value);
    saveDraft(getValues());
  };
  const onPay = { onChange: () => change({ hasOwnPay: true }) };
  const close = () => (message.trim() && !isAsking ? setIsAsking(true) : onClose());
  const month = new Intl.DateTimeFormat(locale, { month: 'long' }).format(new Date());
  const unit = t('enquiry.unit', { currency: CURRENCY_SIGN[job?.salary?.currency ?? 'EUR'] });
  return (
    <FormDialog
      wide
      className="tq"
      title={t('enquiry.title', { number: words.number(card.number) })}
      below={<p>{[words.title(card), words.fields(card), card.region.label].filter(Boolean).join(' · ')}</p>}
      form={form}
      note={<p className="tq-left">{t('enquiry.left', { count: Math.max(0, allowance.left - 1), month })}</p>}
      action={t(error ? 'enquiry.again' : 'enquiry.send')}
      actionIcon={<Send size={20} />}
      cancel={t('enquiry.cancel')}
      isPending={isPending}
      failure={error && `${t('enquiry.failed')} ${errorText(error)}`}
      onClose={close}
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
      <Field label={t('enquiry.job')} required {...form.field('jobId')}>
        <Select
          {...form.register('jobId', { onChange: () => change({ payFrom: '', payTo: '', hasOwnPay: false }) })}
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
        {(['payFrom', 'payTo'] as const).map((name) => (
          <Field key={name} label={t(`enquiry.${name}`)} required {...form.field(name)}>
            <TextInput
              {...form.register(name, onPay)}
              inputMode="decimal"
              trailing={<span className="tq-unit">{unit}</span>}
            />
          </Field>
        ))}
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
        label={t('enquiry.message')}
        hint={t('enquiry.optional')}
        help={t('enquiry.help', { used: message.trim().length, max: ENQUIRY_MESSAGE_LENGTH })}
        {...form.field('message')}
      >
        <TextArea {...form.register('message', { onChange: () => saveDraft(getValues()) })} lang={i18n.language} />
      </Field>
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
    </FormDialog>
  );
}

const draftName = (cardId: string) => `talent-enquiry ${cardId}`;

/** Stores the draft of an enquiry in this tab, one per profile. */
function useEnquiryDraft(cardId: string) {
  const [draft] = useState(() => readDraft<EnquiryDraft>(draftName(cardId)));
  return {
    draft,
    saveDraft: (values: EnquiryDraft) => writeDraft(draftName(cardId), values),
    removeDraft: () => removeDraft(draftName(cardId)),
  };
}

/**
 * The job that fits what is looked for: one of that occupation, else of that category. Where nothing is looked for, the newest of a
 * category that somebody in the pool works in; else the first, which is the newest.
 */
export function proposeJob(
  jobs: readonly Pick<ListedJob, 'id' | 'class' | 'category'>[],
  { occupation, category }: Trade,
  inPool: readonly string[] = [],
): string | null {
  const job =
    jobs.find((each) => occupation.includes(each.class?.occupation?.key ?? '')) ??
    jobs.find((each) => each.category && category.includes(each.category)) ??
    jobs.find((each) => each.category && inPool.includes(each.category)) ??
    jobs[0];
  return job?.id ?? null;
}

/** Returns the monthly pay of a job as text for the fields, empty where the job states no pay that converts to months. */
export function payOfJob(salary: Salary | null, locale: string): { payFrom: string; payTo: string } {
  if (!salary || salary.period === 'hour') return { payFrom: '', payTo: '' };
  const months = salary.period === 'year' ? MONTHS : 1;
  const [payFrom = '', payTo = ''] = [salary.min, salary.max].map((amount) =>
    formatNumber(amount / months, locale, { min: 2, max: 2 }),
  );
  return { payFrom, payTo };
}
