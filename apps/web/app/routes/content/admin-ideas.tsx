import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { IdeasAdmin } from '../../features/content/ideas/admin/ideas-admin.tsx';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../../features/platform/admin-area/shared/csv-button.tsx';

export const handle = { title: 'ideas:admin.title', namespaces: ['ideas', 'admin-area', 'problems'] };

export default function Page() {
  const { t } = useTranslation('ideas', { keyPrefix: 'admin' });
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('title')}
      lead={t('lead')}
      actions={<CsvButton path="/api/admin/ideas/file" params={params} name="ideen" />}
    >
      <IdeasAdmin />
    </AdminPage>
  );
}
