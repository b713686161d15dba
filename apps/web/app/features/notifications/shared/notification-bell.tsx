import { Bell } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../session/use-session.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { NOTIFICATIONS_PATH } from './notifications-path.ts';

// Only those who are signed in are told anything.
const BellPopover = lazyPart(async () => (await import('./bell-popover.tsx')).BellPopover);

/** In the header of whoever is signed in. Until its script is there it is a link to the page. */
export function NotificationBell() {
  const { t } = useTranslation('shell');
  const { account } = useSession();
  if (!account || account.role === 'admin') return null;
  const path = NOTIFICATIONS_PATH[account.role];
  const link = (
    <Link to={path} className="site-bell" aria-label={t('account.notifications')}>
      <Bell size={22} />
    </Link>
  );
  return (
    <Suspense fallback={link}>
      <BellPopover path={path} />
    </Suspense>
  );
}
