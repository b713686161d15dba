import { useTranslation } from 'react-i18next';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { SettingsScreen } from '../features/operator-settings/settings-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/admin-settings';

export const handle = { namespaces: ['operator-settings', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'operator-settings');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('lead'),
      path: '/admin-dashboard/einstellungen',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminSettingsPage() {
  const { t } = useTranslation('operator-settings');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <SettingsScreen />
    </AdminPage>
  );
}
