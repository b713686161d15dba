import { clockTime, toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { MINUTE_MS } from '@stellenvisite/contract/platform/durations';
import { formatDate, relativeDate } from '@stellenvisite/contract/platform/format-date';
import type { NotificationKind } from '@stellenvisite/contract/platform/notifications/notifications';
import type { Notification, Notifications } from '@stellenvisite/contract/platform/notifications/notifications.schema';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import {
  AtSign,
  BadgeCheck,
  Building2,
  CalendarCheck,
  CalendarClock,
  Clock,
  Inbox,
  LifeBuoy,
  Lightbulb,
  type LucideIcon,
  Mail,
  Pause,
  Quote,
  Scale,
  Search,
  ThumbsUp,
  TriangleAlert,
  Undo2,
  UserCheck,
  UserCog,
  UserMinus,
  UserPlus,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { optimisticUpdate } from '../../../../api/optimistic-update.ts';
import { useLiveEvent } from '../../../../realtime/use-live-event.ts';
import { $api } from '../../../../session/queries.ts';
import { useNotificationText } from './use-notification-text.ts';

const NOTIFICATIONS = ['get', '/api/notifications'] as const;

/** As many as the bell shows. */
const LATEST = 5;

const LATEST_QUERY = { params: { query: { pageSize: LATEST } } };

/** Returns one answer for the bell and the count of the rail. */
export const useLatestNotifications = () => $api.useQuery('get', '/api/notifications', LATEST_QUERY);

/** Returns the number of unread notifications; it is requested once the account is known. */
export const useUnreadCount = ({ isKnown }: { isKnown: boolean }): number | undefined =>
  $api.useQuery('get', '/api/notifications', LATEST_QUERY, { enabled: isKnown }).data?.unread;

type ById = { params: { path: { id: string } }; keepalive: true };

const HOUR_MINUTES = 60;

export const NOTIFICATION_DAYS = ['today', 'yesterday', 'week', 'older'] as const;

type NotificationDay = (typeof NOTIFICATION_DAYS)[number];

type NotificationTime =
  | { key: 'now' }
  | { key: 'minutes'; count: number }
  | { key: 'today' | 'yesterday'; time: string }
  | { key: 'date'; date: string };

/** `house`: an employer did it. `you`: something of one's own. `date`: an appointment. `warn`: it ends, or is a no. */
type Look = { icon: LucideIcon; tone: 'house' | 'you' | 'date' | 'warn' };

const NOTIFICATION_LOOK: Record<NotificationKind, Look> = {
  'application.opened': { icon: Inbox, tone: 'house' },
  'application.rejected': { icon: Inbox, tone: 'warn' },
  'application.hired': { icon: ThumbsUp, tone: 'date' },
  'application.offer': { icon: ThumbsUp, tone: 'date' },
  'application.offer_answered': { icon: ThumbsUp, tone: 'you' },
  'application.interview': { icon: CalendarCheck, tone: 'date' },
  'application.received': { icon: Inbox, tone: 'you' },
  'application.withdrawn': { icon: Undo2, tone: 'warn' },
  'application.mentioned': { icon: AtSign, tone: 'you' },
  'offer.reminder': { icon: CalendarClock, tone: 'date' },
  'interview.reminder': { icon: CalendarClock, tone: 'date' },
  'interview.expected': { icon: CalendarClock, tone: 'date' },
  'message.received': { icon: Mail, tone: 'house' },
  'idea.changed': { icon: Lightbulb, tone: 'house' },
  'answer.due': { icon: Clock, tone: 'warn' },
  'team.proposed': { icon: UserPlus, tone: 'you' },
  'team.joined': { icon: UserCheck, tone: 'you' },
  'team.admitted': { icon: UserCheck, tone: 'house' },
  'team.role_changed': { icon: UserCog, tone: 'house' },
  'team.address_changed': { icon: AtSign, tone: 'warn' },
  'team.removed': { icon: UserMinus, tone: 'warn' },
  'job_alert.matched': { icon: Search, tone: 'you' },
  'employer.new_jobs': { icon: Building2, tone: 'house' },
  'saved_job.ends': { icon: Clock, tone: 'warn' },
  'proof.expires': { icon: BadgeCheck, tone: 'warn' },
  'job.ends': { icon: Clock, tone: 'warn' },
  'job.released': { icon: BadgeCheck, tone: 'date' },
  'job.refused': { icon: Undo2, tone: 'warn' },
  'talent_enquiry.received': { icon: UserCheck, tone: 'house' },
  'talent_enquiry.reminder': { icon: Clock, tone: 'warn' },
  'talent_enquiry.reply': { icon: Mail, tone: 'house' },
  'talent_enquiry.accepted': { icon: ThumbsUp, tone: 'date' },
  'talent_enquiry.declined': { icon: UserMinus, tone: 'warn' },
  'talent_enquiry.expired': { icon: Clock, tone: 'warn' },
  'talent_enquiry.question': { icon: Mail, tone: 'you' },
  'talent_pool.consent_ends': { icon: Clock, tone: 'warn' },
  'talent_pool.consent_ended': { icon: Clock, tone: 'warn' },
  'talent_search.matched': { icon: Search, tone: 'you' },
  'feed.trouble': { icon: TriangleAlert, tone: 'warn' },
  'report.job_paused': { icon: Pause, tone: 'warn' },
  'report.decided': { icon: Scale, tone: 'date' },
  'report.appeal_decided': { icon: Scale, tone: 'date' },
  'support_ticket.answered': { icon: LifeBuoy, tone: 'you' },
  'testimonial.decided': { icon: Quote, tone: 'house' },
};

export const NOTIFICATION_ROW =
  'relative grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-start gap-3 not-first:border-line not-first:border-t px-5 py-3 hover:bg-sheet-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-[var(--focus,var(--action))] has-[a:focus-visible]:-outline-offset-3 max-md:grid-cols-[2.25rem_minmax(0,1fr)] max-md:gap-x-2.5 max-md:gap-y-1 max-md:px-gutter';
/** The whole row leads there. */
const ROW_LINK = 'wrap-anywhere text-fs-7 leading-[1.35] after:absolute after:inset-0 focus-visible:outline-0';
const TONES = {
  house: 'bg-[color-mix(in_srgb,var(--link)_14%,var(--sheet))] text-link',
  you: 'inset-ring inset-ring-marker-2 bg-marker-soft text-ink',
  date: 'bg-marker text-on-marker',
  warn: 'bg-warn-tint text-warn',
} as const;

type NotificationRowProps = { notification: Notification; asOf: string; onOpen?: (() => void) | undefined };

/** Opening it marks it read. */
export function NotificationRow({ notification, asOf, onOpen }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const textOf = useNotificationText();
  const read = useReadNotification();
  const { id, content, path, readAt, createdAt } = notification;
  const { icon: Icon, tone } = NOTIFICATION_LOOK[content.kind];
  const { title, note } = textOf(content);
  const { key, ...when } = timeOf(createdAt, asOf);
  const isNew = readAt === null;
  const open = () => {
    if (isNew) read(id);
    onOpen?.();
  };
  return (
    <li className={clsx(NOTIFICATION_ROW, isNew && 'shadow-[inset_5px_0_0_var(--marker-2)]')}>
      <i className={clsx('grid size-9 place-items-center rounded-cell', TONES[tone])} aria-hidden="true">
        <Icon size={18} />
      </i>
      <div>
        <Link className={clsx(ROW_LINK, isNew ? 'font-semibold' : 'font-medium')} to={path} onClick={open}>
          {title}
        </Link>
        {note && <small className="wrap-anywhere mt-px block text-fs-8 text-ink-2 leading-[1.4]">{note}</small>}
      </div>
      <p className="grid justify-items-end gap-1.5 whitespace-nowrap text-fs-9 text-ink-2 leading-[1.4] max-md:col-start-2 max-md:flex max-md:items-center max-md:gap-2">
        <time dateTime={createdAt} className="num">
          {t(`time.${key}`, when)}
        </time>
        {isNew && (
          <em className="rounded-[3px] bg-marker px-1.5 py-1 font-semibold text-[0.75rem] text-on-marker leading-none">
            {t('new')}
          </em>
        )}
      </p>
    </li>
  );
}

/** Returns the heading of the list that a notification belongs to. */
export function dayOf(when: string, now: string): NotificationDay {
  const { unit } = relativeDate(when, now);
  if (unit === 'today' || unit === 'yesterday') return unit;
  return unit === 'days' ? 'week' : 'older';
}

/** „vor 12 Min.“, „heute, 08:00“, „gestern, 14:32“, then the date. */
export function timeOf(when: string, now: string): NotificationTime {
  const minutes = Math.floor((new Date(now).getTime() - new Date(when).getTime()) / MINUTE_MS);
  if (minutes < 1) return { key: 'now' };
  if (minutes < HOUR_MINUTES) return { key: 'minutes', count: minutes };
  const { unit } = relativeDate(when, now);
  if (unit !== 'today' && unit !== 'yesterday') return { key: 'date', date: formatDate(when) };
  return { key: unit, time: clockTime(toBerlinClock(new Date(when))) };
}

/** Whatever shows notifications is read again when there are new ones, or some may have been missed. */
export function useNewNotifications(): void {
  const client = useQueryClient();
  useLiveEvent('notification.created', () => void client.invalidateQueries({ queryKey: NOTIFICATIONS }));
}

/** It is read at once, here and at the bell. */
function useReadNotification(): (id: string) => void {
  const { mutate } = $api.useMutation(
    'post',
    '/api/notifications/{id}/read',
    optimisticUpdate<Notifications, ById>(NOTIFICATIONS, (list, { params }) => {
      const isUnread = list.items.some(({ id, readAt }) => id === params.path.id && readAt === null);
      return { ...markRead(list, (id) => id === params.path.id), unread: list.unread - (isUnread ? 1 : 0) };
    }),
  );
  // The page is left for what was opened: the call must not end with it.
  return (id) => mutate({ params: { path: { id } }, keepalive: true });
}

/** Up to the newest that is shown; what comes meanwhile stays new. */
export function useReadAllNotifications() {
  return $api.useMutation(
    'post',
    '/api/notifications/read',
    optimisticUpdate<Notifications, unknown>(NOTIFICATIONS, (list) => ({ ...markRead(list, () => true), unread: 0 })),
  );
}

function markRead(list: Notifications, isMeant: (id: string) => boolean): Notifications {
  const readAt = new Date().toISOString();
  return { ...list, items: list.items.map((item) => (isMeant(item.id) && !item.readAt ? { ...item, readAt } : item)) };
}
