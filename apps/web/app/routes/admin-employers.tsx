import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LinkRequests } from '../features/accounts/dashboard/link-requests.tsx';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../features/admin-area/shared/csv-button.tsx';
import { EmployersScreen } from '../features/admin-employers/employers-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/admin-employers';

export const handle = { namespaces: ['admin-employers', 'accounts', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'admin-employers');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('lead'),
      path: '/admin-dashboard/arbeitgeber',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminEmployersPage() {
  const { t } = useTranslation('admin-employers');
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('title')}
      lead={t('lead')}
      actions={<CsvButton path="/api/admin/employers/file" params={params} name="arbeitgeber" />}
    >
      <div className="mb-5">
        <LinkRequests />
      </div>
      <EmployersScreen />
    </AdminPage>
  );
}
