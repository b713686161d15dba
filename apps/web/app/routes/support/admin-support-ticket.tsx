import { useTranslation } from 'react-i18next';
import { AdminBack } from '../../features/platform/admin-area/shared/admin-back.tsx';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { TicketDetails } from '../../features/support/tickets/admin/ticket-details.tsx';
import type { Route } from './+types/admin-support-ticket';

export const handle = { title: 'support-tickets:admin.title', namespaces: ['support-tickets', 'problems'] };

export default function AdminSupportTicketPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation('support-tickets');
  return (
    <AdminPage
      title={t('admin.title')}
      eyebrow={<AdminBack to="/admin-dashboard/support">{t('admin.back')}</AdminBack>}
      lead={t('admin.lead')}
    >
      <TicketDetails key={params.id} id={params.id} />
    </AdminPage>
  );
}
