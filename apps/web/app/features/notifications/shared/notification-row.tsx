import type { Notification } from '@stellenvisite/contract/notifications.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NOTIFICATION_LOOK } from './notification-look.ts';
import { useReadNotification } from './notification-queries.ts';
import { timeOf } from './notification-time.ts';
import { useNotificationText } from './use-notification-text.ts';

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
    <li className={clsx('told', isNew && 'told-new')}>
      <i className={`told-${tone}`} aria-hidden="true">
        <Icon size={18} />
      </i>
      <div>
        <Link to={path} onClick={open}>
          {title}
        </Link>
        {note && <small>{note}</small>}
      </div>
      <p>
        <time dateTime={createdAt} className="num">
          {t(`time.${key}`, when)}
        </time>
        {isNew && <em>{t('new')}</em>}
      </p>
    </li>
  );
}
