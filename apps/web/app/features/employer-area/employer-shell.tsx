import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Logo } from '../../ui/logo.tsx';
import { MAIN_ID } from '../../ui/main-id.ts';
import { PersonMenu } from '../accounts/shared/person-menu.tsx';
import { NotificationBell } from '../notifications/shared/notification-bell.tsx';
import { EmployerJump } from './employer-jump.tsx';
import { EmployerSwitcher } from './employer-switcher.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PhoneTop } from './phone-top.tsx';
import { RailLinks } from './rail-links.tsx';
import { EMPLOYER_HOME } from './shared/employer-area-paths.ts';
import type { EmployerPage } from './shared/employer-page.ts';
import type { ActingEmployer } from './shared/use-acting-employer.ts';

/** The two controls of the site's own header. */
export type PreferenceSwitches = { theme: ReactNode; language: ReactNode };

type EmployerShellProps = {
  page: EmployerPage;
  /** Null until it is known, and for those who act for none. */
  acting: ActingEmployer | null;
  switches: PreferenceSwitches;
  children: ReactNode;
};

/** The employer area: a rail with everything on the left, a bar at the bottom of a phone. */
export function EmployerShell({ page, acting, switches, children }: EmployerShellProps) {
  const { t } = useTranslation('employer-area');
  return (
    <div className={clsx('e-app', page.slim && 'e-slim', page.full && 'e-full', page.ownBar && 'e-own-bar')}>
      <aside className="e-rail" aria-label={t('nav.label')}>
        <div className="e-rail-in">
          <div className="e-top">
            <Link to={EMPLOYER_HOME} aria-label={t('home')}>
              <Logo size={28} />
            </Link>
            <NotificationBell />
          </div>
          <EmployerSwitcher acting={acting} />
          <EmployerJump acting={acting} />
          <RailLinks acting={acting} />
          <div className="e-me">
            <PersonMenu note={acting && t(`role.${acting.role}`)} language={switches.language} />
            {switches.theme}
          </div>
        </div>
      </aside>
      <div className="e-main">
        <PhoneTop acting={acting} theme={switches.theme} />
        <main id={MAIN_ID} tabIndex={-1} className="e-page">
          {children}
        </main>
      </div>
      <PhoneBar acting={acting} switches={switches} />
    </div>
  );
}
