import { formatMoney } from '@stellenvisite/contract/format-money';
import { operator } from '../content/operator.ts';
import { withoutBrackets } from '../content/operator-placeholders.ts';
import { planFeatureGroups, plans, TOP_JOB, VAT_RATE } from '../content/plans.ts';
import { readBilling } from '../features/pricing/billing.ts';
import { toFeatureGroupView, toPlanView } from '../features/pricing/plan-view.ts';
import { PricingPage } from '../features/pricing/pricing-page.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { visitContext } from '../visit.ts';
import type { Route } from './+types/pricing';

export const handle = { namespaces: ['pricing'] };

export function loader({ context, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'pricing');
  const { language } = context.get(visitContext);
  const billing = readBilling(url.searchParams);
  const format = { billing, vatRate: VAT_RATE, money: (cents: number) => formatMoney(cents, { language }) };
  return {
    meta: pageMeta(context, { title: t('meta.title'), description: t('meta.description'), path: '/preise' }),
    billing,
    plans: plans.map((plan) => toPlanView(plan, language, format)),
    groups: planFeatureGroups.map((group) => toFeatureGroupView(group, language)),
    topJob: { price: format.money(TOP_JOB.priceCents), days: TOP_JOB.days },
    orderAddress: withoutBrackets(operator.orderEmail),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Pricing({ loaderData }: Route.ComponentProps) {
  return <PricingPage {...loaderData} />;
}
