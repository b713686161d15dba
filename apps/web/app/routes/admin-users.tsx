import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../features/admin-area/shared/csv-button.tsx';
import { UsersScreen } from '../features/admin-users/users-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/admin-users';

export const handle = { namespaces: ['admin-users', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'admin-users');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('lead'),
      path: '/admin-dashboard/nutzer',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminUsersPage() {
  const { t } = useTranslation('admin-users');
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('title')}
      lead={t('lead')}
      actions={<CsvButton path="/api/admin/users/file" params={params} name="nutzer" />}
    >
      <UsersScreen />
    </AdminPage>
  );
}
