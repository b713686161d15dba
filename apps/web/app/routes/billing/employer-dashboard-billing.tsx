import { useTranslation } from 'react-i18next';
import { BillingScreen, BillingSkeleton } from '../../features/billing/billing-screen.tsx';
import { RequireSession } from '../../session/require-session.tsx';

export const handle = { title: 'billing:title', namespaces: ['billing', 'problems'] };

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
