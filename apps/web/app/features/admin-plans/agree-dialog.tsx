import { agreePlanSchema } from '@stellenvisite/contract/admin-billing.schema';
import { BILLING_PERIODS } from '@stellenvisite/contract/billing';
import { PLAN_IDS } from '@stellenvisite/contract/plans';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import { Field } from '../../ui/field.tsx';
import { parseAmount } from '../../ui/parse-amount.ts';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { ChangeDialog } from './change-dialog.tsx';

const FEWEST_LETTERS = 3;

/** A plan for a price that was agreed on, such as the one that has no list price. */
export function AgreeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-plans');
  const form = useId();
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState<readonly PropertyKey[]>([]);
  const isSearched = words.trim().length >= FEWEST_LETTERS;
  const found = $api.useQuery(
    'get',
    '/api/admin/employers',
    { params: { query: { q: words.trim(), pageSize: 10 } } },
    { enabled: isSearched },
  );
  const employers = (isSearched && found.data?.items) || [];
  const agree = $api.useMutation('post', '/api/admin/subscriptions', {
    onSuccess: (_answer, _variables, _before, { client }) => {
      void client.invalidateQueries({ queryKey: ['get', '/api/admin/subscriptions'] });
      void toast(t('agree.done'), { tone: 'good' });
      onClose();
    },
  });
  const submit = (data: FormData) => {
    const read = agreePlanSchema.safeParse({
      ...Object.fromEntries(data),
      net: parseAmount(String(data.get('net') ?? '')),
    });
    setWrong(read.error?.issues.flatMap(({ path }) => path) ?? []);
    if (read.success) agree.mutate({ body: read.data });
  };
  return (
    <ChangeDialog
      form={form}
      title={t('agree.title')}
      note={t('agree.note')}
      action={t('agree.action')}
      isPending={agree.isPending}
      error={agree.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('agree.search')} help={t('agree.searchHelp')}>
        <TextInput value={words} autoComplete="off" onChange={({ target }) => setWords(target.value)} />
      </Field>
      <Field label={t('subscriptions.employer')} error={wrong.includes('employerId') && t('agree.employerMissing')}>
        <Select
          name="employerId"
          options={
            employers.length > 0
              ? employers.map(({ id, name, city }) => ({ value: id, label: [name, city].filter(Boolean).join(', ') }))
              : [{ value: '', label: t('agree.none') }]
          }
        />
      </Field>
      <Field label={t('subscriptions.plan')}>
        <Select
          name="plan"
          defaultValue="group"
          options={PLAN_IDS.filter((id) => id !== 'start').map((id) => ({ value: id, label: t(`plan.${id}`) }))}
        />
      </Field>
      <Field label={t('agree.period')}>
        <Select
          name="period"
          defaultValue="yearly"
          options={BILLING_PERIODS.map((value) => ({ value, label: t(`subscriptions.${value}`) }))}
        />
      </Field>
      <Field label={t('agree.net')} help={t('agree.netHelp')} error={wrong.includes('net') && t('wrongAmount')}>
        <TextInput name="net" className="num" inputMode="decimal" autoComplete="off" />
      </Field>
    </ChangeDialog>
  );
}
