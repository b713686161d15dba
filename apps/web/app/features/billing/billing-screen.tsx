import { BILLING_PERIODS, type BillingPeriod, isLargerPlan } from '@stellenvisite/contract/billing/billing';
import type { Billing, Plan } from '@stellenvisite/contract/billing/billing.schema';
import { CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { useMayAct } from '../identity/acting-employer/use-acting-employer.ts';
import { askForOffer } from '../support/tickets/shared/ask-for-offer.ts';
import { AddressPanel } from './address-panel.tsx';
import { COLUMNS, HEAD } from './billing-layout.ts';
import { InvoiceTable, invoiceRowId } from './invoice-table.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { useBilling, usePriceList } from './use-billing.ts';
import { dayText, useBillingWords } from './use-billing-words.ts';

type PlanChoiceProps = { billing: Billing; mayManage: boolean };

type PlanItemProps = { plan: Plan; period: BillingPeriod; billing: Billing; mayManage: boolean };

/** The invoices, the plan with what takes its places, who pays, and the other plans. */
export function BillingScreen() {
  const { t } = useTranslation('billing');
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const { data: billing, error, refetch } = useBilling();
  const mayManage = useMayAct('billing.manage');
  if (!billing && error)
    return (
      <Note tone="warn" role="alert">
        <p>{errorText(error)}</p>
        <Button variant="secondary" className="mt-3" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Note>
    );
  if (!billing) return <BillingSkeleton />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {(search.has('order') || search.has('invoice')) && <Note role="status">{t('returned')}</Note>}
      {search.has('abgebrochen') && <Note role="status">{t('aborted')}</Note>}
      <OverdueNote overdue={billing.overdue} />
      {!mayManage && <Note>{t('readOnly')}</Note>}
      <InvoiceTable canPay={mayManage && billing.takesCards} />
      <div className={COLUMNS}>
        <PlanPanel billing={billing} mayManage={mayManage} />
        <AddressPanel billing={billing} mayManage={mayManage} />
      </div>
      <PlanChoice billing={billing} mayManage={mayManage} />
    </div>
  );
}

/** Names what is overdue and leads to its row. */
function OverdueNote({ overdue: [first, ...others] }: Pick<Billing, 'overdue'>) {
  const { t } = useTranslation('billing', { keyPrefix: 'overdue' });
  const { money } = useBillingWords();
  if (!first) return null;
  const { id, number, open, currency, dueOn, page } = first;
  const sum = others.reduce((total, each) => total + each.open, open);
  return (
    <Note tone="warn" role="status">
      <b>
        {others.length === 0
          ? t('one', { number, amount: money(open, currency), day: dayText(dueOn) })
          : t('many', { count: others.length + 1, amount: money(sum, currency), number, day: dayText(dueOn) })}
      </b>{' '}
      {t('please')}{' '}
      <Link className="link" to={`?page=${page}&rechnung=${id}#${invoiceRowId(id)}`}>
        {t('open')}
      </Link>
    </Note>
  );
}

export function BillingSkeleton() {
  return (
    <div className={COLUMNS} aria-hidden="true">
      <div className="skeleton min-h-[24rem] rounded-sheet" />
      <div className="skeleton min-h-[16rem] rounded-sheet" />
    </div>
  );
}

function PlanChoice({ billing, mayManage }: PlanChoiceProps) {
  const { t } = useTranslation('billing');
  const { data: priceList } = usePriceList();
  const [period, setPeriod] = useState<BillingPeriod>(billing.subscription?.period ?? 'monthly');
  return (
    <Card as="section" flush aria-labelledby="pakete">
      <div className={clsx(HEAD, 'items-center')}>
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
      <ul className="grid border-line border-t min-[48rem]:grid-cols-4">
        {priceList?.plans.map((plan) => (
          <PlanItem key={plan.id} plan={plan} period={period} billing={billing} mayManage={mayManage} />
        ))}
      </ul>
    </Card>
  );
}

function PlanItem({ plan, period, billing, mayManage }: PlanItemProps) {
  const { t } = useTranslation('billing');
  const { money } = useBillingWords();
  const { subscription } = billing;
  const isOwn = billing.plan.id === plan.id;
  // The later price of the current plan depends on its renewals, and appears above.
  const isCurrent = isOwn && subscription?.period === period;
  const currency = subscription?.currency ?? CURRENCY_OF[billing.address.country];
  // A price that was agreed is not in the list.
  const agreed = isCurrent && !plan.prices && !plan.isFree ? subscription.net : undefined;
  const price = plan.prices?.[currency][period] ?? agreed;
  const features = [
    t('choice.jobs', { count: plan.jobs }),
    t('choice.days', { count: plan.maxDays }),
    ...(plan.topJobsPerMonth > 0 ? [t('choice.topJobs', { count: plan.topJobsPerMonth })] : []),
    t('choice.enquiries', { count: plan.enquiriesPerMonth }),
    t('choice.seats', { count: plan.seats }),
  ];
  return (
    <li
      className={clsx(
        'grid grid-rows-[auto_auto_1fr_auto] gap-4 border-line border-t p-5 min-[48rem]:border-t-0 min-[48rem]:not-first:border-s',
        isOwn && 'bg-marker-soft shadow-[inset_0_4px_0_var(--marker)]',
      )}
    >
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
      <ul className="grid content-start gap-2 text-fs-7">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
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
