import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { publicApi } from '../../api/public-api.ts';
import { openEmma } from '../../features/assistant/emma/shared/panel-state.ts';
import { useEmmaPlace } from '../../features/assistant/emma/shared/use-emma-place.ts';
import type { Account } from '../../session/account.ts';
import { homeOf } from '../../session/after-sign-in.ts';
import { useSession } from '../../session/use-session.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useAccountName } from './account-button.tsx';
import { BOOKMARKS, FOR_EMPLOYERS, MAIN_LINKS, REGISTER, SHEET_LINKS, SIGN_IN } from './navigation.ts';
import { LanguageSwitch, ThemeSwitch } from './theme-switch.tsx';

/** In the phone's menu: for pages whose bar at the bottom has no cell for her, and for who wants her only here. */
function EmmaEntry({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('shell');
  const place = useEmmaPlace();
  if (place !== 'everywhere' && place !== 'menu') return null;
  const open = () => {
    onLeave();
    openEmma();
  };
  return (
    <button type="button" className="menu-employers menu-emma" onClick={open}>
      <b>
        <span className="ea-mono">{t('emma.ai')}</span> {t('emma.name')}
      </b>
      <span>{t('emma.hint')}</span>
      <ChevronRight size={20} />
    </button>
  );
}

type MenuAccountProps = { account: Account | null; onLeave: () => void };

/** Renders the phone's menu. It closes itself when the page changes. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { account, failed } = useSession();
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
      {!failed && <MenuAccount account={account} onLeave={onClose} />}
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

/** Renders the first row of the phone's menu. */
function MenuAccount({ account, onLeave }: MenuAccountProps) {
  const { t } = useTranslation('shell');
  if (account) return <SignedInActions account={account} onLeave={onLeave} />;
  return (
    <div className="menu-ways">
      <LinkButton to={REGISTER} onClick={onLeave}>
        {t('account.register')}
      </LinkButton>
      <LinkButton to={SIGN_IN} variant="secondary" onClick={onLeave}>
        {t('account.signIn')}
      </LinkButton>
    </div>
  );
}

function SignedInActions({ account, onLeave }: { account: Account; onLeave: () => void }) {
  const { t } = useTranslation('shell');
  const { startSignOut, isSigningOut } = useSignOut();
  const name = useAccountName(account);
  const signOut = async () => {
    await startSignOut();
    onLeave();
  };
  return (
    <section aria-label={t('account.menuOf', { name })}>
      <p className="menu-name">{name}</p>
      <div className="menu-ways">
        <LinkButton to={homeOf(account)} onClick={onLeave}>
          {t('account.home')}
        </LinkButton>
        {account.role === 'job_seeker' && (
          <LinkButton to={BOOKMARKS} variant="secondary" onClick={onLeave}>
            {t('account.bookmarks')}
          </LinkButton>
        )}
        <Button variant="secondary" loading={isSigningOut} onClick={() => void signOut()}>
          {t('account.signOut')}
        </Button>
      </div>
    </section>
  );
}

function MenuLinks({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('shell');
  const openJobs = useOpenJobs();
  const hints = {
    jobs: openJobs === undefined ? undefined : t('menu.hint.jobs', { count: openJobs }),
    employers: t('menu.hint.employers'),
    talentPool: t('menu.hint.talentPool'),
    articles: t('menu.hint.articles'),
    salaries: t('menu.hint.salaries'),
  };
  return (
    <nav className="menu-links" aria-label={t('nav.label')}>
      {MAIN_LINKS.map(({ key, to }) => (
        <NavLink key={key} to={to} onClick={onLeave}>
          {t(`nav.${key}`)} <small>{hints[key]}</small>
          <ChevronRight size={20} />
        </NavLink>
      ))}
    </nav>
  );
}

function MenuEmployers({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Link to={FOR_EMPLOYERS} className="menu-employers" onClick={onLeave}>
      <b>{t('nav.forEmployers')}</b>
      <span>{t('menu.hint.forEmployers')}</span>
      <ChevronRight size={20} />
    </Link>
  );
}

/** Returns the number of open jobs, as a hint only: without an answer the link appears without the number. */
function useOpenJobs(): number | undefined {
  const [total, setTotal] = useState<number>();
  useEffect(() => {
    const request = new AbortController();
    publicApi
      .GET('/api/jobs', { params: { query: { pageSize: 1 } }, signal: request.signal })
      .then(({ data }) => setTotal(data?.total))
      .catch(() => undefined);
    return () => request.abort();
  }, []);
  return total;
}
