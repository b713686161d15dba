import { type BillingPeriod, PAYMENT_DAYS } from '@stellenvisite/contract/billing';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { MoreLink } from '../../ui/text-link.tsx';
import { ClosingBand } from '../employers/shared/closing-band.tsx';
import { TimeStamp } from '../jobs/shared/time-stamp.tsx';
import { BillingSwitch } from './billing-switch.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import type { FeatureGroupView, PlanView } from './plan-view.ts';
import { PricingFaq } from './pricing-faq.tsx';
import { type SingleOffer, SingleOffers } from './single-offers.tsx';

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
