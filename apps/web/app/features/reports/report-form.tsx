import { zodResolver } from '@hookform/resolvers/zod';
import { languageOf } from '@stellenvisite/contract/languages';
import { REPORT_EXPLANATION_MAX, REPORT_EXPLANATION_MIN, reasonsFor } from '@stellenvisite/contract/reports';
import { createReportSchema, type ReportReceipt } from '@stellenvisite/contract/reports.schema';
import { z } from '@stellenvisite/contract/zod';
import { CircleAlert } from 'lucide-react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { useSession } from '../../session/use-session.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import type { ReportTarget } from './report-dialog.tsx';

export const REPORT_FORM = 'report';
const FIELDS = ['reason', 'explanation', 'reporterName', 'reporterEmail', 'goodFaith'] as const;
type FieldName = (typeof FIELDS)[number];
const fieldId = (name: FieldName) => `report-${name}`;
const GOOD_FAITH_ERROR = `${fieldId('goodFaith')}-error`;

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
  const { mutate, error } = $api.useMutation('post', '/api/reports');
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(formSchema),
    defaultValues: {
      explanation: '',
      reporterName: account?.fullName ?? '',
      reporterEmail: account?.email ?? '',
    },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const problems = FIELDS.filter((name) => errors[name]).map((name) => ({
    field: fieldId(name),
    text: t(`error.${name}`, { count: REPORT_EXPLANATION_MIN }),
  }));
  const send = form.handleSubmit(({ reporterEmail: email, reporterName: name, ...rest }) => {
    onSending(true);
    const body = {
      ...rest,
      target,
      language,
      ...(name && { reporterName: name }),
      ...(email && { reporterEmail: email }),
    };
    mutate({ body }, { onSuccess: onSent, onSettled: () => onSending(false) });
  });
  return (
    <form id={REPORT_FORM} className="grid gap-4" onSubmit={send} noValidate>
      <ErrorSummary attempt={submitCount} problems={problems} failure={error ? errorText(error) : undefined} />
      <p className="text-fs-7 text-ink-2">
        {t(target.kind === 'job' || target.kind === 'employer' ? 'lead' : 'leadMessage')}
      </p>
      <ReportFields form={form} target={target} />
    </form>
  );
}

function ReportFields({ form, target }: { form: UseFormReturn<Values, unknown, Sent>; target: ReportTarget }) {
  const { t } = useTranslation('reports');
  const { errors } = form.formState;
  const fieldOf = (name: FieldName) => ({
    id: fieldId(name),
    label: t(`field.${name}`),
    error: errors[name] && t(`error.${name}`, { count: REPORT_EXPLANATION_MIN }),
  });
  const options = [
    { value: '', label: t('field.choose') },
    ...reasonsFor(target.kind).map((value) => ({ value, label: t(`reason.${value}`) })),
  ];
  return (
    <>
      <Field {...fieldOf('reason')} required>
        <Select options={options} {...form.register('reason')} />
      </Field>
      <Field {...fieldOf('explanation')} help={t('help.explanation')} required>
        <TextArea {...form.register('explanation')} rows={4} maxLength={REPORT_EXPLANATION_MAX} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...fieldOf('reporterName')} hint={t('field.optional')}>
          <TextInput {...form.register('reporterName')} autoComplete="name" maxLength={120} />
        </Field>
        <Field {...fieldOf('reporterEmail')} hint={t('field.optional')}>
          <TextInput {...form.register('reporterEmail')} type="email" autoComplete="email" maxLength={254} />
        </Field>
      </div>
      <p className="text-fs-8 text-ink-2">{t('help.reporter')}</p>
      <div className="fld">
        <Checkbox
          id={fieldId('goodFaith')}
          label={t('field.goodFaith')}
          aria-invalid={errors.goodFaith ? true : undefined}
          aria-describedby={errors.goodFaith ? GOOD_FAITH_ERROR : undefined}
          {...form.register('goodFaith')}
        />
        {errors.goodFaith && (
          <p className="fld-error" id={GOOD_FAITH_ERROR}>
            <CircleAlert size={16} />
            <span>{t('error.goodFaith')}</span>
          </p>
        )}
      </div>
    </>
  );
}
