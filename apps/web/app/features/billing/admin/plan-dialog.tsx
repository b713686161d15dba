import { changePlanSchema, type Plan } from '@stellenvisite/contract/billing/billing.schema';
import { CURRENCIES } from '@stellenvisite/contract/jobs/countries';
import { POSTING_DAYS } from '@stellenvisite/contract/jobs/job-fields';
import { z } from '@stellenvisite/contract/platform/zod';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { DateInput, dayControl } from '../../../ui/forms/date-input.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { parseAmount } from '../../../ui/forms/parse-amount.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { typedNumber } from '../../../ui/forms/typed-values.ts';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { FieldGrid } from './agree-dialog.tsx';
import { usePriceChange } from './coming-prices.tsx';

/** In the order of the form. */
export const LIMITS = ['jobs', 'maxDays', 'topJobsPerMonth', 'enquiriesPerMonth', 'seats'] as const;

const PRICE_FIELDS = CURRENCIES.flatMap((currency) => [
  { currency, period: 'monthly', name: `prices.${currency}.monthly` } as const,
  { currency, period: 'yearly', name: `prices.${currency}.yearly` } as const,
]);

/** Cents as they are typed: `129,00`. */
export const toTyped = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

const DAYS = ['ordersFrom', 'renewalsFrom'] as const;

/** The refusal of the server that belongs to each date field, and appears below it. */
const REFUSED = { ordersFrom: 'plan.price_date_past', renewalsFrom: 'plan.price_notice_short' } as const;

const { shape } = changePlanSchema;
const limitSchemas = {
  jobs: typedNumber(shape.jobs),
  maxDays: typedNumber(shape.maxDays),
  topJobsPerMonth: typedNumber(shape.topJobsPerMonth),
  enquiriesPerMonth: typedNumber(shape.enquiriesPerMonth),
  seats: typedNumber(shape.seats),
};
const typedPrice = z.object({ monthly: z.string(), yearly: z.string() });
const typedPrices = z.object({ EUR: typedPrice, CHF: typedPrice });
type TypedPrices = z.infer<typeof typedPrices>;

/** Returns the form of a plan. All prices empty: the plan is sold by agreement. */
export const planFormSchema = ({ isFree }: Pick<Plan, 'isFree'>) =>
  z.object({
    ...limitSchemas,
    prices: typedPrices.transform((prices) => (isFree ? null : readPrices(prices))).pipe(shape.prices),
    ordersFrom: shape.ordersFrom.unwrap().nullable(),
    renewalsFrom: shape.renewalsFrom.unwrap().nullable(),
  });

export function PlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { t } = useTranslation('admin-plans');
  const errorText = useErrorText();
  const { changePlan } = usePriceChange(onClose);
  const { mutate, isPending, error } = changePlan;
  const refusal = error && problemCodeOf(error);
  const refusedOf = (name: (typeof DAYS)[number]) => (refusal === REFUSED[name] ? errorText(error) : undefined);
  const isOfDay = DAYS.some((name) => REFUSED[name] === refusal);
  const form = useZodForm({
    schema: planFormSchema(plan),
    defaultValues: {
      jobs: String(plan.jobs),
      maxDays: String(plan.maxDays),
      topJobsPerMonth: String(plan.topJobsPerMonth),
      enquiriesPerMonth: String(plan.enquiriesPerMonth),
      seats: String(plan.seats),
      prices: { EUR: typedPriceOf(plan, 'EUR'), CHF: typedPriceOf(plan, 'CHF') },
      ordersFrom: null,
      renewalsFrom: null,
    },
    fields: [...LIMITS, ...PRICE_FIELDS.map(({ name }) => name), ...DAYS],
    errorText: (name) => {
      if (name.startsWith('prices')) return t('wrongAmount');
      return t(DAYS.some((each) => each === name) ? 'from.wrong' : 'wrongNumber');
    },
    refused: { ordersFrom: refusedOf('ordersFrom'), renewalsFrom: refusedOf('renewalsFrom') },
    onSubmit: ({ ordersFrom, renewalsFrom, ...body }) => {
      if (isPending) return;
      const from = { ...(ordersFrom && { ordersFrom }), ...(renewalsFrom && { renewalsFrom }) };
      mutate({ params: { path: { id: plan.id } }, body: { ...body, ...from } });
    },
  });
  return (
    <FormDialog
      title={t('changePlan', { plan: t(`plan.${plan.id}`) })}
      form={form}
      action={t('save')}
      isPending={isPending}
      failure={error && !isOfDay && errorText(error)}
      onClose={onClose}
    >
      <p className="text-fs-7">{t('planNote')}</p>
      <FieldGrid>
        {LIMITS.map((limit) => (
          <Field key={limit} label={t(`limits.${limit}`)} {...form.field(limit)}>
            {limit === 'maxDays' ? (
              <Select
                {...form.register(limit)}
                options={POSTING_DAYS.map((days) => ({ value: String(days), label: String(days) }))}
              />
            ) : (
              <TextInput {...form.register(limit)} inputMode="numeric" autoComplete="off" />
            )}
          </Field>
        ))}
        {!plan.isFree &&
          PRICE_FIELDS.map(({ name, currency, period }) => (
            <Field key={name} label={t(`prices.${period}`, { currency })} {...form.field(name)}>
              <TextInput {...form.register(name)} className="num" inputMode="decimal" autoComplete="off" />
            </Field>
          ))}
        {!plan.isFree &&
          DAYS.map((name) => (
            <Field key={name} label={t(`from.${name}`)} help={t(`from.${name}Help`)} {...form.field(name)}>
              <Controller
                control={form.control}
                name={name}
                render={({ field }) => <DateInput {...dayControl(field)} />}
              />
            </Field>
          ))}
      </FieldGrid>
    </FormDialog>
  );
}

function typedPriceOf({ prices }: Plan, currency: (typeof CURRENCIES)[number]) {
  if (!prices) return { monthly: '', yearly: '' };
  return { monthly: toTyped(prices[currency].monthly), yearly: toTyped(prices[currency].yearly) };
}

/** Prices in cents, null where the text is no amount; null for all of them when nothing was typed. */
function readPrices({ EUR, CHF }: TypedPrices) {
  if (![EUR, CHF].some(({ monthly, yearly }) => `${monthly}${yearly}`.trim() !== '')) return null;
  const read = ({ monthly, yearly }: TypedPrices['EUR']) => ({
    monthly: parseAmount(monthly) ?? null,
    yearly: parseAmount(yearly) ?? null,
  });
  return { EUR: read(EUR), CHF: read(CHF) };
}
