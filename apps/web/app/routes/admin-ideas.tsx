import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../features/admin-area/shared/csv-button.tsx';
import { IdeasAdmin } from '../features/ideas/admin/ideas-admin.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import '../features/ideas/ideas.css';
import type { Route } from './+types/admin-ideas';

export const handle = { namespaces: ['ideas', 'admin-area', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'ideas', 'admin');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('lead'),
      path: '/admin-dashboard/ideen',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

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
