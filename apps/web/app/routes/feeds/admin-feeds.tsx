import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FeedsScreen } from '../../features/feeds/admin/feeds-screen.tsx';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../../features/platform/admin-area/shared/csv-button.tsx';

export const handle = { title: 'admin-feeds:title', namespaces: ['admin-feeds', 'feeds', 'problems'] };

export default function AdminFeedsPage() {
  const { t } = useTranslation('admin-feeds');
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('title')}
      lead={t('lead')}
      actions={<CsvButton path="/api/admin/feeds/file" params={params} name="feeds" />}
    >
      <FeedsScreen />
    </AdminPage>
  );
}
