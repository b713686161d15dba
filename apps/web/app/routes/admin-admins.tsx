import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/accounts/settings/account-page.tsx';
import { AdminList } from '../features/admins/admin-list.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireAdmin } from '../session/require-admin.tsx';
import type { Route } from './+types/admin-admins';

export const handle = { namespaces: ['admins', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'admins');
  return {
    meta: pageMeta(context, {
      title: t('admins.meta.title'),
      description: t('admins.meta.description'),
      path: '/admin-dashboard/admins',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminAdminsPage() {
  const { t } = useTranslation('admins');
  return (
    <AccountPage title={t('admins.title')} lead={t('admins.lead')}>
      <RequireAdmin>
        <AdminList />
      </RequireAdmin>
    </AccountPage>
  );
}
