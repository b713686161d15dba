import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/accounts/settings/account-page.tsx';
import { DeviceList } from '../features/accounts/settings/device-list.tsx';
import { PanelsSkeleton } from '../features/accounts/settings/panels-skeleton.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';

import type { Route } from './+types/account-devices';

export const handle = { namespaces: ['accounts', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'accounts');
  return {
    meta: pageMeta(context, {
      title: t('devices.meta.title'),
      description: t('devices.meta.description'),
      path: '/konto/geraete',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AccountDevicesPage() {
  const { t } = useTranslation('accounts');
  return (
    <AccountPage title={t('devices.title')} lead={t('devices.lead')}>
      <RequireSession skeleton={<PanelsSkeleton />}>
        <DeviceList />
      </RequireSession>
    </AccountPage>
  );
}
