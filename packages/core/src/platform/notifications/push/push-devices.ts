import { createHash, randomUUID } from 'node:crypto';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { MAX_PUSH_DEVICES } from '@stellenvisite/contract/platform/notifications/notifications';
import type {
  PushDevice,
  PushDevices,
  SavePushDevice,
} from '@stellenvisite/contract/platform/notifications/push.schema';
import { pushDevices } from '@stellenvisite/db/schema/platform/notifications';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../domain-error.ts';

import { requirePermission } from '../../../require-permission.ts';
import { getPushKeys } from './push-keys.ts';

type PushDeviceRow = typeof pushDevices.$inferSelect;

/** The push services of the browsers: nothing is sent to any other host, whatever a subscription names. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
];

/** Lists the devices that the person is pushed to, and the key that a further one subscribes with. */
export async function listPushDevices(ctx: Context): Promise<PushDevices> {
  const { userId } = await requirePermission(ctx, 'notification.read');
  const rows = await ctx.db
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(asc(pushDevices.createdAt));
  const { publicKey } = await getPushKeys(ctx.db);
  return { key: publicKey, items: rows.map(toPushDevice) };
}

/** Switches push on for the browser of the session, or changes its quiet hours. A browser belongs to the account that did so last. */
export async function savePushDevice(
  ctx: Context,
  { endpoint, keys, hasQuietHours }: SavePushDevice,
): Promise<PushDevice> {
  const { userId, sessionId } = await requirePermission(ctx, 'notification.write');
  if (!isPushService(endpoint, ctx.features.network.allowHosts)) throw new DomainError('push.service_unknown');
  return ctx.db.transaction(async (tx) => {
    const set = { userId, sessionId, publicKey: keys.p256dh, authSecret: keys.auth, hasQuietHours };
    const [row] = await tx
      .insert(pushDevices)
      .values({ id: randomUUID(), endpoint, ...set, createdAt: ctx.now() })
      .onConflictDoUpdate({ target: pushDevices.endpoint, set })
      .returning();
    if (!row) throw new Error('an upsert returns its row');
    const surplus = tx
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(eq(pushDevices.userId, userId))
      .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
      .offset(MAX_PUSH_DEVICES);
    await tx.delete(pushDevices).where(inArray(pushDevices.id, surplus));
    return toPushDevice(row);
  });
}

export async function removePushDevice(ctx: Context, { id }: { id: string }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'notification.write');
  await ctx.db.delete(pushDevices).where(ownDevice(userId, id));
}

/** Returns the condition for a device of the person; somebody else's is not found. */
export function ownDevice(userId: string, id: string) {
  if (!isId(id)) throw new DomainError('push.device_not_found');
  return and(eq(pushDevices.id, id), eq(pushDevices.userId, userId));
}

function toPushDevice({ id, endpoint, hasQuietHours, createdAt }: PushDeviceRow): PushDevice {
  const fingerprint = createHash('sha256').update(endpoint).digest('hex');
  return { id, fingerprint, hasQuietHours, createdAt: createdAt.toISOString() };
}

/** Checks whether an address belongs to a push service, or to a host that the operator allows. */
export function isPushService(endpoint: string, allowHosts: readonly string[]): boolean {
  const { protocol, hostname, host, port } = new URL(endpoint);
  if (allowHosts.includes(host) || allowHosts.includes(hostname)) return true;
  return protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname));
}
