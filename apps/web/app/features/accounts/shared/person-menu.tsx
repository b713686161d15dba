import { IdCard, KeyRound, LogOut } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../../session/use-session.ts';
import { useSignOut } from '../../../session/use-sign-out.ts';
import { initialsOf } from '../../../ui/initials.ts';

type PersonMenuProps = {
  /** In which role the person is here. */
  note: string | null;
  language: ReactNode;
};

/** Who is signed in, and what belongs to the person and not to the area. */
export function PersonMenu({ note, language }: PersonMenuProps) {
  const { t } = useTranslation('accounts');
  const { account } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => setIsOpen(false), [key]);
  if (!account) return <span className="e-person" />;
  const name = account.fullName || account.email || t('person.menu');
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger className="e-person">
        <span className="e-ini" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span>
          <b>{name}</b>
          <small>{note ?? '\u00a0'}</small>
          <span className="visually-hidden">, {t('person.menuOf')}</span>
        </span>
      </Popover.Trigger>
      <Popover.Content className="menu-pop e-person-pop" side="top" align="start" sideOffset={6} collisionPadding={12}>
        <p className="menu-head">
          <b>{name}</b>
          {account.email}
        </p>
        <PersonLinks language={language} />
      </Popover.Content>
    </Popover.Root>
  );
}

export function PersonLinks({ language }: { language: ReactNode }) {
  const { t } = useTranslation('accounts');
  const { startSignOut, isSigningOut } = useSignOut();
  return (
    <>
      <Link to="/konto" className="menu-action">
        <IdCard size={18} />
        {t('person.account')}
      </Link>
      <Link to="/konto/sicherheit" className="menu-action">
        <KeyRound size={18} />
        {t('person.security')}
      </Link>
      <div className="e-language">
        <span>{t('person.language')}</span>
        {language}
      </div>
      <button type="button" className="menu-action" disabled={isSigningOut} onClick={() => void startSignOut()}>
        <LogOut size={18} />
        {t('person.signOut')}
      </button>
    </>
  );
}
