import { type ChangePlan, changePlanSchema, type Plan } from '@stellenvisite/contract/billing.schema';
import { CURRENCIES } from '@stellenvisite/contract/countries';
import { parseAmount } from '../../ui/parse-amount.ts';

/** In the order of the form. */
export const LIMITS = ['jobs', 'maxDays', 'topJobsPerMonth', 'enquiriesPerMonth', 'seats'] as const;
export const PRICE_FIELDS = CURRENCIES.flatMap((currency) => [
  { currency, period: 'monthly' as const, name: `${currency}.monthly` },
  { currency, period: 'yearly' as const, name: `${currency}.yearly` },
]);

/** Cents as they are typed: `129,00`. */
export const toTyped = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** The days are fields of their own. */
const valuesSchema = changePlanSchema.omit({ ordersFrom: true, renewalsFrom: true });
type PlanValues = Omit<ChangePlan, 'ordersFrom' | 'renewalsFrom'>;

/** What the form says, or which of its fields cannot be read. All prices empty: the plan is sold by agreement. */
export function readPlanForm(
  form: FormData,
  { isFree }: Pick<Plan, 'isFree'>,
): { plan: PlanValues } | { wrong: string[] } {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const hasPrices = !isFree && PRICE_FIELDS.some(({ name }) => text(name) !== '');
  const amount = (name: string) => parseAmount(text(name));
  const prices = {
    EUR: { monthly: amount('EUR.monthly'), yearly: amount('EUR.yearly') },
    CHF: { monthly: amount('CHF.monthly'), yearly: amount('CHF.yearly') },
  };
  const limits = LIMITS.map((name) => [name, text(name) === '' ? undefined : Number(text(name))]);
  const read = valuesSchema.safeParse({ ...Object.fromEntries(limits), prices: hasPrices ? prices : null });
  if (read.success) return { plan: read.data };
  return { wrong: read.error.issues.map(({ path }) => (path[0] === 'prices' ? path.slice(1) : path).join('.')) };
}
