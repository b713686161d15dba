import { IdCard, KeyRound, LogOut } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { NotificationBell } from '../../features/platform/notifications/shared/notification-bell.tsx';
import { useSession } from '../../session/use-session.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { initialsOf } from '../../ui/initials.ts';
import { Logo, LogoMark } from '../../ui/logo.tsx';
import { PaletteHost } from '../../ui/palette/palette-host.tsx';
import type { AreaCounts, AreaLinkGroups, AreaNamespace } from './area-links.ts';
import { type AreaFrame, AreaShell } from './area-shell.tsx';

type PersonMenuProps = {
  /** In which role the person is here. */
  note: string | null;
  language: ReactNode;
};

/** The two controls of the site's own header. */
export type PreferenceSwitches = { theme: ReactNode; language: ReactNode };

type AreaPaletteHost = {
  /** Nothing opens before somebody is known who may look for something. */
  isReady: boolean;
  /** The mobile header has a button for it too. */
  inMobileHeader?: true;
  render: (close: () => void) => ReactNode;
};

type WindowShellProps = {
  namespace: AreaNamespace;
  home: string;
  links: AreaLinkGroups;
  counts: AreaCounts;
  frame: AreaFrame;
  /** Follows the logo in the rail. */
  head: ReactNode;
  /** The heading of the mobile header. */
  title: ReactNode;
  /** In which role the person is here. */
  note: string | null;
  palette: AreaPaletteHost;
  switches: PreferenceSwitches;
  /** The first part of the sheet with further pages on a phone. */
  sheetHead?: ReactNode;
  children: ReactNode;
};

/** Renders an area that fills the window, with the logo, the palette and the person's menu in its rail. */
export function WindowShell(props: WindowShellProps) {
  const { namespace, home, links, counts, frame, head, title, note, palette, switches, children } = props;
  const { t } = useTranslation(namespace);
  return (
    <AreaShell
      layout="window"
      namespace={namespace}
      links={links}
      counts={counts}
      frame={frame}
      head={
        <>
          <div className="e-top">
            <Link to={home} aria-label={t('home')}>
              <Logo size={28} />
            </Link>
            <NotificationBell />
          </div>
          {head}
          <PaletteButton namespace={namespace} palette={palette} />
        </>
      }
      foot={
        <div className="e-me">
          <PersonMenu note={note} language={switches.language} />
          {switches.theme}
        </div>
      }
      mobileHeader={
        <header className="e-mtop">
          <Link to={home} aria-label={t('home')}>
            <LogoMark size={26} />
          </Link>
          {title}
          {palette.inMobileHeader && <PaletteButton namespace={namespace} palette={palette} isIcon />}
          <NotificationBell />
        </header>
      }
      sheet={(isOpen, close) => <MoreSheet {...props} isOpen={isOpen} onClose={close} />}
    >
      {children}
    </AreaShell>
  );
}

type PaletteButtonProps = { namespace: AreaNamespace; palette: AreaPaletteHost; isIcon?: boolean };

/** Opens the palette of the area, which is loaded on first use. */
function PaletteButton({ namespace, palette, isIcon = false }: PaletteButtonProps) {
  const { t } = useTranslation(namespace);
  return (
    <PaletteHost label={t('jump.open')} controlKey={t('jump.controlKey')} isReady={palette.isReady} isIcon={isIcon}>
      {palette.render}
    </PaletteHost>
  );
}

type MoreSheetProps = Pick<WindowShellProps, 'namespace' | 'links' | 'sheetHead' | 'switches'> & {
  isOpen: boolean;
  onClose: () => void;
};

/** Lists the pages that are not in the bar of a phone. */
function MoreSheet({ namespace, links, sheetHead, switches, isOpen, onClose }: MoreSheetProps) {
  const { t } = useTranslation(namespace);
  const further = links.flat().filter(({ inBar }) => !inBar);
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('nav.label')} side="bottom" className="e-sheet">
      {sheetHead}
      <ul>
        {further.map(({ key, to, icon: Icon, hasPages }) => (
          <li key={key}>
            <NavLink to={to} end={!hasPages} className="menu-action">
              <Icon size={20} strokeWidth={1.75} />
              {t(`nav.${key}`)}
            </NavLink>
          </li>
        ))}
      </ul>
      <PersonLinks {...switches} />
    </Dialog>
  );
}

/** Shows the account that is signed in, with links that belong to the person instead of the area. */
function PersonMenu({ note, language }: PersonMenuProps) {
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

function PersonLinks({ theme, language }: { theme?: ReactNode; language: ReactNode }) {
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
      {theme && (
        <div className="e-language">
          <span>{t('person.theme')}</span>
          {theme}
        </div>
      )}
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
