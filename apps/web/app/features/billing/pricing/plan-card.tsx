import type { BillingPeriod } from '@stellenvisite/contract/billing/billing';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { askForOffer } from '../../support/tickets/shared/ask-for-offer.ts';
import { PLAN_FIGURES, type PlanPriceView, type PlanView } from './plan-view.ts';

export type PlanCardProps = { plan: PlanView; billing: BillingPeriod };

export function PlanCard({ plan, billing }: PlanCardProps) {
  const { t } = useTranslation('pricing');
  const comingText = ({ day, amount }: NonNullable<PlanView['coming']>) =>
    amount === null
      ? t('price.comingOnRequest', { day })
      : t(billing === 'yearly' ? 'price.comingYear' : 'price.comingMonth', { day, amount });
  const figures = PLAN_FIGURES.filter((figure) => plan.figures[figure] > 0);
  return (
    <Card as="li" className="row-span-4 grid grid-rows-subgrid gap-y-5">
      <div>
        <h3 className="text-fs-3">{plan.name}</h3>
        <p className="mt-1 text-fs-7 text-ink-2">{plan.summary}</p>
      </div>
      <div>
        <PlanPrice price={plan.price} billing={billing} />
        {plan.coming && <p className="mt-2 font-semibold text-fs-8">{comingText(plan.coming)}</p>}
      </div>
      <ul className="grid content-start gap-2 border-line border-t pt-5 text-fs-7">
        {[...figures.map((figure) => t(`figures.${figure}`, { count: plan.figures[figure] })), plan.highlight].map(
          (line) => (
            <li key={line} className="flex gap-2">
              <Check size={18} className="mt-0.5 flex-none text-good" />
              {line}
            </li>
          ),
        )}
      </ul>
      <PlanAction plan={plan} billing={billing} />
    </Card>
  );
}

function PlanAction({ plan: { id, name, price }, billing }: PlanCardProps) {
  const { t } = useTranslation('pricing');
  if (price.kind === 'free')
    return (
      <LinkButton to="/register/employer" wide className="self-end">
        {t('order.begin')}
      </LinkButton>
    );
  if (price.kind === 'on-request')
    return (
      <LinkButton
        to={askForOffer(t('order.offerSubject', { plan: name }))}
        variant="secondary"
        wide
        className="self-end"
      >
        {t('order.offer')}
      </LinkButton>
    );
  return (
    <div className="grid gap-1 self-end">
      <LinkButton
        to={`/employer-dashboard/abrechnung/bestellung?paket=${id}&periode=${billing}`}
        variant="secondary"
        wide
      >
        {t('order.book', { plan: name })}
      </LinkButton>
      <TextLink to="/register/employer" className="inline-flex min-h-tap items-center justify-self-center text-fs-8">
        {t('order.registerFirst')}
      </TextLink>
    </div>
  );
}

function PlanPrice({ price, billing }: { price: PlanPriceView; billing: BillingPeriod }) {
  const { t } = useTranslation('pricing');
  if (price.kind === 'on-request') {
    return <PriceLines amount={t('price.onRequest')} unit={t('price.onRequestHint')} />;
  }
  if (price.kind === 'free') {
    return (
      <PriceLines amount={price.amount} unit={t('price.free', { days: price.days })} notes={[t('price.freeHint')]} />
    );
  }
  const notes = [
    t('price.gross', { amount: price.gross, vat: price.vatPercent }),
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
