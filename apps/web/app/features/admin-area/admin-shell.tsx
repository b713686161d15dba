import { clsx } from 'clsx';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Logo, LogoMark } from '../../ui/logo.tsx';
import { MAIN_ID } from '../../ui/main-id.ts';
import { PersonMenu } from '../accounts/shared/person-menu.tsx';
import { NotificationBell } from '../notifications/shared/notification-bell.tsx';
import { AdminJump } from './admin-jump.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { RailLinks } from './rail-links.tsx';
import { ADMIN_HOME } from './shared/admin-area-paths.ts';
import type { AdminFrame } from './shared/admin-frame.ts';

/** The two controls of the site's own header. */
export type PreferenceSwitches = { theme: ReactNode; language: ReactNode };

type AdminShellProps = { frame: AdminFrame; switches: PreferenceSwitches; children: ReactNode };

/** The administration: a rail with everything on the left, a bar at the bottom of a phone. */
export function AdminShell({ frame, switches, children }: AdminShellProps) {
  const { t } = useTranslation('admin-area');
  return (
    <div className={clsx('e-app', frame.slim && 'e-slim', frame.full && 'e-full')}>
      <aside className="e-rail" aria-label={t('nav.label')}>
        <div className="e-rail-in">
          <div className="e-top">
            <Link to={ADMIN_HOME} aria-label={t('home')}>
              <Logo size={28} />
            </Link>
            <NotificationBell />
          </div>
          <p className="adm-tag" title={t('nav.label')}>
            <ShieldCheck size={18} strokeWidth={1.75} />
            <span>{t('nav.label')}</span>
          </p>
          <AdminJump />
          <RailLinks />
          <div className="e-me">
            <PersonMenu note={t('role')} language={switches.language} />
            {switches.theme}
          </div>
        </div>
      </aside>
      <div className="e-main">
        <header className="e-mtop">
          <Link to={ADMIN_HOME} aria-label={t('home')}>
            <LogoMark size={26} />
          </Link>
          <b>{t('nav.label')}</b>
          {switches.theme}
          <AdminJump isIcon />
          <NotificationBell />
        </header>
        <main id={MAIN_ID} tabIndex={-1} className="e-page">
          {children}
        </main>
      </div>
      <PhoneBar language={switches.language} />
    </div>
  );
}
