import { agreePlanSchema } from '@stellenvisite/contract/billing/admin-billing.schema';
import { BILLING_PERIODS } from '@stellenvisite/contract/billing/billing';
import { PLAN_IDS } from '@stellenvisite/contract/billing/plans';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { typedAmount } from '../../../ui/forms/typed-values.ts';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';

const MIN_LETTERS = 3;

const formSchema = agreePlanSchema.extend({ net: typedAmount(agreePlanSchema.shape.net) });

/** A plan for a price that was agreed on, such as the one that has no list price. */
export function AgreeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-plans');
  const errorText = useErrorText();
  const [words, setWords] = useState('');
  const isSearched = words.trim().length >= MIN_LETTERS;
  const found = $api.useQuery(
    'get',
    '/api/admin/employers',
    { params: { query: { q: words.trim(), pageSize: 10 } } },
    { enabled: isSearched },
  );
  const employers = (isSearched && found.data?.items) || [];
  const { mutate, isPending, error } = $api.useMutation('post', '/api/admin/subscriptions', {
    onSuccess: (_answer, _variables, _before, { client }) => {
      void client.invalidateQueries({ queryKey: ['get', '/api/admin/subscriptions'] });
      void toast(t('agree.done'), { tone: 'good' });
      onClose();
    },
  });
  const form = useZodForm({
    schema: formSchema,
    defaultValues: { employerId: '', plan: 'group', period: 'yearly', net: '' },
    fields: ['employerId', 'plan', 'period', 'net'],
    errorText: (name) => t(name === 'net' ? 'wrongAmount' : 'agree.employerMissing'),
    onSubmit: (body) => {
      if (!isPending) mutate({ body });
    },
  });
  const { getValues, setValue } = form;
  const ids = employers.map(({ id }) => id).join(' ');
  // The first one found is chosen where the one before is no longer offered.
  useEffect(() => {
    const offered = ids.split(' ');
    if (!offered.includes(getValues('employerId'))) setValue('employerId', offered[0] ?? '');
  }, [ids, getValues, setValue]);
  return (
    <FormDialog
      title={t('agree.title')}
      form={form}
      action={t('agree.action')}
      isPending={isPending}
      failure={error && errorText(error)}
      onClose={onClose}
    >
      <p className="text-fs-7">{t('agree.note')}</p>
      <FieldGrid>
        <Field label={t('agree.search')} help={t('agree.searchHelp')}>
          <TextInput value={words} autoComplete="off" onChange={({ target }) => setWords(target.value)} />
        </Field>
        <Field label={t('subscriptions.employer')} {...form.field('employerId')}>
          <Select
            {...form.register('employerId')}
            options={
              employers.length > 0
                ? employers.map(({ id, name, city }) => ({ value: id, label: [name, city].filter(Boolean).join(', ') }))
                : [{ value: '', label: t('agree.none') }]
            }
          />
        </Field>
        <Field label={t('subscriptions.plan')} {...form.field('plan')}>
          <Select
            {...form.register('plan')}
            options={PLAN_IDS.filter((id) => id !== 'start').map((id) => ({ value: id, label: t(`plan.${id}`) }))}
          />
        </Field>
        <Field label={t('agree.period')} {...form.field('period')}>
          <Select
            {...form.register('period')}
            options={BILLING_PERIODS.map((value) => ({ value, label: t(`subscriptions.${value}`) }))}
          />
        </Field>
        <Field label={t('agree.net')} help={t('agree.netHelp')} {...form.field('net')}>
          <TextInput {...form.register('net')} className="num" inputMode="decimal" autoComplete="off" />
        </Field>
      </FieldGrid>
    </FormDialog>
  );
}

/** As many columns of fields as there is room for. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] items-start gap-4">{children}</div>
  );
}
