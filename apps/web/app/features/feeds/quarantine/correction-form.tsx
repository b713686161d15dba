import {
  correctItemSchema,
  type FeedRule,
  type QuarantinedItem,
} from '@stellenvisite/contract/feeds/feed-items.schema';
import { CORRECTED_BY, type CorrectableField } from '@stellenvisite/contract/feeds/feeds';
import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { JOB_CATEGORIES } from '@stellenvisite/contract/jobs/job-fields';
import { PAY_PERIODS } from '@stellenvisite/contract/jobs/pay/pay';
import { z } from '@stellenvisite/contract/platform/zod';
import { Ban } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useProblemText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select, type SelectOption } from '../../../ui/forms/select.tsx';
import { TextArea, TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm, type ZodForm } from '../../../ui/forms/use-zod-form.ts';
import { SourceExcerpt } from '../setup/problem-table.tsx';
import { useCorrectItem, useDismissItem } from '../use-feed-changes.ts';
import { useFeedWords } from '../use-feed-words.ts';

type CorrectionFieldProps = { field: CorrectableField; form: ZodForm<FormValues> };

const DAYS: readonly CorrectableField[] = ['reportedOn', 'startsOn', 'validThrough'];

const AMOUNTS: readonly CorrectableField[] = ['payMin', 'payMax'];

type Values = Partial<Record<CorrectableField, string>>;

const formSchema = z.object({ values: correctItemSchema.shape.values, hasRule: z.boolean() });

type FormValues = z.infer<typeof formSchema>;

type CorrectionFormProps = { item: QuarantinedItem; alike: number; onClose: () => void; onDone: () => void };

/** Renders the fields that correct one item. The cursor appears in the first, Escape closes. */
export function CorrectionForm({ item, alike, onClose, onDone }: CorrectionFormProps) {
  const { t } = useFeedWords();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const element = useRef<HTMLFormElement>(null);
  const fields = CORRECTED_BY[item.reason];
  const correct = useCorrectItem();
  const dismiss = useDismissItem();
  useEffect(() => element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);

  const save =
    (asDraft: boolean) =>
    async ({ values, hasRule }: FormValues) => {
      if (correct.isPending) return;
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
      const body = { values: given, rule: hasRule ? ruleOf(item, values) : null, asDraft };
      const corrected = await correct.mutateAsync({ itemId: item.id, body }).catch(() => null);
      if (!corrected || corrected.reasons.length > 0) return;
      const { alsoCorrected } = corrected;
      void toast(t(asDraft ? 'quarantine.savedDraft' : 'quarantine.saved'), {
        tone: 'good',
        ...(alsoCorrected > 0 && { description: t('quarantine.alsoCorrected', { count: alsoCorrected }) }),
      });
      onDone();
    };
  const form = useZodForm<FormValues>({
    schema: formSchema,
    defaultValues: {
      values: Object.fromEntries(fields.map((field) => [field, item.said[field] ?? ''])),
      hasRule: false,
    },
    fields: fields.map((field) => `values.${field}` as const),
    errorText: () => problemText('request.invalid'),
    onSubmit: save(false),
  });
  const rule = ruleOf(item, form.watch('values'));
  const leaveOut = () => dismiss.mutate({ itemId: item.id }, { onSuccess: onDone });
  const error = correct.error ?? dismiss.error;
  const stillWrong = correct.data?.reasons ?? [];
  const whyStill =
    stillWrong.length > 0 &&
    `${t('quarantine.stillWrong')} ${stillWrong.map((reason) => t(`reason.${reason}.name`)).join(', ')}`;
  return (
    <form
      ref={element}
      className="mr-5 mb-5 ml-[calc(3rem+14px)] rounded-control border border-line-2 bg-sheet p-5 max-md:mx-(--gutter) max-md:mb-(--gutter) max-md:p-4"
      noValidate
      onSubmit={form.submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="mb-4 empty:hidden">
        <ErrorSummary {...form.summary} failure={error ? errorText(error) : whyStill} />
      </div>
      <div className="grid grid-cols-2 gap-5 max-md:grid-cols-[minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          {fields.map((field) => (
            <CorrectionField key={field} field={field} form={form} />
          ))}
          <InTheFeed item={item} />
        </div>
        {rule && (
          <div>
            <h3 className="mb-1 font-semibold font-text text-fs-8 leading-[1.2] tracking-normal">
              {t('quarantine.nextTime')}
            </h3>
            <Checkbox
              {...form.register('hasRule')}
              label={t('quarantine.rule', { field: t(`correction.${rule.field}`) })}
              help={alike > 0 ? t('quarantine.alike', { count: alike }) : undefined}
            />
          </div>
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2 border-line border-t pt-4 max-md:*:flex-[1_1_100%]">
        <Button type="submit" size="s" loading={correct.isPending}>
          {t('quarantine.save')}
        </Button>
        <Button variant="secondary" size="s" onClick={() => void form.handleSubmit(save(true))()}>
          {t('quarantine.saveDraft')}
        </Button>
        <Button
          className="ml-auto"
          variant="secondary"
          size="s"
          icon={<Ban size={18} />}
          loading={dismiss.isPending}
          onClick={leaveOut}
        >
          {t('quarantine.dismiss')}
        </Button>
      </div>
    </form>
  );
}

