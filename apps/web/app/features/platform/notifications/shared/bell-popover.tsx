import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryProvider } from '../../../../session/query-provider.tsx';
import {
  NotificationRow,
  useLatestNotifications,
  useNewNotifications,
  useReadAllNotifications,
} from './notification-row.tsx';
import './bell.css';
import { Link } from 'react-router';
import { Button } from '../../../../ui/button.tsx';

type LatestNotificationsProps = { path: string; onLeave: () => void };

/** Above it the bell says „9+“, and is called by what it says. */
const MAX_SHOWN = 9;

/** On a public page too, so it brings what it needs: the cache of the person's answers. */
export function BellPopover({ path }: { path: string }) {
  return (
    <QueryProvider>
      <BellWithCount path={path} />
    </QueryProvider>
  );
}

function BellWithCount({ path }: { path: string }) {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  const unread = useLatestNotifications().data?.unread ?? 0;
  const shown = unread > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread);
  useNewNotifications();
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        className="site-bell"
        aria-label={unread > 0 ? t('account.notificationsNew', { shown }) : t('account.notifications')}
      >
        <Bell size={22} />
        {unread > 0 && <b className="num">{shown}</b>}
      </Popover.Trigger>
      <Popover.Content className="bell-pop" align="end" sideOffset={4} aria-label={t('account.notifications')}>
        <Suspense>
          <LatestNotifications path={path} onLeave={() => setIsOpen(false)} />
        </Suspense>
      </Popover.Content>
    </Popover.Root>
  );
}

function LatestNotifications({ path, onLeave }: LatestNotificationsProps) {
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
