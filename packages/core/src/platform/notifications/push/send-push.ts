import { berlinTimeOn, toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_SECONDS } from '@stellenvisite/contract/platform/durations';
import { DEFAULT_LANGUAGE } from '@stellenvisite/contract/platform/languages';
import { notificationPath } from '@stellenvisite/contract/platform/notifications/notification-path';
import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from '@stellenvisite/contract/platform/notifications/notifications';
import type { NotificationContent } from '@stellenvisite/contract/platform/notifications/notifications.schema';
import type { Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { notifications, pushDevices } from '@stellenvisite/db/schema/platform/notifications';
import { and, eq } from 'drizzle-orm';
import webPush from 'web-push';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../domain-error.ts';
import { requirePermission } from '../../../require-permission.ts';
import { AddressRefusedError, sendPublic } from '../../network/send-public.ts';
import { defineJob } from '../../queue/define-job.ts';
import { ownDevice } from './push-devices.ts';
import { getPushKeys } from './push-keys.ts';
import { pushText, testText } from './push-text.ts';

type Device = Pick<typeof pushDevices.$inferSelect, 'id' | 'endpoint' | 'publicKey' | 'authSecret'>;
type Push = { title: string; body: string; path: string; tag: string };

const TIMEOUT_MS = 10_000;
/** A push service retains what a browser that is switched off misses; older news is in the list. */
const TTL_SECONDS = DAY_SECONDS;

const payload = z.object({ notificationId: z.uuid(), deviceId: z.uuid() });

export const sendPushJob = defineJob({
  name: 'push.send',
  payload,
  options: {
    policy: 'standard',
    retryLimit: 5,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 600,
    retentionSeconds: DAY_SECONDS,
    expireInSeconds: 60,
    heartbeatSeconds: 30,
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
  },
  concurrency: 4,
  handler: pushNotification,
});

/** Queues a notification for each device of a person, after its quiet hours. */
export async function queuePush(
  { now, queue }: Pick<Context, 'now' | 'queue'>,
  tx: Tx,
  { userId, notificationId }: { userId: string; notificationId: string },
): Promise<void> {
  const devices = await tx
    .select({ id: pushDevices.id, hasQuietHours: pushDevices.hasQuietHours })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId));
  const quietEnd = quietUntil(now());
  await queue.enqueueAll(
    tx,
    sendPushJob,
    devices.map(({ id, hasQuietHours }) => ({
      payload: { notificationId, deviceId: id },
      ...(hasQuietHours && quietEnd && { startAfter: quietEnd }),
    })),
  );
}

/** Returns when the quiet hours around a moment end; null outside of them. */
export function quietUntil(now: Date): Date | null {
  const hour = toBerlinClock(now).getUTCHours();
  if (hour >= QUIET_UNTIL_HOUR && hour < QUIET_FROM_HOUR) return null;
  return berlinTimeOn(now, hour < QUIET_UNTIL_HOUR ? 0 : 1, QUIET_UNTIL_HOUR * 60);
}

/** Pushes one notification to one device, unless it was read in the meantime. A device that the push service no longer knows is deleted. */
async function pushNotification(ctx: Context, { notificationId, deviceId }: z.infer<typeof payload>): Promise<void> {
  const [found] = await ctx.db
    .select({ notification: notifications, device: pushDevices, language: profiles.language })
    .from(notifications)
    .innerJoin(pushDevices, and(eq(pushDevices.id, deviceId), eq(pushDevices.userId, notifications.userId)))
    .leftJoin(profiles, eq(profiles.id, notifications.userId))
    .where(eq(notifications.id, notificationId));
  if (!found || found.notification.readAt) return;
  const { kind, data } = found.notification;
  const content = { kind, data } as NotificationContent;
  const text = pushText(content, found.language ?? DEFAULT_LANGUAGE);
  const isTaken = await sendPush(ctx, found.device, { ...text, path: notificationPath(content), tag: notificationId });
  if (!isTaken) throw new Error('the push service did not take a notification');
}

/** Pushes an example to a device of the person, also in quiet hours. */
export async function sendTestPush(ctx: Context, { id }: { id: string }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'notification.write');
  const [device] = await ctx.db.select().from(pushDevices).where(ownDevice(userId, id));
  if (!device) throw new DomainError('push.device_not_found');
  const example = { ...testText(ctx.language), path: '/', tag: 'test' };
  if (!(await sendPush(ctx, device, example))) throw new DomainError('push.service_unavailable');
}

/** Sends to the push service of a browser, encrypted for it alone. Returns false where it may be tried again. */
async function sendPush(ctx: Context, device: Device, push: Push): Promise<boolean> {
  const keys = await getPushKeys(ctx.db);
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    { endpoint: device.endpoint, keys: { p256dh: device.publicKey, auth: device.authSecret } },
    JSON.stringify(push),
    {
      vapidDetails: { subject: `mailto:${ctx.features.supportEmail}`, ...keys },
      TTL: TTL_SECONDS,
      timeout: TIMEOUT_MS,
    },
  );
  const status = await postPush(ctx, endpoint, headers, body);
  if (status === 429 || status >= 500) return false;
  if (status === 404 || status === 410) await ctx.db.delete(pushDevices).where(eq(pushDevices.id, device.id));
  else if (status >= 400)
    ctx.log.warn({ status, host: new URL(endpoint).host }, 'a push service refused a notification');
  return true;
}

/** Returns the status of the answer; 503 where there is none. */
async function postPush(
  { features: { network } }: Context,
  endpoint: string,
  headers: Record<string, string>,
  body: Buffer | null,
): Promise<number> {
  try {
    const answer = await sendPublic(network, new URL(endpoint), {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      ...(body && { body }),
    });
    answer.destroy();
    return answer.statusCode ?? 503;
  } catch (error) {
    // An address that leads into our own network is refused for good.
    return error instanceof AddressRefusedError ? 410 : 503;
  }
}