function InTheFeed({ item }: { item: QuarantinedItem }) {
  const { t, number } = useFeedWords();
  if (!item.field && !item.excerpt) return null;
  return (
    <div className="text-fs-9 text-ink-2">
      {item.field && (
        <p>
          {t('quarantine.inFeed')}{' '}
          <code className="py-px px-[5px] rounded-[3px] bg-sheet-2 font-[ui-monospace,'DejaVu_Sans_Mono',Menlo,Consolas,monospace] text-[0.8125rem] tracking-[-0.01em] wrap-anywhere">
            {item.field}
          </code>
          {item.line !== null && `, ${t('line', { line: number(item.line) })}`}
        </p>
      )}
      {item.excerpt && (
        <SourceExcerpt excerpt={item.excerpt} firstLine={item.excerptLine ?? item.line ?? 1} line={item.line} />
      )}
    </div>
  );
}

const RULED: Partial<Record<QuarantinedItem['reason'], FeedRule['kind']>> = {
  place_missing: 'default',
  place_unknown: 'replace',
  occupation_unknown: 'default',
};

/** Returns the rule that would make this correction for later items, or null where the correction cannot fit another job. */
function ruleOf(item: QuarantinedItem, values: Values): FeedRule | null {
  const kind = RULED[item.reason];
  const [field] = CORRECTED_BY[item.reason];
  const to = field && values[field]?.trim();
  if (!kind || !field) return null;
  return { kind, field, from: kind === 'replace' ? (item.said[field] ?? null) : null, to: to ?? '' };
}

function CorrectionField({ field, form }: CorrectionFieldProps) {
  const { t } = useTranslation('feeds');
  const options = useOptions(field);
  const name = `values.${field}` as const;
  const kind = {
    type: DAYS.includes(field) ? 'date' : 'text',
    ...(AMOUNTS.includes(field) && { inputMode: 'decimal' as const }),
  };
  return (
    <Field label={t(`correction.${field}`)} {...form.field(name)}>
      {options ? (
        <Select {...form.register(name)} options={[{ value: '', label: t('correction.choose') }, ...options]} />
      ) : field === 'text' ? (
        <TextArea {...form.register(name)} rows={6} />
      ) : (
        <TextInput {...kind} {...form.register(name)} />
      )}
    </Field>
  );
}

function useOptions(field: CorrectableField): SelectOption[] | null {
  const { t } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const { t: own } = useTranslation('feeds');
  if (field === 'category') return JOB_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }));
  if (field === 'payPeriod') return PAY_PERIODS.map((value) => ({ value, label: ui(`pay.${value}`) }));
  if (field === 'country') return COUNTRIES.map((value) => ({ value, label: own(`country.${value}`) }));
  return null;
}
