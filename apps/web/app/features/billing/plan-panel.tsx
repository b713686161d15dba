import type { Billing } from '@stellenvisite/contract/billing.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { Places } from './places.tsx';
import { useBillingChange } from './use-billing.ts';
import { dayText, useBillingWords } from './use-billing-words.ts';

type PlanPanelProps = { billing: Billing; mayManage: boolean };

export function PlanPanel({ billing, mayManage }: PlanPanelProps) {
  const { t } = useTranslation('billing');
  const { jobs, credits } = billing;
  return (
    <Card as="section" flush aria-labelledby="ihr-paket">
      <PlanHead billing={billing} />
      {mayManage && <PlanActs billing={billing} />}
      <h3 className="bl-bar">
        <span>{t('use.jobs', jobs)}</span>
        <small>{t('use.jobsHint')}</small>
      </h3>
      <Places billing={billing} />
      <dl className="bl-meters">
        {(['topJobs', 'enquiries', 'seats'] as const).map((key) => (
          <div key={key}>
            <dt>{t(`use.${key}`)}</dt>
            <dd>{t('use.of', billing[key])}</dd>
          </div>
        ))}
        {credits.single_ad > 0 && (
          <div>
            <dt>{t('product.single_ad')}</dt>
            <dd>{t('use.creditAds', { count: credits.single_ad })}</dd>
          </div>
        )}
        {credits.top_job > 0 && (
          <div>
            <dt>{t('product.top_job')}</dt>
            <dd>{t('use.creditTop', { count: credits.top_job })}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

function PlanHead({ billing: { plan, subscription, isStartUsed, newPrice } }: { billing: Billing }) {
  const { t } = useTranslation('billing');
  const { money } = useBillingWords();
  return (
    <div className="bl-head">
      <div>
        <p className="text-fs-8 text-ink-2">{t('own.label')}</p>
        <h2 id="ihr-paket" className="text-fs-3">
          {t(`plan.${plan.id}`)}
        </h2>
        <p className="text-fs-7 text-ink-2">
          {subscription ? <Term subscription={subscription} /> : t(isStartUsed ? 'own.freeUsed' : 'own.free')}
        </p>
      </div>
      {subscription && subscription.net > 0 && (
        <div>
          <p className="bl-price num">{money(subscription.net, subscription.currency)}</p>
          <p className="text-fs-8 text-ink-2">{t(`own.${subscription.period}`)}</p>
          <p className="text-fs-8 text-ink-2">
            {subscription.vatPercent > 0
              ? t('own.gross', {
                  amount: money(subscription.gross, subscription.currency),
                  percent: subscription.vatPercent,
                })
              : t('own.noTax')}
          </p>
          {newPrice && (
            <p className="mt-1 font-semibold text-fs-8">
              {t(`own.newPrice.${subscription.period}`, {
                day: dayText(newPrice.on),
                amount: money(newPrice.net, subscription.currency),
              })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function Term({ subscription }: { subscription: NonNullable<Billing['subscription']> }) {
  const { t } = useTranslation('billing');
  const { cancelledAt, renews, nextPlan, periodEnd } = subscription;
  const day = dayText(periodEnd);
  const next = dayText(nextDay(periodEnd));
  if (cancelledAt) return t('own.cancelled', { day });
  if (nextPlan) return t('own.smaller', { day: next, plan: t(`plan.${nextPlan}`) });
  return renews ? t('own.renews', { next, day }) : t('own.endsByItself', { day });
}

const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

function PlanActs({ billing: { plan, subscription } }: { billing: Billing }) {
  const { t } = useTranslation('billing');
  const [isCancelling, setCancelling] = useState(false);
  const { mutate, isPending } = useBillingChange();
  const order = '/employer-dashboard/abrechnung/bestellung';
  return (
    <div className="bl-acts">
      <TextLink to="#pakete">{t('own.change')}</TextLink>
      <TextLink to={`${order}?zusatz=single_ad`}>{t('own.buyAd')}</TextLink>
      <TextLink to={`${order}?zusatz=top_job`}>{t('own.buyTopJob')}</TextLink>
      {subscription && !subscription.cancelledAt && (
        <button type="button" className="link" onClick={() => setCancelling(true)}>
          {t('own.cancel')}
        </button>
      )}
      {subscription?.cancelledAt && (
        <button type="button" className="link" disabled={isPending} onClick={() => mutate({ do: 'resume' })}>
          {t('own.resume')}
        </button>
      )}
      {subscription && isCancelling && (
        <CancelDialog plan={plan.id} lastDay={subscription.periodEnd} onClose={() => setCancelling(false)} />
      )}
    </div>
  );
}
