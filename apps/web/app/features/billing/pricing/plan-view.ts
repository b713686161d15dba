import type { BillingPeriod } from '@stellenvisite/contract/billing/billing';
import type { Plan, PriceList } from '@stellenvisite/contract/billing/billing.schema';
import type { PlanId } from '@stellenvisite/contract/billing/plans';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { type PlanFeatureGroup, planTexts } from '../../../content/plans.ts';

export type PlanPriceView =
  | { readonly kind: 'free'; readonly amount: string; readonly days: number }
  | {
      readonly kind: 'recurring';
      readonly amount: string;
      readonly gross: string;
      readonly vatPercent: number;
      readonly perMonth: string | null;
    }
  | { readonly kind: 'on-request' };

/** The figures of a plan, in the order shown; their labels are `figures` in `pricing.json`. */
export const PLAN_FIGURES = ['jobs', 'maxDays', 'topJobsPerMonth', 'enquiriesPerMonth', 'seats'] as const;
export type PlanFigure = (typeof PLAN_FIGURES)[number];

export type PlanView = {
  readonly id: PlanId;
  readonly name: string;
  readonly summary: string;
  readonly highlight: string;
  readonly figures: Record<PlanFigure, number>;
  readonly price: PlanPriceView;
  /** The price of orders from a later day on; without an amount the plan is then sold by agreement. */
  readonly coming: { readonly day: string; readonly amount: string | null } | null;
};

export type FeatureView = {
  readonly label: string;
  readonly hint: string | null;
  readonly values: Record<PlanId, boolean>;
};

export type FeatureGroupView = { readonly label: string; readonly features: readonly FeatureView[] };

type PriceFormat = {
  readonly billing: BillingPeriod;
  readonly vatPercent: number;
  readonly money: (cents: number) => string;
};

export function toPlanView(plan: Plan, language: Language, format: PriceFormat): PlanView {
  const { name, summary, highlight } = planTexts[plan.id];
  const { jobs, maxDays, topJobsPerMonth, enquiriesPerMonth, seats } = plan;
  return {
    id: plan.id,
    name: name[language],
    summary: summary[language],
    highlight: highlight[language],
    figures: { jobs, maxDays, topJobsPerMonth, enquiriesPerMonth, seats },
    price: toPriceView(plan, format),
    coming: toComingView(plan, format),
  };
}

function toComingView({ coming }: Plan, { billing, money }: PriceFormat): PlanView['coming'] {
  if (!coming) return null;
  return { day: formatDate(coming.from), amount: coming.prices && money(coming.prices.EUR[billing]) };
}

function toPriceView({ prices, isFree, maxDays }: Plan, { billing, vatPercent, money }: PriceFormat): PlanPriceView {
  if (isFree) return { kind: 'free', amount: money(0), days: maxDays };
  if (!prices) return { kind: 'on-request' };
  const cents = prices.EUR[billing];
  return {
    kind: 'recurring',
    amount: money(cents),
    gross: money(Math.round((cents * (100 + vatPercent)) / 100)),
    vatPercent,
    perMonth: billing === 'yearly' ? money(Math.round(cents / 12)) : null,
  };
}

/** For how many months' price a year is sold; null where the plans differ or it is no whole number of them. */
export function yearlyMonths({ plans }: Pick<PriceList, 'plans'>): number | null {
  const months = new Set(plans.flatMap(({ prices }) => (prices ? [prices.EUR.yearly / prices.EUR.monthly] : [])));
  const [first] = months;
  return months.size === 1 && first !== undefined && Number.isInteger(first) && first < 12 ? first : null;
}

export function toFeatureGroupView(group: PlanFeatureGroup, language: Language): FeatureGroupView {
  return {
    label: group.label[language],
    features: group.features.map(({ label, hint, values }) => ({
      label: label[language],
      hint: hint?.[language] ?? null,
      values,
    })),
  };
}
