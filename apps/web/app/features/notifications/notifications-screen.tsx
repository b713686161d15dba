import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { NotificationList } from './notification-list.tsx';
import { NotificationPreferences } from './notification-preferences.tsx';
import { useLatestNotifications, useReadAllNotifications } from './shared/notification-queries.ts';

export function NotificationsScreen() {
  const { account } = useSession();
  return (
    <>
      <NotificationsHead />
      <div className="told-page">
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
