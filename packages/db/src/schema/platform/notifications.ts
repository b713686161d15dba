import type { NotificationTopic } from '@stellenvisite/contract/platform/notifications/notifications';
import type { NotificationContent } from '@stellenvisite/contract/platform/notifications/notifications.schema';
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { authSessions, authUsers } from '../identity/auth.ts';

const userId = () =>
  uuid()
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });
const time = () => timestamp({ withTimezone: true });

/** Notifications of a person. Kinds have no constraint: a process of the release before must read past those it does not know. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    kind: text().$type<NotificationContent['kind']>().notNull(),
    /** Of what it tells: the same is reported once. */
    key: text().notNull(),
    data: jsonb().$type<NotificationContent['data']>().notNull(),
    /** States whether the person sees it in the product; one that is only mailed is retained so that it is mailed once. */
    isListed: boolean().notNull(),
    readAt: time(),
    createdAt: time().notNull(),
  },
  (t) => [
    unique('notifications_once').on(t.userId, t.kind, t.key),
    index('notifications_user').on(t.userId, t.createdAt),
    index('notifications_created').on(t.createdAt),
  ],
);

/** Topics that somebody has switched off or on again; a topic without a row is on. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: userId(),
    topic: text().$type<NotificationTopic>().notNull(),
    inProduct: boolean().notNull().default(true),
    byMail: boolean().notNull().default(true),
    /** Null is the usual choice of the topic. */
    byPush: boolean(),
    updatedAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topic] })],
);

/** Devices on which somebody has switched push on. A device belongs to the session that did: signing out ends it. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    sessionId: uuid()
      .notNull()
      .references(() => authSessions.id, { onDelete: 'cascade' }),
    /** The address of the browser's push service. It names one browser: a new account there takes it over. */
    endpoint: text().notNull().unique('push_devices_endpoint'),
    /** Keys of the browser, by which only it can read what is pushed. */
    publicKey: text().notNull(),
    authSecret: text().notNull(),
    hasQuietHours: boolean().notNull().default(true),
    createdAt: time().notNull(),
  },
  (t) => [index('push_devices_user').on(t.userId), index('push_devices_session').on(t.sessionId)],
);
