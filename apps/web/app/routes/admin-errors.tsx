import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../features/admin-area/shared/csv-button.tsx';
import { ErrorsScreen } from '../features/error-reports/errors-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/admin-errors';

export const handle = { namespaces: ['error-reports', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'error-reports');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('lead'),
      path: '/admin-dashboard/fehler',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminErrorsPage() {
  const { t } = useTranslation('error-reports');
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('title')}
      lead={t('lead')}
      actions={<CsvButton path="/api/admin/error-reports/file" params={params} name="fehler" />}
    >
      <ErrorsScreen />
    </AdminPage>
  );
}
