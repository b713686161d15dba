import { BILLING_PERIODS, type BillingPeriod, isLargerPlan } from '@stellenvisite/contract/billing';
import type { Billing, Plan } from '@stellenvisite/contract/billing.schema';
import { CURRENCY_OF } from '@stellenvisite/contract/countries';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { askForOffer } from '../support-tickets/shared/ask-for-offer.ts';
import { usePriceList } from './use-billing.ts';
import { dayText, useBillingWords } from './use-billing-words.ts';

type PlanChoiceProps = { billing: Billing; mayManage: boolean };

export function PlanChoice({ billing, mayManage }: PlanChoiceProps) {
  const { t } = useTranslation('billing');
  const { data: priceList } = usePriceList();
  const [period, setPeriod] = useState<BillingPeriod>(billing.subscription?.period ?? 'monthly');
  return (
    <Card as="section" flush aria-labelledby="pakete">
      <div className="bl-head items-center">
        <div>
          <h2 id="pakete" className="text-fs-4">
            {t('choice.title')}
          </h2>
          <p className="text-fs-7 text-ink-2">{t('choice.lead')}</p>
        </div>
        <RadioGroup
          name="periode"
          legend={t('choice.period')}
          hideLegend
          layout="segments"
          value={period}
          onValueChange={setPeriod}
          options={BILLING_PERIODS.map((value) => ({ value, label: t(`choice.${value}`) }))}
        />
      </div>
      <ul className="bl-plans">
        {priceList?.plans.map((plan) => (
          <PlanItem key={plan.id} plan={plan} period={period} billing={billing} mayManage={mayManage} />
        ))}
      </ul>
    </Card>
  );
}

type PlanItemProps = { plan: Plan; period: BillingPeriod; billing: Billing; mayManage: boolean };

function PlanItem({ plan, period, billing, mayManage }: PlanItemProps) {
  const { t } = useTranslation('billing');
  const { money } = useBillingWords();
  const { subscription } = billing;
  const isOwn = billing.plan.id === plan.id;
  // What the current plan costs later depends on its renewals, and stands above.
  const isCurrent = isOwn && subscription?.period === period;
  const currency = subscription?.currency ?? CURRENCY_OF[billing.address.country];
  const price = plan.prices?.[currency][period];
  const features = [
    t('choice.jobs', { count: plan.jobs }),
    t('choice.days', { count: plan.maxDays }),
    ...(plan.topJobsPerMonth > 0 ? [t('choice.topJobs', { count: plan.topJobsPerMonth })] : []),
    t('choice.enquiries', { count: plan.enquiriesPerMonth }),
    t('choice.seats', { count: plan.seats }),
  ];
  return (
    <li className="bl-plan" data-own={isOwn || undefined}>
      <h3 className="flex flex-wrap items-center gap-2 text-fs-5">
        {t(`plan.${plan.id}`)} {isOwn && <Badge kind="new">{t('choice.yours')}</Badge>}
      </h3>
      <div>
        <p className="num font-semibold text-fs-4">
          {price === undefined ? (plan.isFree ? money(0, currency) : t('choice.onRequest')) : money(price, currency)}
        </p>
        <p className="text-fs-8 text-ink-2">
          {price === undefined ? t(plan.isFree ? 'choice.freeUnit' : 'choice.onRequestUnit') : t(`own.${period}`)}
        </p>
        {plan.coming && !isCurrent && (
          <p className="mt-1 font-semibold text-fs-8">
            {plan.coming.prices
              ? t('choice.coming', {
                  day: dayText(plan.coming.from),
                  amount: money(plan.coming.prices[currency][period], currency),
                })
              : t('choice.comingOnRequest', { day: dayText(plan.coming.from) })}
          </p>
        )}
      </div>
      <ul className="text-fs-7">
        {features.map((feature) => (
          <li key={feature}>
            <Check size={18} className="flex-none text-good" />
            {feature}
          </li>
        ))}
      </ul>
      <PlanAction plan={plan} period={period} billing={billing} mayManage={mayManage} />
    </li>
  );
}

function PlanAction({ plan, period, billing, mayManage }: PlanItemProps) {
  const { t } = useTranslation('billing');
  const { subscription } = billing;
  const name = t(`plan.${plan.id}`);
  if (billing.plan.id === plan.id && (!subscription || subscription.period === period))
    return (
      <p className="text-center text-fs-8 text-ink-2">
        {subscription ? t('choice.since', { day: dayText(subscription.since) }) : t('choice.free')}
      </p>
    );
  if (plan.isFree) return <p className="text-center text-fs-8 text-ink-2">{t('choice.used')}</p>;
  if (!mayManage) return null;
  if (!plan.prices)
    return (
      <LinkButton variant="secondary" wide to={askForOffer(t('choice.askSubject', { plan: name }))}>
        {t('choice.ask')}
      </LinkButton>
    );
  return (
    <LinkButton
      wide
      variant={isLargerPlan(plan.id, billing.plan.id) ? 'primary' : 'secondary'}
      to={`/employer-dashboard/abrechnung/bestellung?paket=${plan.id}&periode=${period}`}
    >
      {t(subscription ? 'choice.to' : 'choice.book', { plan: name })}
    </LinkButton>
  );
}
