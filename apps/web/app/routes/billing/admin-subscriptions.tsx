import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AgreeDialog } from '../../features/billing/admin/agree-dialog.tsx';
import { PlanTabs } from '../../features/billing/admin/plan-tabs.tsx';
import { SubscriptionsScreen } from '../../features/billing/admin/subscriptions-screen.tsx';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../../features/platform/admin-area/shared/csv-button.tsx';
import { Button } from '../../ui/button.tsx';

export const handle = { title: 'admin-plans:tabs.subscriptions', namespaces: ['admin-plans', 'problems'] };

export default function AdminSubscriptionsPage() {
  const { t } = useTranslation('admin-plans');
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <CsvButton path="/api/admin/subscriptions/file" params={params} name="buchungen" />
          <AgreeButton />
        </>
      }
    >
      <PlanTabs current="subscriptions" />
      <SubscriptionsScreen />
    </AdminPage>
  );
}

function AgreeButton() {
  const { t } = useTranslation('admin-plans');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Plus size={18} />} onClick={() => setOpen(true)}>
        {t('agree.open')}
      </Button>
      {isOpen && <AgreeDialog onClose={() => setOpen(false)} />}
    </>
  );
}
