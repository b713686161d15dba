import { useTranslation } from 'react-i18next';
import { BillingScreen, BillingSkeleton } from '../features/billing/billing-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/billing/billing.css';
import type { Route } from './+types/employer-dashboard-billing';

export const handle = { namespaces: ['billing', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'billing');
  const path = '/employer-dashboard/abrechnung';
  return { meta: pageMeta(context, { title: t('title'), description: t('meta.description'), path, isIndexed: false }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerDashboardBillingPage() {
  const { t } = useTranslation('billing');
  return (
    <>
      <header className="area-head">
        <h1>{t('title')}</h1>
      </header>
      <RequireSession role={['employer']} skeleton={<BillingSkeleton />}>
        <BillingScreen />
      </RequireSession>
    </>
  );
}
