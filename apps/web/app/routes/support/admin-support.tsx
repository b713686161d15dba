import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../../features/platform/admin-area/shared/csv-button.tsx';
import { CannedAnswers } from '../../features/support/tickets/admin/canned-answers.tsx';
import { TicketTable } from '../../features/support/tickets/admin/ticket-table.tsx';

export const handle = { title: 'support-tickets:admin.title', namespaces: ['support-tickets', 'problems'] };

export default function AdminSupportPage() {
  const { t } = useTranslation('support-tickets');
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('admin.title')}
      lead={t('admin.lead')}
      actions={<CsvButton path="/api/admin/support-tickets/file" params={params} name="anfragen" />}
    >
      <TicketTable />
      <CannedAnswers />
    </AdminPage>
  );
}
