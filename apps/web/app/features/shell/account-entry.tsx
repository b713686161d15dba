import { LayoutDashboard, LogOut, Settings, User } from 'lucide-react';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Account } from '../../session/account.ts';
import { homeOf } from '../../session/after-sign-in.ts';
import { useSession } from '../../session/use-session.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { initialsOf } from './initials.ts';

/** „Anmelden“, or the account of whoever is signed in. Both are as wide, so nothing moves when the browser knows. */
export function AccountEntry() {
  const { t } = useTranslation('shell');
  const { account } = useSession();
  if (account) return <AccountMenu account={account} />;
  return (
    <div className="acct">
      <Link className="acct-btn" to="/login">
        <User size={24} />
        <span>{t('account.signIn')}</span>
      </Link>
    </div>
  );
}

function AccountMenu({ account }: { account: Account }) {
  const { t } = useTranslation('shell');
  const { leave, isLeaving } = useSignOut();
  const { key } = useLocation();
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => setIsOpen(false), [key]);
  const name = account.fullName || account.email || t('account.menu');
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of the button and links within
    <div
      className="acct"
      onBlur={closeOutside}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className="acct-btn"
        aria-expanded={isOpen}
        aria-controls={menuId}
        aria-label={t('account.menuOf', { name })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <b data-initials={initialsOf(name)} />
        <span>{name}</span>
      </button>
      <nav id={menuId} className="acct-menu" aria-label={t('account.menu')} hidden={!isOpen}>
        <p>
          <b>{name}</b>
          {account.email}
        </p>
        <Link to={homeOf(account)}>
          <LayoutDashboard size={20} />
          {t(account.role !== 'admin' && !account.onboardingComplete ? 'account.onboarding' : 'account.home')}
        </Link>
        <Link to="/konto">
          <Settings size={20} />
          {t('account.settings')}
        </Link>
        <button type="button" disabled={isLeaving} onClick={() => void leave()}>
          <LogOut size={20} />
          {t('account.signOut')}
        </button>
      </nav>
    </div>
  );
}
