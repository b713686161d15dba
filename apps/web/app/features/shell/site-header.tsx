import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { LinkButton } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { AccountEntry } from './account-entry.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { FOR_EMPLOYERS, MAIN_LINKS } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }));

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
          <ThemeSwitch />
          <div className="tools-wide">
            <LanguageSwitch />
          </div>
          <LinkButton to={FOR_EMPLOYERS} variant="secondary" size="s" className="tools-wide">
            {t('nav.forEmployers')}
          </LinkButton>
          <AccountEntry />
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
