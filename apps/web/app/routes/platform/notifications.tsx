import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton, NotificationList } from '../../features/platform/notifications/notification-list.tsx';
import { NotificationPreferences } from '../../features/platform/notifications/notification-preferences.tsx';
import {
  useLatestNotifications,
  useReadAllNotifications,
} from '../../features/platform/notifications/shared/notification-row.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';

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
  const { account } = useSession();
  return (
    <>
      <NotificationsHead />
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(22rem,28rem)] items-start gap-6 max-lg:grid-cols-1">
        <NotificationList />
        <NotificationPreferences email={account?.email ?? null} />
      </div>
    </>
  );
}

function NotificationsHead() {
  const { t } = useTranslation('notifications');
  const { data } = useLatestNotifications();
  const readAll = useReadAllNotifications();
  const newest = data?.items[0]?.createdAt;
  return (
    <div className="area-head">
      <div>
        <h1>{t('title')}</h1>
        <p role="status">{data ? t('lead', { count: data.unread }) : t('loading')}</p>
      </div>
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
  );
}
