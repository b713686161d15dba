import type { Plan } from '@stellenvisite/contract/billing.schema';
import { POSTING_DAYS } from '@stellenvisite/contract/job-postings';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCodeOf } from '../../api/problem-code.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { LIMITS, PRICE_FIELDS, readPlanForm, toTyped } from './plan-values.ts';
import { usePriceChange } from './use-price-change.ts';

const DAYS = ['ordersFrom', 'renewalsFrom'] as const;
type Days = Record<(typeof DAYS)[number], string | null>;
/** What the server says of a day stands below its field. */
const REFUSED = { ordersFrom: 'plan.price_date_past', renewalsFrom: 'plan.price_notice_short' } as const;

export function PlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { t } = useTranslation('admin-plans');
  const form = useId();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [days, setDays] = useState<Days>({ ordersFrom: null, renewalsFrom: null });
  const { changePlan } = usePriceChange(onClose);
  const errorText = useErrorText();
  const refusal = changePlan.error && problemCodeOf(changePlan.error);
  const isOfDay = DAYS.some((name) => REFUSED[name] === refusal);
  const submit = (data: FormData) => {
    const read = readPlanForm(data, plan);
    setWrong('wrong' in read ? read.wrong : []);
    if (!('plan' in read) || days.ordersFrom === 'unreadable' || days.renewalsFrom === 'unreadable') return;
    const { ordersFrom, renewalsFrom } = days;
    const from = { ...(ordersFrom && { ordersFrom }), ...(renewalsFrom && { renewalsFrom }) };
    changePlan.mutate({ params: { path: { id: plan.id } }, body: { ...read.plan, ...from } });
  };
  return (
    <ChangeDialog
      form={form}
      title={t('changePlan', { plan: t(`plan.${plan.id}`) })}
      note={t('planNote')}
      isPending={changePlan.isPending}
      error={isOfDay ? null : changePlan.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {LIMITS.map((limit) => (
        <Field key={limit} label={t(`limits.${limit}`)} error={wrong.includes(limit) && t('wrongNumber')}>
          {limit === 'maxDays' ? (
            <Select
              name={limit}
              defaultValue={String(plan.maxDays)}
              options={POSTING_DAYS.map((days) => ({ value: String(days), label: String(days) }))}
            />
          ) : (
            <TextInput name={limit} inputMode="numeric" autoComplete="off" defaultValue={plan[limit]} />
          )}
        </Field>
      ))}
      {!plan.isFree &&
        PRICE_FIELDS.map(({ name, currency, period }) => (
          <Field
            key={name}
            label={t(`prices.${period}`, { currency })}
            error={wrong.includes(name) && t('wrongAmount')}
          >
            <TextInput
              name={name}
              className="num"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={plan.prices ? toTyped(plan.prices[currency][period]) : ''}
            />
          </Field>
        ))}
      {!plan.isFree &&
        DAYS.map((name) => (
          <Field
            key={name}
            label={t(`from.${name}`)}
            help={t(`from.${name}Help`)}
            error={
              days[name] === 'unreadable' ? t('from.wrong') : refusal === REFUSED[name] && errorText(changePlan.error)
            }
          >
            <DateInput
              value={days[name] === 'unreadable' ? null : days[name]}
              onChange={(day) => setDays({ ...days, [name]: day })}
              onUnreadable={() => setDays({ ...days, [name]: 'unreadable' })}
            />
          </Field>
        ))}
    </ChangeDialog>
  );
}
