import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { BillingSkeleton } from '../../features/billing/billing-screen.tsx';
import { OrderScreen, readWantedOrder } from '../../features/billing/order/order-screen.tsx';
import { RequireSession } from '../../session/require-session.tsx';

export const handle = { title: 'billing:order.title', namespaces: ['billing', 'problems'] };

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
