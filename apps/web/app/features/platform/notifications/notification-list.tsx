import type { Notification } from '@stellenvisite/contract/platform/notifications/notifications.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { TabsNav } from '../../../ui/tabs-nav.tsx';
import { dayOf, NOTIFICATION_DAYS, NOTIFICATION_ROW, NotificationRow } from './shared/notification-row.tsx';

export const SHEET =
  'bleed-phone overflow-hidden rounded-sheet border border-line bg-sheet max-md:rounded-none max-md:border-x-0';

/** All, or what is unread: the address holds which, and the page. */
export function NotificationList() {
  const { t } = useTranslation('notifications');
  const [search] = useSearchParams();
  const unread = search.get('ungelesen') === '1';
  const page = Math.max(1, Number(search.get('seite')) || 1);
  const { data, error, dataUpdatedAt, refetch } = $api.useQuery(
    'get',
    '/api/notifications',
    { params: { query: { page, ...(unread ? { unread } : {}) } } },
    { placeholderData: keepPreviousData },
  );
  const asOf = new Date(dataUpdatedAt).toISOString();
  return (
    <section className={SHEET} aria-label={t('title')}>
      <TabsNav
        className="px-5 py-0 max-md:px-gutter"
        label={t('filter.label')}
        tabs={[
          { to: '?', label: t('filter.all'), current: !unread, ...(data && { count: data.all }) },
          { to: '?ungelesen=1', label: t('filter.unread'), current: unread, ...(data && { count: data.unread }) },
        ]}
      />
      {error ? <ReadFailure error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <ListSkeleton />}
      {data && <Days items={data.items} asOf={asOf} />}
      {data?.items.length === 0 && (
        <EmptyState
          className="border-0"
          title={t(unread && data.all > 0 ? 'empty.unread' : 'empty.title')}
          text={t(unread && data.all > 0 ? 'empty.unreadText' : 'empty.text')}
        />
      )}
      {data && (
        <Pagination
          className="border-line border-t px-5 py-4"
          page={data.page}
          pageCount={Math.ceil(data.total / data.pageSize)}
          toPage={(to) => `?${new URLSearchParams({ ...(unread && { ungelesen: '1' }), seite: String(to) })}`}
        />
      )}
    </section>
  );
}

function Days({ items, asOf }: { items: readonly Notification[]; asOf: string }) {
  const { t } = useTranslation('notifications');
  return NOTIFICATION_DAYS.map((day) => {
    const ofDay = items.filter(({ createdAt }) => dayOf(createdAt, asOf) === day);
    if (ofDay.length === 0) return null;
    return (
      <div key={day}>
        <h2 className="border-line border-b bg-dim px-5 pt-3.5 pb-2.5 font-semibold font-text text-fs-8 text-ink-2 leading-none tracking-normal max-md:px-gutter [div+div>&]:border-t">
          {t(`day.${day}`)}
        </h2>
        <ul>
          {ofDay.map((each) => (
            <NotificationRow key={each.id} notification={each} asOf={asOf} />
          ))}
        </ul>
      </div>
    );
  });
}

function ReadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('notifications');
  const errorText = useErrorText();
  return (
    <Note tone="warn" role="alert" className="m-4">
      <p>{errorText(error)}</p>
      <Button variant="secondary" size="s" className="mt-3" onClick={onRetry}>
        {t('reload')}
      </Button>
    </Note>
  );
}

const ROWS = ['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5', 'w-4/5', 'w-1/2'];

export function ListSkeleton() {
  const { t } = useTranslation('notifications');
  return (
    <Skeletons label={t('loading')}>
      {ROWS.map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content are all alike
        <div key={row} className={NOTIFICATION_ROW}>
          <Skeleton className="size-9" />
          <div>
            <Skeleton className={`h-5 ${width}`} />
            <Skeleton className="mt-2 h-4 w-1/3" />
          </div>
        </div>
      ))}
    </Skeletons>
  );
}
