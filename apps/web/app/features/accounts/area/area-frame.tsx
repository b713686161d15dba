import type { Role } from '@stellenvisite/contract/accounts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { initialsOf } from '../../../ui/initials.ts';
import { useApplicationCount } from '../../applications/shared/application-queries.ts';
import { useBookmarkCount } from '../../bookmarks/shared/bookmark-store.ts';
import { useNewMatchCount } from '../../job-alerts/shared/alert-queries.ts';
import { useUnreadConversations } from '../../messages/shared/use-unread-conversations.ts';
import { useUnreadCount } from '../../notifications/shared/notification-queries.ts';
import { useOpenEnquiries } from '../../talent-pool/shared/use-open-enquiries.ts';
import { areaLinks } from './area-links.ts';
import { SeekerBar } from './seeker-bar.tsx';

export type AreaPerson = { name: string; note: string };

type AreaFrameProps = {
  /** Decides the links; the page is the same for everyone until the session is known. */
  role: Role;
  person: AreaPerson | null;
  banner?: ReactNode;
  children: ReactNode;
};

/** The signed-in person's pages: a rail on the left, a row of tabs on a phone. */
export function AreaFrame({ role, person, banner, children }: AreaFrameProps) {
  const { t } = useTranslation('accounts');
  const nav = useCurrentInView();
  const counts: Record<string, number | undefined> = {
    applications: useApplicationCount({ isSeeker: person !== null && role === 'job_seeker' }),
    bookmarks: useBookmarkCount('job'),
    alerts: useNewMatchCount({ isSeeker: person !== null && role === 'job_seeker' }),
    messages: useUnreadConversations(),
    talentPool: useOpenEnquiries({ isSeeker: person !== null && role === 'job_seeker' }),
    notifications: useUnreadCount({ isKnown: person !== null && role !== 'admin' }),
  };
  return (
    <div className="area">
      <div className="wrap">
        <div className="area-rail">
          <div className="area-me">
            {person && (
              <>
                <span className="area-mono" aria-hidden="true">
                  {initialsOf(person.name)}
                </span>
                <span>
                  <b>{person.name}</b>
                  <small>{person.note}</small>
                </span>
              </>
            )}
          </div>
          <nav aria-label={t('nav.label')} ref={nav}>
            {areaLinks(role).map((links) => (
              <ul key={links[0]?.key}>
                {links.map(({ key, to, icon: Icon, hasPages }) => (
                  <li key={key}>
                    <NavLink to={to} end={!hasPages} prefetch="intent">
                      <Icon size={18} />
                      <span>{t(`nav.${key}`)}</span>
                      <Count value={person ? counts[key] : undefined} />
                    </NavLink>
                  </li>
                ))}
              </ul>
            ))}
          </nav>
        </div>
        <div className="area-main">
          {banner}
          {children}
        </div>
      </div>
      {role === 'job_seeker' && <SeekerBar counts={person ? { messages: counts.messages } : {}} />}
    </div>
  );
}

/**
 * Shown once the person is known: the header may have read a count before this part of the page comes to life, which has to begin as
 * the server sent it.
 */
function Count({ value = 0 }: { value: number | undefined }) {
  return value > 0 && <b className="num">{value}</b>;
}

/** On a phone the tabs are a row wider than the screen: the current one is moved into it. */
function useCurrentInView() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current tab
  useEffect(() => {
    const row = nav.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return nav;
}
