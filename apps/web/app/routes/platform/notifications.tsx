import { Check, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton, NotificationList } from '../../features/platform/notifications/notification-list.tsx';
import { NOTIFICATION_PATHS } from '../../features/platform/notifications/shared/notification-paths.ts';
import {
  useLatestNotifications,
  useReadAllNotifications,
} from '../../features/platform/notifications/shared/notification-row.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { useSession } from '../../session/use-session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';

export const handle = {
  title: 'notifications:meta.title',
  namespaces: ['notifications', 'accounts', 'problems'],
  employerPage: { withoutEmployer: true },
};

/** Renders one screen for both areas; whose notifications they are, the session says. */
export default function NotificationsPage() {
  return (
    <RequireSession skeleton={<ListSkeleton />}>
      <NotificationsScreen />
    </RequireSession>
  );
}

export function NotificationsScreen() {
  return (
    <>
      <NotificationsHead />
      <NotificationList />
    </>
  );
}

function NotificationsHead() {
  const { t } = useTranslation('notifications');
  const { account } = useSession();
  const { data } = useLatestNotifications();
  const readAll = useReadAllNotifications();
  const newest = data?.items[0]?.createdAt;
  return (
    <div className="area-head">
      <div>
        <h1>{t('title')}</h1>
        <p role="status">{data ? t('lead', { count: data.unread }) : t('loading')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton
          variant="ghost"
          icon={<Settings size={18} />}
          to={NOTIFICATION_PATHS[account?.role === 'employer' ? 'employer' : 'job_seeker'].settings}
        >
          {t('settings')}
        </LinkButton>
        {newest && data.unread > 0 && (
          <Button
            variant="secondary"
            icon={<Check size={18} />}
            onClick={() => readAll.mutate({ body: { until: newest } })}
          >
            {t('readAll')}
          </Button>
        )}
      </div>
    </div>
  );
}
