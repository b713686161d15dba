import type { Account } from '@stellenvisite/contract/identity/accounts.schema';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { ErasureBanner } from '../../features/identity/accounts/settings/erasure-banner.tsx';
import { useSession } from '../../session/use-session.ts';
import { AccountShell } from '../../shell/seeker/account-shell.tsx';
import { roleOfPath } from '../../shell/seeker/area-links.ts';
import '../../areas.css';
import '../../shell/area/mobile-nav.css';
import '../../shell/seeker/area.css';

export const handle = { namespaces: ['accounts', 'problems'], shell: 'area' };

/** Around every page of a signed-in person. It knows nobody until the browser has looked: the page is the same for all. */
export default function AccountArea() {
  const { t } = useTranslation('accounts');
  const { pathname } = useLocation();
  const { account, reload } = useSession();
  const role = account?.role ?? roleOfPath(pathname) ?? 'job_seeker';
  return (
    <AccountShell
      role={role}
      person={account && { name: nameOf(account), note: account.companyName ?? t(`role.${account.role}`) }}
    >
      {account?.eraseAt && <ErasureBanner eraseAt={account.eraseAt} onCancelled={reload} />}
      <noscript>
        <p className="note mb-6">{t('needsScript')}</p>
      </noscript>
      <Outlet />
    </AccountShell>
  );
}

const nameOf = ({ academicTitle, fullName, email }: Account) =>
  [academicTitle, fullName].filter(Boolean).join(' ') || (email ?? '');
