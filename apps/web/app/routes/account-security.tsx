import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/accounts/settings/account-page.tsx';
import { PanelsSkeleton } from '../features/accounts/settings/panels-skeleton.tsx';
import { SecurityPanels } from '../features/accounts/settings/security-panels.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { useSession } from '../session/use-session.ts';
import type { Route } from './+types/account-security';

export const handle = { namespaces: ['accounts', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'accounts');
  return {
    meta: pageMeta(context, {
      title: t('security.meta.title'),
      description: t('security.meta.description'),
      path: '/konto/sicherheit',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

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
