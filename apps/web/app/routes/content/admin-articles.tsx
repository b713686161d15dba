import { useTranslation } from 'react-i18next';
import { ArticlesAdmin } from '../../features/content/articles/editor/articles-admin.tsx';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';

export const handle = {
  title: 'articles-editor:admin.title',
  namespaces: ['articles-editor', 'admin-area', 'problems', 'articles', 'job-fields', 'job-postings', 'files'],
};

export default function Page() {
  const { t } = useTranslation('articles-editor', { keyPrefix: 'admin' });
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <ArticlesAdmin />
    </AdminPage>
  );
}
