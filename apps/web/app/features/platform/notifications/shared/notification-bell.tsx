import { Bell } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../../session/use-session.ts';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { NOTIFICATION_PATHS } from './notification-paths.ts';

// Only signed-in people are notified.
const BellPopover = lazyPart(async () => (await import('./bell-popover.tsx')).BellPopover);

/** In the header of whoever is signed in. Until its script is there it is a link to the page. */
export function NotificationBell() {
  const { t } = useTranslation('shell');
  const { account } = useSession();
  if (!account || account.role === 'admin') return null;
  const paths = NOTIFICATION_PATHS[account.role];
  const link = (
    <Link to={paths.list} className="site-bell" aria-label={t('account.notifications')}>
      <Bell size={22} />
    </Link>
  );
  return (
    <Suspense fallback={link}>
      <BellPopover paths={paths} />
    </Suspense>
  );
}
