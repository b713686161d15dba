import { languageOf } from '@stellenvisite/contract/platform/languages';
import { z } from '@stellenvisite/contract/platform/zod';
import { REPORT_EXPLANATION_MAX, REPORT_EXPLANATION_MIN, reasonsFor } from '@stellenvisite/contract/support/reports';
import { createReportSchema, type ReportReceipt } from '@stellenvisite/contract/support/reports.schema';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { useSession } from '../../../session/use-session.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea, TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm, type ZodForm } from '../../../ui/forms/use-zod-form.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import type { ReportTarget } from './report-dialog.tsx';

export const REPORT_FORM = 'report';
const FIELDS = ['reason', 'explanation', 'reporterName', 'reporterEmail', 'goodFaith'] as const;

const { reason, explanation, reporterName, reporterEmail, goodFaith } = createReportSchema.shape;
/** Fields that may stay empty are empty texts in a form. */
const formSchema = z.object({
  reason,
  explanation,
  reporterName,
  reporterEmail: reporterEmail.or(z.literal('')),
  goodFaith,
});
type Sent = z.infer<typeof formSchema>;
type Values = z.input<typeof formSchema>;
type ReportFormProps = {
  target: ReportTarget;
  onSending: (isSending: boolean) => void;
  onSent: (receipt: ReportReceipt) => void;
};

export function ReportForm({ target, onSending, onSent }: ReportFormProps) {
  const { t } = useTranslation('reports');
  const errorText = useErrorText();
  const language = languageOf(useLocale());
  const { account } = useSession();
  const { mutate, isPending, error } = $api.useMutation('post', '/api/reports');
  const form = useZodForm<Values, Sent>({
    schema: formSchema,
    defaultValues: {
      explanation: '',
      reporterName: account?.fullName ?? '',
      reporterEmail: account?.email ?? '',
    },
    fields: FIELDS,
    errorText: (name) => t(`error.${name}`, { count: REPORT_EXPLANATION_MIN }),
    onSubmit: ({ reporterEmail: email, reporterName: name, ...rest }) => {
      if (isPending) return;
      onSending(true);
      const body = {
        ...rest,
        target,
        language,
        ...(name && { reporterName: name }),
        ...(email && { reporterEmail: email }),
      };
      mutate({ body }, { onSuccess: onSent, onSettled: () => onSending(false) });
    },
  });
  return (
    <form id={REPORT_FORM} className="grid gap-4" onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} failure={error && errorText(error)} />
      <p className="text-fs-7 text-ink-2">
        {t(target.kind === 'job' || target.kind === 'employer' ? 'lead' : 'leadMessage')}
      </p>
      <ReportFields form={form} target={target} />
    </form>
  );
}

function ReportFields({ form, target }: { form: ZodForm<Values, Sent>; target: ReportTarget }) {
  const { t } = useTranslation('reports');
  const goodFaith = form.field('goodFaith');
  const goodFaithError = `${goodFaith.id}-error`;
  const options = [
    { value: '', label: t('field.choose') },
    ...reasonsFor(target.kind).map((value) => ({ value, label: t(`reason.${value}`) })),
  ];
  return (
    <>
      <Field label={t('field.reason')} {...form.field('reason')} required>
        <Select options={options} {...form.register('reason')} />
      </Field>
      <Field label={t('field.explanation')} {...form.field('explanation')} help={t('help.explanation')} required>
        <TextArea {...form.register('explanation')} rows={4} maxLength={REPORT_EXPLANATION_MAX} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('field.reporterName')} {...form.field('reporterName')} hint={t('field.optional')}>
          <TextInput {...form.register('reporterName')} autoComplete="name" maxLength={120} />
        </Field>
        <Field label={t('field.reporterEmail')} {...form.field('reporterEmail')} hint={t('field.optional')}>
          <TextInput {...form.register('reporterEmail')} type="email" autoComplete="email" maxLength={254} />
        </Field>
      </div>
      <p className="text-fs-8 text-ink-2">{t('help.reporter')}</p>
      <div className="fld">
        <Checkbox
          id={goodFaith.id}
          label={t('field.goodFaith')}
          aria-invalid={goodFaith.error ? true : undefined}
          aria-describedby={goodFaith.error ? goodFaithError : undefined}
          {...form.register('goodFaith')}
        />
        {goodFaith.error && (
          <p className="fld-error" id={goodFaithError}>
            <CircleAlert size={16} />
            <span>{goodFaith.error}</span>
          </p>
        )}
      </div>
    </>
  );
}
