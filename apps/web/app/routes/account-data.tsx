import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AccountPage } from '../features/accounts/settings/account-page.tsx';
import { ErasePanel } from '../features/accounts/settings/erase-panel.tsx';
import { ExportPanel } from '../features/accounts/settings/export-panel.tsx';
import { PanelsSkeleton } from '../features/accounts/settings/panels-skeleton.tsx';
import { signOutErasedAccount } from '../features/accounts/settings/sign-out-erased-account.ts';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { useSession } from '../session/use-session.ts';
import { notify } from '../ui/notify.ts';
import { toast } from '../ui/toast.ts';
import type { Route } from './+types/account-data';

export const handle = { namespaces: ['accounts', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'accounts');
  return {
    meta: pageMeta(context, {
      title: t('data.meta.title'),
      description: t('data.meta.description'),
      path: '/konto/daten',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AccountDataPage() {
  const { t } = useTranslation('accounts');
  const { reload } = useSession();
  const navigate = useNavigate();
  const leave = async () => {
    await navigate('/');
    await signOutErasedAccount();
    await notify({ title: t('erasure.erased.title'), text: t('erasure.erased.text') });
  };
  const wait = async () => {
    await reload();
    void toast(t('erasure.waiting'), { tone: 'good' });
  };
  return (
    <AccountPage title={t('data.title')} lead={t('data.lead')}>
      <RequireSession skeleton={<PanelsSkeleton />}>
        {(account) => (
          <>
            <ExportPanel />
            <ErasePanel account={account} onWaiting={wait} onErased={() => void leave()} />
          </>
        )}
      </RequireSession>
    </AccountPage>
  );
}
