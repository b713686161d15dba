import type { Language } from '@stellenvisite/contract/languages';
import type { BillingPeriod, FeatureValue, Plan, PlanFeatureGroup, PlanId } from '../../content/plans.ts';

export type PlanPriceView =
  | {
      readonly kind: 'free' | 'recurring';
      readonly amount: string;
      readonly gross: string | null;
      readonly perMonth: string | null;
    }
  | { readonly kind: 'on-request' };

export type PlanView = {
  readonly id: PlanId;
  readonly name: string;
  readonly summary: string;
  readonly highlights: readonly string[];
  readonly price: PlanPriceView;
};

export type FeatureView = {
  readonly label: string;
  readonly hint: string | null;
  readonly values: Record<PlanId, string | boolean>;
};

export type FeatureGroupView = { readonly label: string; readonly features: readonly FeatureView[] };

type PriceFormat = {
  readonly billing: BillingPeriod;
  readonly vatRate: number;
  readonly money: (cents: number) => string;
};

export function toPlanView(plan: Plan, language: Language, format: PriceFormat): PlanView {
  return {
    id: plan.id,
    name: plan.name[language],
    summary: plan.summary[language],
    highlights: plan.highlights.map((highlight) => highlight[language]),
    price: toPriceView(plan, format),
  };
}

function toPriceView({ price }: Plan, { billing, vatRate, money }: PriceFormat): PlanPriceView {
  if (price.kind === 'on-request') return { kind: 'on-request' };
  if (price.kind === 'free') return { kind: 'free', amount: money(0), gross: null, perMonth: null };
  const cents = billing === 'yearly' ? price.yearlyCents : price.monthlyCents;
  return {
    kind: 'recurring',
    amount: money(cents),
    gross: money(Math.round(cents * (1 + vatRate))),
    perMonth: billing === 'yearly' ? money(Math.round(cents / 12)) : null,
  };
}

export function toFeatureGroupView(group: PlanFeatureGroup, language: Language): FeatureGroupView {
  const value = (of: FeatureValue) => (typeof of === 'boolean' ? of : of[language]);
  return {
    label: group.label[language],
    features: group.features.map(({ label, hint, values }) => ({
      label: label[language],
      hint: hint?.[language] ?? null,
      values: {
        start: value(values.start),
        practice: value(values.practice),
        hospital: value(values.hospital),
        group: value(values.group),
      },
    })),
  };
}
