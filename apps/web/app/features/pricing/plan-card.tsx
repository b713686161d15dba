import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BillingPeriod } from '../../content/plans.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { PlanPriceView, PlanView } from './plan-view.ts';

export type PlanCardProps = { plan: PlanView; billing: BillingPeriod; orderAddress: string };

export function PlanCard({ plan, billing, orderAddress }: PlanCardProps) {
  const { t } = useTranslation('pricing');
  const subject =
    plan.price.kind === 'recurring'
      ? t('order.subjectBilling', { plan: plan.name, billing: t(`billing.${billing}`) })
      : t('order.subject', { plan: plan.name });
  return (
    <Card as="li" className="row-span-4 grid grid-rows-subgrid gap-y-5">
      <div>
        <h3 className="text-fs-3">{plan.name}</h3>
        <p className="mt-1 text-fs-7 text-ink-2">{plan.summary}</p>
      </div>
      <PlanPrice price={plan.price} billing={billing} />
      <ul className="grid content-start gap-2 border-line border-t pt-5 text-fs-7">
        {plan.highlights.map((highlight) => (
          <li key={highlight} className="flex gap-2">
            <Check size={18} className="mt-0.5 text-good" />
            {highlight}
          </li>
        ))}
      </ul>
      <div className="grid gap-1 self-end">
        <LinkButton to="/register/employer" variant={plan.id === 'start' ? 'primary' : 'secondary'} wide>
          {t(plan.id === 'start' ? 'order.begin' : 'order.register')}
        </LinkButton>
        <TextLink
          to={`mailto:${orderAddress}?subject=${encodeURIComponent(subject)}`}
          className="inline-flex min-h-tap items-center justify-self-center text-fs-8"
        >
          {t(`order.${plan.id}`)}
        </TextLink>
      </div>
    </Card>
  );
}

function PlanPrice({ price, billing }: { price: PlanPriceView; billing: BillingPeriod }) {
  const { t } = useTranslation('pricing');
  if (price.kind === 'on-request') {
    return <PriceLines amount={t('price.onRequest')} unit={t('price.onRequestHint')} />;
  }
  if (price.kind === 'free') {
    return <PriceLines amount={price.amount} unit={t('price.free')} notes={[t('price.freeHint')]} />;
  }
  const notes = [
    ...(price.gross === null ? [] : [t('price.gross', { amount: price.gross })]),
    ...(price.perMonth === null ? [] : [t('price.monthEquivalent', { amount: price.perMonth })]),
  ];
  return (
    <PriceLines
      amount={price.amount}
      unit={t(billing === 'yearly' ? 'price.perYear' : 'price.perMonth')}
      notes={notes}
    />
  );
}

function PriceLines({ amount, unit, notes = [] }: { amount: string; unit: string; notes?: readonly string[] }) {
  return (
    <div>
      <p className="num font-semibold text-[2.25rem] text-ink leading-[1.1] tracking-[-0.03em]">{amount}</p>
      <p className="mt-1 text-fs-7 text-ink">{unit}</p>
      {notes.map((note) => (
        <p key={note} className="text-fs-8 text-ink-2">
          {note}
        </p>
      ))}
    </div>
  );
}
