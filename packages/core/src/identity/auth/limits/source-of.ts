import type { Db, Tx } from '@stellenvisite/db/client';
import { authDevices } from '@stellenvisite/db/schema/identity/auth';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { networkOf } from '../../../platform/rate-limits/network-of.ts';
import { hashDevice } from '../devices/known-devices.ts';

/** Where a try comes from. Trusted are devices the account was signed in with before, and who knows its password. */
export type Source = { key: string; isTrusted: boolean };

export const KNOWS_PASSWORD: Source = { key: 'password', isTrusted: true };

/** The query is the same without an account, so that the clock does not tell whether there is one. */
export async function sourceOf(
  ctx: Pick<Context, 'auth'>,
  db: Db | Tx,
  userId: string | null | undefined,
): Promise<Source> {
  const deviceHash = hashDevice(ctx, ctx.auth.client.device ?? '');
  const [known] = await db
    .select({ deviceHash: authDevices.deviceHash })
    .from(authDevices)
    .where(and(eq(authDevices.userId, userId ?? NOBODY), eq(authDevices.deviceHash, deviceHash)));
  return known && ctx.auth.client.device
    ? { key: `device ${deviceHash}`, isTrusted: true }
    : { key: `network ${networkOf(ctx.auth.client.ip)}`, isTrusted: false };
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
