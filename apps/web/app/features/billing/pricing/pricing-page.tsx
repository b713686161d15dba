import {
  BILLING_PERIODS,
  type BillingPeriod,
  PAYMENT_DAYS,
  type ProductId,
} from '@stellenvisite/contract/billing/billing';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Accordion } from '../../../ui/accordion.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { MoreLink } from '../../../ui/text-link.tsx';
import { ClosingBand } from '../../employers/shared/closing-band.tsx';
import { TopJobBadge } from '../../jobs/display/job-badges.tsx';
import { TimeStamp } from '../../jobs/display/time-stamp.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import type { FeatureGroupView, PlanView } from './plan-view.ts';

const PARAMETER = 'abrechnung';

const YEARLY = 'jaehrlich';

type SingleOffer = { readonly id: ProductId; readonly price: string; readonly days: number };

const QUESTIONS = ['slot', 'renewal', 'ranking', 'applications', 'speed'] as const;

const TAX_NOTES = ['vat', 'at', 'ch', 'invoice', 'business'] as const;

export type PricingPageProps = {
  billing: BillingPeriod;
  plans: readonly PlanView[];
  groups: readonly FeatureGroupView[];
  offers: readonly SingleOffer[];
  yearlyMonths: number | null;
  vatPercent: number;
};

export function PricingPage({ billing, plans, groups, offers, yearlyMonths, vatPercent }: PricingPageProps) {
  const { t } = useTranslation('pricing');
  return (
    <>
      <section className="wrap pt-8 pb-16 md:pt-14 md:pb-24" aria-labelledby="preise">
        <TimeStamp shift="late" time="16:30" label={t('stamp')} />
        <h1 id="preise" className="mt-5 text-fs-1 leading-[1.06] tracking-[-0.03em]">
          {t('heading')}
        </h1>
        <p className="mt-4 mb-8 max-w-[44rem] text-fs-5 text-ink-2 leading-[1.5]">{t('lead')}</p>
        <h2 className="visually-hidden">{t('plans')}</h2>
        <BillingSwitch billing={billing} yearlyMonths={yearlyMonths} />
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} billing={billing} />
          ))}
        </ul>
        <p className="mt-6 max-w-[44rem] text-fs-7 text-ink-2">{t('order.note')}</p>
        <h2 className="mt-14 text-fs-2">{t('single.heading')}</h2>
        <SingleOffers offers={offers} />
      </section>
      <section className="border-line border-y bg-sheet py-16 md:py-24" aria-labelledby="vergleich">
        <div className="wrap">
          <SectionHeading id="vergleich" title={t('compare.heading')} />
          <PlanComparison plans={plans} groups={groups} />
        </div>
      </section>
      <div className="wrap grid gap-16 py-16 md:grid-cols-2 md:py-24">
        <div>
          <h2 className="mb-6 text-fs-2">{t('faq.heading')}</h2>
          <PricingFaq />
        </div>
        <div>
          <h2 className="mb-6 text-fs-2">{t('tax.heading')}</h2>
          <FactList
            facts={TAX_NOTES.map((id) => ({
              id,
              term: t(`tax.${id}.term`),
              text: t(`tax.${id}.text`, { vat: vatPercent, days: PAYMENT_DAYS }),
            }))}
          />
        </div>
      </div>
      <ClosingBand
        id="kontakt"
        title={t('closing.heading')}
        text={t('closing.text')}
        actions={
          <>
            <LinkButton to="/register/employer">{t('order.register')}</LinkButton>
            <LinkButton to="/kontakt" variant="secondary">
              {t('closing.mail')}
            </LinkButton>
            <MoreLink to="/fuer-arbeitgeber">{t('closing.employers')}</MoreLink>
          </>
        }
      />
    </>
  );
}

function PricingFaq() {
  const { t } = useTranslation('pricing');
  return (
    <Accordion
      items={QUESTIONS.map((id) => ({
        id,
        summary: t(`faq.${id}.question`),
        content: t(`faq.${id}.answer`),
      }))}
    />
  );
}

/** Links, not buttons: the choice is an address that can be passed on, and works without scripts. */
function BillingSwitch({ billing, yearlyMonths }: { billing: BillingPeriod; yearlyMonths: number | null }) {
  const { t } = useTranslation('pricing');
  const [search] = useSearchParams();
  return (
    <nav aria-label={t('billing.label')} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul className="inline-flex gap-1 rounded-control border border-line-2 bg-sheet p-1">
        {BILLING_PERIODS.map((period) => (
          <li key={period}>
            <Link
              to={withBilling(search, period)}
              replace
              preventScrollReset
              aria-current={period === billing ? 'true' : undefined}
              className="grid min-h-tap place-items-center rounded-cell px-4 font-medium text-ink-2 hover:text-ink aria-[current=true]:bg-marker aria-[current=true]:font-semibold aria-[current=true]:text-on-marker"
            >
              {t(`billing.${period}`)}
            </Link>
          </li>
        ))}
      </ul>
      {yearlyMonths !== null && (
        <p className="text-fs-8 text-ink-2">{t('billing.yearlyHint', { months: yearlyMonths })}</p>
      )}
    </nav>
  );
}

/** Lists the one-time products, which need no plan. */
function SingleOffers({ offers }: { offers: readonly SingleOffer[] }) {
  return (
    <ul className="mt-8 grid gap-4 lg:grid-cols-2">
      {offers.map((offer) => (
        <Offer key={offer.id} {...offer} />
      ))}
    </ul>
  );
}

function Offer({ id, price, days }: SingleOffer) {
  const { t } = useTranslation('pricing');
  return (
    <Card as="li" className="grid content-between gap-5">
      <div>
        <h3 className="flex flex-wrap items-center gap-3 text-fs-4">
          {t(`single.${id}.title`)} {id === 'top_job' && <TopJobBadge />}
        </h3>
        <p className="mt-1 text-fs-7 text-ink-2">{t(`single.${id}.text`, { days })}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="num font-semibold text-fs-5">{t('single.price', { amount: price })}</p>
        <LinkButton to={`/employer-dashboard/abrechnung/bestellung?zusatz=${id}`} variant="secondary">
          {t(`single.${id}.buy`)}
        </LinkButton>
      </div>
    </Card>
  );
}

export function readBilling(search: URLSearchParams): BillingPeriod {
  return search.get(PARAMETER) === YEARLY ? 'yearly' : 'monthly';
}

/** Monthly is the plain address. */
export function withBilling(search: URLSearchParams, billing: BillingPeriod): string {
  const next = new URLSearchParams(search);
  if (billing === 'yearly') next.set(PARAMETER, YEARLY);
  else next.delete(PARAMETER);
  const query = next.toString();
  return query ? `?${query}` : '?';
}
