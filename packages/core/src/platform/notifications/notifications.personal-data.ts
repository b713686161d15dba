import type { Db, Tx } from '@stellenvisite/db/client';
import { notificationPreferences, notifications, pushDevices } from '@stellenvisite/db/schema/platform/notifications';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';

export const notificationsPersonalData: PersonalData = {
  tables: [
    { name: 'notifications', export: { file: 'notifications.json' }, erasure: 'cascade' },
    { name: 'push_devices', export: { file: 'push-devices.json' }, erasure: 'cascade' },
    { name: 'notification_preferences', export: { file: 'notification-preferences.json' }, erasure: 'cascade' },
  ],
  files: {
    'notifications.json': (db, { userId }) => listNotifications(db, userId),
    'push-devices.json': (db, { userId }) => listPushDevices(db, userId),
    'notification-preferences.json': (db, { userId }) => listPreferences(db, userId),
  },
};

function listNotifications(db: Db | Tx, userId: string) {
  const { kind, data, isListed, readAt, createdAt } = notifications;
  return db
    .select({ kind, data, isListed, readAt, createdAt })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.createdAt));
}

function listPreferences(db: Db | Tx, userId: string) {
  const { topic, inProduct, byMail, byPush, updatedAt } = notificationPreferences;
  return db
    .select({ topic, inProduct, byMail, byPush, updatedAt })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
    .orderBy(asc(notificationPreferences.topic));
}

function listPushDevices(db: Db | Tx, userId: string) {
  const { endpoint, hasQuietHours, createdAt } = pushDevices;
  return db
    .select({ endpoint, hasQuietHours, createdAt })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(asc(pushDevices.createdAt));
}
