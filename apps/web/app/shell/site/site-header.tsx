import { Ellipsis, Heart, Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { useBookmarkCount } from '../../features/jobs/display/heart/bookmark-store.ts';
import { NotificationBell } from '../../features/platform/notifications/shared/notification-bell.tsx';
import { useSession } from '../../session/use-session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Logo } from '../../ui/logo.tsx';
import { usePrefetch } from '../../ui/use-prefetch.ts';
import { AccountButton } from './account-button.tsx';
import { BOOKMARKS, FOR_EMPLOYERS, MAIN_LINKS, REGISTER, SIGN_IN } from './navigation.ts';
import { LanguageSwitch, ThemeSwitch } from './theme-switch.tsx';

// Only those who are signed in have a menu.
const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu);

/** The ways in for everyone, or the account of whoever is signed in. */
function AccountEntry() {
  const { t } = useTranslation('shell');
  const { account, failed } = useSession();
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
  // Somebody whose account cannot be read is signed in: the sign-in would mislead.
  if (failed) return null;
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

const POPOVER_ID = 'more-preferences';

const MenuSheet = lazyPart(async () => (await import('./menu-sheet.tsx')).MenuSheet);

/** Renders one row. Where it gets narrow the switches move into „…“, and on a phone everything but theme and account into a sheet. */
export function SiteHeader() {
  const { t } = useTranslation('shell');
  const [menuOpen, setMenuOpen] = useState(false);
  const prefetch = usePrefetch();
  return (
    <header className="site-top">
      <div className="wrap">
        <Link to="/" aria-label={t('home')}>
          <Logo />
        </Link>
        <nav className="site-nav" aria-label={t('nav.label')}>
          {MAIN_LINKS.map(({ key, to }) => (
            <NavLink key={key} to={to} prefetch={prefetch}>
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

/** Renders the heart of a job seeker, with the number of saved jobs. */
function BookmarksLink() {
  const { t } = useTranslation('shell');
  const { account } = useSession();
  const count = useBookmarkCount('job');
  if (account?.role !== 'job_seeker') return null;
  return (
    <Link
      to={BOOKMARKS}
      className="site-heart"
      aria-label={count ? t('account.bookmarksCount', { count }) : t('account.bookmarks')}
    >
      <Heart size={22} />
      {count ? <b className="num">{count}</b> : null}
    </Link>
  );
}

/** Theme and language where the header has no room for them. The browser's own popover: it opens without script and Escape closes it. */
function MorePreferences() {
  const { t } = useTranslation('shell');
  return (
    <div className="site-more">
      <IconButton label={t('more.open')} icon={<Ellipsis size={24} />} popoverTarget={POPOVER_ID} />
      <section id={POPOVER_ID} popover="auto" className="more-pop" aria-label={t('more.title')}>
        <div className="pref-rows">
          <span>{t('theme.label')}</span>
          <ThemeSwitch />
          <span>{t('language.label')}</span>
          <LanguageSwitch />
        </div>
      </section>
    </div>
  );
}
