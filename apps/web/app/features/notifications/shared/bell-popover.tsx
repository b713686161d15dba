import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryProvider } from '../../../session/query-provider.tsx';
import { LatestNotifications } from './latest-notifications.tsx';
import { useLatestNotifications, useNewNotifications } from './notification-queries.ts';
import './bell.css';

/** Above it the bell says „9+“, and is called by what it says. */
const MOST_SHOWN = 9;

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
  const shown = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
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
