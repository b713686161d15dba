import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { homeOf } from '../../session/after-sign-in.ts';
import { useSession } from '../../session/use-session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { FOR_EMPLOYERS, MAIN_LINKS } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const LINKS = [...MAIN_LINKS, { key: 'forEmployers', to: FOR_EMPLOYERS }, { key: 'about', to: '/ueber-uns' }] as const;

/** The phone's menu, a sheet from below. It closes itself when the page changes. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { account } = useSession();
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
  return (
    <Dialog open onClose={onClose} title={t('menu.title')} side="bottom">
      <nav className="menu-links -mt-5" aria-label={t('nav.label')}>
        {LINKS.map(({ key: name, to }) => (
          <NavLink key={name} to={to} onClick={onClose}>
            {t(`nav.${name}`)}
            <ChevronRight size={20} />
          </NavLink>
        ))}
        <NavLink to={account ? homeOf(account) : '/login'} onClick={onClose}>
          {account ? t('account.menu') : t('account.signIn')}
          <ChevronRight size={20} />
        </NavLink>
      </nav>
      <div className="mt-2 flex items-center justify-between gap-4 border-line border-t pt-4">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </Dialog>
  );
}
