import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../features/identity/accounts/settings/account-page.tsx';
import { PanelsSkeleton } from '../../features/identity/accounts/settings/panels-skeleton.tsx';
import { SecurityPanels } from '../../features/identity/accounts/settings/security-panels.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { useSession } from '../../session/use-session.ts';

export const handle = { title: 'accounts:security.meta.title', namespaces: ['accounts', 'problems'] };

export default function AccountSecurityPage() {
  const { t } = useTranslation('accounts');
  const { reload } = useSession();
  return (
    <AccountPage title={t('security.title')} lead={t('security.lead')}>
      <RequireSession skeleton={<PanelsSkeleton />}>
        {(account) => <SecurityPanels account={account} onChanged={reload} />}
      </RequireSession>
    </AccountPage>
  );
}
