import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LogoMark } from '../../ui/logo.tsx';
import { NotificationBell } from '../notifications/shared/notification-bell.tsx';
import { EMPLOYER_HOME } from './shared/employer-area-paths.ts';
import type { ActingEmployer } from './shared/use-acting-employer.ts';

/** The head of the area on a phone. */
export function PhoneTop({ acting, theme }: { acting: ActingEmployer | null; theme: ReactNode }) {
  const { t } = useTranslation('employer-area');
  return (
    <header className="e-mtop">
      <Link to={EMPLOYER_HOME} aria-label={t('home')}>
        <LogoMark size={26} />
      </Link>
      <b lang="de">{acting?.name}</b>
      {theme}
      <NotificationBell />
    </header>
  );
}
