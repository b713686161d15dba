import { useTranslation } from 'react-i18next';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { ArticlesAdmin } from '../features/articles/editor/articles-admin.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import '../features/articles/editor/articles-editor.css';
import '../features/files/shared/files.css';
import '../features/job-postings/form/post-job.css';
import type { Route } from './+types/admin-articles';

export const handle = {
  namespaces: ['articles-editor', 'admin-area', 'problems', 'articles', 'job-fields', 'job-postings', 'files'],
};

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'articles-editor', 'admin');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('lead'),
      path: '/admin-dashboard/blog',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Page() {
  const { t } = useTranslation('articles-editor', { keyPrefix: 'admin' });
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <ArticlesAdmin />
    </AdminPage>
  );
}
