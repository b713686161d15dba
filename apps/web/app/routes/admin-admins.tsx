import { useTranslation } from 'react-i18next';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { AdminList } from '../features/admins/admin-list.tsx';
import { CreateAdmin } from '../features/admins/create-admin.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
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
    <AdminPage title={t('admins.title')} lead={t('admins.lead')} actions={<CreateAdmin />}>
      <AdminList />
    </AdminPage>
  );
}
