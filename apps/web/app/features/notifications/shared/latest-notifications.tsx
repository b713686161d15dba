import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { useLatestNotifications, useReadAllNotifications } from './notification-queries.ts';
import { NotificationRow } from './notification-row.tsx';

type LatestNotificationsProps = { path: string; onLeave: () => void };

export function LatestNotifications({ path, onLeave }: LatestNotificationsProps) {
  const { t } = useTranslation('notifications');
  const { data, error, dataUpdatedAt, refetch } = useLatestNotifications();
  const readAll = useReadAllNotifications();
  const asOf = new Date(dataUpdatedAt).toISOString();
  const newest = data?.items[0]?.createdAt;
  return (
    <>
      <div className="bell-head">
        <h2>{t('title')}</h2>
        {newest && data.unread > 0 && (
          <button type="button" className="link" onClick={() => readAll.mutate({ body: { until: newest } })}>
            {t('readAll')}
          </button>
        )}
      </div>
      {data && data.items.length > 0 && (
        <ul>
          {data.items.map((each) => (
            <NotificationRow key={each.id} notification={each} asOf={asOf} onOpen={onLeave} />
          ))}
        </ul>
      )}
      {data?.items.length === 0 && <p className="bell-none">{t('empty.bell')}</p>}
      {!data && !error && <p className="bell-none">{t('loading')}</p>}
      {!data && error && (
        <div className="bell-none" role="alert">
          <p>{t('failed')}</p>
          <Button variant="secondary" size="s" onClick={() => void refetch()}>
            {t('reload')}
          </Button>
        </div>
      )}
      <div className="bell-foot">
        <Link className="link" to={path} onClick={onLeave}>
          {t('all')}
        </Link>
        <Link className="link" to={`${path}#einstellungen`} onClick={onLeave}>
          {t('settings')}
        </Link>
      </div>
    </>
  );
}
