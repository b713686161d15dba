import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/accounts/settings/account-page.tsx';
import { EventLog } from '../features/admins/event-log.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireAdmin } from '../session/require-admin.tsx';
import type { Route } from './+types/admin-log';

export const handle = { namespaces: ['admins', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'admins');
  return {
    meta: pageMeta(context, {
      title: t('log.meta.title'),
      description: t('log.meta.description'),
      path: '/admin-dashboard/protokoll',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminLogPage() {
  const { t } = useTranslation('admins');
  return (
    <AccountPage title={t('log.title')} lead={t('log.lead')}>
      <RequireAdmin>
        <EventLog />
      </RequireAdmin>
    </AccountPage>
  );
}
