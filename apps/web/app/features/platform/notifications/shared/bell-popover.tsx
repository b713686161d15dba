import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QueryProvider } from '../../../../session/query-provider.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { NOTIFICATION_PATHS } from './notification-paths.ts';
import {
  NotificationRow,
  useLatestNotifications,
  useNewNotifications,
  useReadAllNotifications,
} from './notification-row.tsx';

const POPOVER =
  'z-30 w-108 max-w-[calc(100vw_-_2rem)] overflow-hidden whitespace-normal rounded-sheet border border-line-2 bg-sheet text-ink shadow-pop focus-visible:outline-0 max-md:flex max-md:h-full max-md:w-screen max-md:max-w-none max-md:flex-col max-md:rounded-none max-md:border-0 max-md:shadow-none';
const NONE =
  'grid justify-items-start gap-3 px-5 py-6 text-ink-2 max-md:flex-1 max-md:content-start max-md:overflow-auto max-md:overscroll-contain max-md:px-gutter';

type Paths = (typeof NOTIFICATION_PATHS)[keyof typeof NOTIFICATION_PATHS];
type LatestNotificationsProps = { paths: Paths; onLeave: () => void };

/** Above it the bell says „9+“, and is called by what it says. */
const MAX_SHOWN = 9;

/** On a public page too, so it brings what it needs: the cache of the person's answers. */
export function BellPopover({ paths }: { paths: Paths }) {
  return (
    <QueryProvider>
      <BellWithCount paths={paths} />
    </QueryProvider>
  );
}

function BellWithCount({ paths }: { paths: Paths }) {
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
      <Popover.Content
        className={POPOVER}
        data-covers-phone
        align="end"
        sideOffset={4}
        aria-label={t('account.notifications')}
      >
        <Suspense>
          <LatestNotifications paths={paths} onLeave={() => setIsOpen(false)} />
        </Suspense>
      </Popover.Content>
    </Popover.Root>
  );
}

function LatestNotifications({ paths, onLeave }: LatestNotificationsProps) {
  const { t } = useTranslation('notifications');
  const { data, error, dataUpdatedAt, refetch } = useLatestNotifications();
  const readAll = useReadAllNotifications();
  const asOf = new Date(dataUpdatedAt).toISOString();
  const newest = data?.items[0]?.createdAt;
  return (
    <>
      <div className="flex min-h-15 items-center justify-between gap-4 border-line border-b px-5 py-1 max-md:px-gutter">
        <h2 className="text-fs-5">{t('title')}</h2>
        {newest && data.unread > 0 && (
          <button
            type="button"
            className="link inline-flex min-h-tap items-center text-fs-8"
            onClick={() => readAll.mutate({ body: { until: newest } })}
          >
            {t('readAll')}
          </button>
        )}
      </div>
      {data && data.items.length > 0 && (
        <ul className="max-md:flex-1 max-md:content-start max-md:overflow-auto max-md:overscroll-contain">
          {data.items.map((each) => (
            <NotificationRow key={each.id} notification={each} asOf={asOf} onOpen={onLeave} />
          ))}
        </ul>
      )}
      {data?.items.length === 0 && <p className={NONE}>{t('empty.bell')}</p>}
      {!data && !error && <p className={NONE}>{t('loading')}</p>}
      {!data && error && (
        <div className={NONE} role="alert">
          <p>{t('failed')}</p>
          <Button variant="secondary" size="s" onClick={() => void refetch()}>
            {t('reload')}
          </Button>
        </div>
      )}
      <div className="flex justify-between gap-4 border-line border-t bg-dim px-5 py-1 max-md:px-gutter max-md:pb-[calc(0.25rem_+_env(safe-area-inset-bottom))]">
        <Link className="link inline-flex min-h-tap items-center text-fs-8" to={paths.list} onClick={onLeave}>
          {t('all')}
        </Link>
        <Link className="link inline-flex min-h-tap items-center text-fs-8" to={paths.settings} onClick={onLeave}>
          {t('settings')}
        </Link>
      </div>
    </>
  );
}
