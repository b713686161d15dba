import { formatMoney } from '@stellenvisite/contract/platform/format-money';
import { apiOf, requireData } from '../../api/client.ts';
import { planFeatureGroups } from '../../content/plans.ts';
import { toFeatureGroupView, toPlanView, yearlyMonths } from '../../features/billing/pricing/plan-view.ts';
import { PricingPage, readBilling } from '../../features/billing/pricing/pricing-page.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import { visitContext } from '../../visit.ts';
import type { Route } from './+types/pricing';

export const handle = { namespaces: ['pricing'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'pricing');
  const { language } = context.get(visitContext);
  const billing = readBilling(url.searchParams);
  const priceList = requireData(await apiOf(context).GET('/api/plans'));
  const { vatPercent } = priceList;
  const format = { billing, vatPercent, money: (cents: number) => formatMoney(cents, { language }) };
  return {
    meta: pageMeta(context, { title: t('meta.title'), description: t('meta.description'), path: '/preise' }),
    billing,
    plans: priceList.plans.map((plan) => toPlanView(plan, language, format)),
    groups: planFeatureGroups.map((group) => toFeatureGroupView(group, language)),
    offers: priceList.products.map(({ id, days, prices }) => ({ id, days, price: format.money(prices.EUR) })),
    yearlyMonths: yearlyMonths(priceList),
    vatPercent,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Pricing({ loaderData }: Route.ComponentProps) {
  return <PricingPage {...loaderData} />;
}
