import { User } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../session/use-session.ts';
import { AccountButton } from './account-button.tsx';

// Only those who are signed in have a menu.
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/** „Anmelden“, or the account of whoever is signed in. Both are as wide, so nothing moves when the browser knows. */
export function AccountEntry() {
  const { t } = useTranslation('shell');
  const { account } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="acct">
      {account ? (
        // A press before the menu's script is there opens it as soon as it is.
        <Suspense fallback={<AccountButton account={account} aria-expanded={isOpen} onClick={() => setIsOpen(true)} />}>
          <AccountMenu account={account} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : (
        <Link className="acct-btn" to="/login">
          <User size={24} />
          <span>{t('account.signIn')}</span>
        </Link>
      )}
    </div>
  );
}
