import { Heart, LayoutDashboard, LogOut, Settings } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Account } from '../../session/account.ts';
import { homeOf } from '../../session/after-sign-in.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { Menu, MenuAction, MenuHead } from '../../ui/menu.tsx';
import { AccountButton, useAccountName } from './account-button.tsx';
import { BOOKMARKS } from './navigation.ts';

type AccountMenuProps = { account: Account; open: boolean; onOpenChange: (open: boolean) => void };

/** The account of whoever is signed in. */
export function AccountMenu({ account, open, onOpenChange }: AccountMenuProps) {
  const { t } = useTranslation('shell');
  const { startSignOut, isSigningOut } = useSignOut();
  const { key } = useLocation();
  const name = useAccountName(account);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => () => onOpenChange(false), [key]);
  return (
    <Menu trigger={<AccountButton account={account} />} open={open} onOpenChange={onOpenChange}>
      <MenuHead>
        <b>{name}</b>
        {account.email}
      </MenuHead>
      <MenuAction>
        <Link to={homeOf(account)}>
          <LayoutDashboard size={20} />
          {t(account.role !== 'admin' && !account.onboardingComplete ? 'account.onboarding' : 'account.home')}
        </Link>
      </MenuAction>
      {account.role === 'job_seeker' && (
        <MenuAction>
          <Link to={BOOKMARKS}>
            <Heart size={20} />
            {t('account.bookmarks')}
          </Link>
        </MenuAction>
      )}
      <MenuAction>
        <Link to="/konto">
          <Settings size={20} />
          {t('account.settings')}
        </Link>
      </MenuAction>
      <MenuAction disabled={isSigningOut} onSelect={() => void startSignOut()}>
        <button type="button">
          <LogOut size={20} />
          {t('account.signOut')}
        </button>
      </MenuAction>
    </Menu>
  );
}
