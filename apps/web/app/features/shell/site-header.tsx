import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Logo } from '../../ui/logo.tsx';
import { NotificationBell } from '../notifications/shared/notification-bell.tsx';
import { AccountEntry } from './account-entry.tsx';
import { BookmarksLink } from './bookmarks-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MorePreferences } from './more-preferences.tsx';
import { MAIN_LINKS } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const MenuSheet = lazyPart(async () => (await import('./menu-sheet.tsx')).MenuSheet);

/** One row. Where it gets narrow the switches move into „…“, and on a phone everything but theme and account into a sheet. */
export function SiteHeader() {
  const { t } = useTranslation('shell');
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className="site-top">
      <div className="wrap">
        <Link to="/" aria-label={t('home')}>
          <Logo />
        </Link>
        <nav className="site-nav" aria-label={t('nav.label')}>
          {MAIN_LINKS.map(({ key, to }) => (
            <NavLink key={key} to={to} prefetch="intent">
              {t(`nav.${key}`)}
            </NavLink>
          ))}
        </nav>
        <div className="site-tools">
          <div className="tool-theme">
            <ThemeSwitch />
          </div>
          <div className="tool-language">
            <LanguageSwitch />
          </div>
          <NotificationBell />
          <BookmarksLink />
          <AccountEntry />
          <MorePreferences />
          <IconButton
            label={t('menu.open')}
            icon={<Menu size={24} />}
            className="site-menu"
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={() => setMenuOpen(true)}
          />
        </div>
      </div>
      <Suspense>{menuOpen && <MenuSheet onClose={() => setMenuOpen(false)} />}</Suspense>
    </header>
  );
}
