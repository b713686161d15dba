import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../session/use-session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Logo } from '../../ui/logo.tsx';
import { EmmaEntry } from './emma-entry.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuAccount } from './menu-account.tsx';
import { MenuEmployers, MenuLinks } from './menu-links.tsx';
import { SHEET_LINKS } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** The phone's menu. It closes itself when the page changes. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { account } = useSession();
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
  const title = (
    <>
      <span className="visually-hidden">{t('menu.title')}</span>
      <Logo />
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} side="full" phoneBottom={false} className="menu-sheet">
      <MenuAccount account={account} onLeave={onClose} />
      <MenuLinks onLeave={onClose} />
      <EmmaEntry onLeave={onClose} />
      {!account && <MenuEmployers onLeave={onClose} />}
      <div className="pref-rows">
        <span>{t('theme.label')}</span>
        <ThemeSwitch />
        <span>{t('language.label')}</span>
        <LanguageSwitch />
      </div>
      <nav className="menu-more" aria-label={t('menu.more')}>
        {SHEET_LINKS.map(({ key: name, to }) => (
          <Link key={name} to={to} onClick={onClose}>
            {t(`menu.link.${name}`)}
          </Link>
        ))}
      </nav>
    </Dialog>
  );
}
