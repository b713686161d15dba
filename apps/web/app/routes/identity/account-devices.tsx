import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../features/identity/accounts/settings/account-page.tsx';
import { DeviceList } from '../../features/identity/accounts/settings/device-list.tsx';
import { PanelsSkeleton } from '../../features/identity/accounts/settings/panels-skeleton.tsx';
import { RequireSession } from '../../session/require-session.tsx';

export const handle = { title: 'accounts:devices.meta.title', namespaces: ['accounts', 'problems'] };

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
