import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../session/use-session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { AccountButton } from './account-button.tsx';
import { FOR_EMPLOYERS, REGISTER, SIGN_IN } from './navigation.ts';

// Only those who are signed in have a menu.
const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu);

/** The ways in for everyone, or the account of whoever is signed in. */
export function AccountEntry() {
  const { t } = useTranslation('shell');
  const { account } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (account) {
    return (
      <div className="acct">
        {/* A press before the menu's script is there opens it as soon as it is. */}
        <Suspense fallback={<AccountButton account={account} aria-expanded={isOpen} onClick={() => setIsOpen(true)} />}>
          <AccountMenu account={account} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className="ways-in">
      <Link to={SIGN_IN}>{t('account.signIn')}</Link>
      <LinkButton to={REGISTER} size="s">
        {t('account.register')}
      </LinkButton>
      <Link to={FOR_EMPLOYERS} className="way-employers">
        {t('nav.forEmployers')}
      </Link>
    </div>
  );
}
