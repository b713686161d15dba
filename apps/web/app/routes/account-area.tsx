import type { Account } from '@stellenvisite/contract/accounts.schema';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { AreaFrame } from '../features/accounts/area/area-frame.tsx';
import { roleOfPath } from '../features/accounts/area/area-links.ts';
import { ErasureBanner } from '../features/accounts/settings/erasure-banner.tsx';
import { useSession } from '../session/use-session.ts';
import '../ui/phone-bar.css';
import '../features/accounts/area/area.css';

export const handle = { namespaces: ['accounts', 'problems'] };

/** Around every page of a signed-in person. It knows nobody until the browser has looked: the page is the same for all. */
export default function AccountArea() {
  const { t } = useTranslation('accounts');
  const { pathname } = useLocation();
  const { account, reload } = useSession();
  const role = account?.role ?? roleOfPath(pathname) ?? 'job_seeker';
  return (
    <AreaFrame
      role={role}
      person={account && { name: nameOf(account), note: account.companyName ?? t(`role.${account.role}`) }}
      banner={account?.eraseAt && <ErasureBanner eraseAt={account.eraseAt} onCancelled={reload} />}
    >
      <noscript>
        <p className="note mb-6">{t('needsScript')}</p>
      </noscript>
      <Outlet />
    </AreaFrame>
  );
}

const nameOf = ({ academicTitle, fullName, email }: Account) =>
  [academicTitle, fullName].filter(Boolean).join(' ') || (email ?? '');
