import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { BillingSkeleton } from '../features/billing/billing-screen.tsx';
import { OrderScreen } from '../features/billing/order/order-screen.tsx';
import { readWantedOrder } from '../features/billing/order/read-wanted-order.ts';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/billing/billing.css';
import type { Route } from './+types/employer-dashboard-order';

export const handle = { namespaces: ['billing', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'billing');
  const path = '/employer-dashboard/abrechnung/bestellung';
  return { meta: pageMeta(context, { title: t('order.title'), description: t('order.meta'), path, isIndexed: false }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerDashboardOrderPage() {
  const { t } = useTranslation('billing');
  const [search] = useSearchParams();
  return (
    <>
      <header className="area-head">
        <div>
          <Link className="link inline-flex min-h-tap items-center gap-1 text-fs-7" to="/employer-dashboard/abrechnung">
            <ChevronLeft size={18} />
            {t('back')}
          </Link>
          <h1>{t('order.title')}</h1>
        </div>
      </header>
      <RequireSession role={['employer']} skeleton={<BillingSkeleton />}>
        <OrderScreen wanted={readWantedOrder(search)} />
      </RequireSession>
    </>
  );
}
