import {
  READ_NOTIFICATION_DAYS,
  UNREAD_NOTIFICATION_DAYS,
} from '@stellenvisite/contract/platform/notifications/notifications';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import { lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';

export async function deleteOldNotifications(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(ctx.now().getTime() - days * 86_400_000);
  await ctx.db
    .delete(notifications)
    .where(
      or(
        lt(notifications.readAt, before(READ_NOTIFICATION_DAYS)),
        lt(notifications.createdAt, before(UNREAD_NOTIFICATION_DAYS)),
      ),
    );
}

export const deleteOldNotificationsJob = defineJob({
  name: 'notifications.delete-old',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '50 3 * * *',
  handler: deleteOldNotifications,
});
