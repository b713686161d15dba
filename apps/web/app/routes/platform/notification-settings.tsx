import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../features/platform/notifications/notification-list.tsx';
import { NotificationSettings } from '../../features/platform/notifications/notification-settings.tsx';
import { RequireSession } from '../../session/require-session.tsx';

export const handle = {
  title: 'notifications:preferences.meta.title',
  namespaces: ['notifications', 'accounts', 'problems'],
};

export default function NotificationSettingsPage() {
  const { t } = useTranslation('notifications');
  return (
    <>
      <div className="area-head">
        <div>
          <h1>{t('preferences.meta.title')}</h1>
          <p>{t('preferences.intro')}</p>
        </div>
      </div>
      <RequireSession role={['job_seeker']} skeleton={<ListSkeleton />}>
        <NotificationSettings />
      </RequireSession>
    </>
  );
}
