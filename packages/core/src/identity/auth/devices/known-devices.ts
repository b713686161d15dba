import type { Tx } from '@stellenvisite/db/client';
import { authDevices } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../../../context.ts';

/** Since the last sign-in with it. */
export const KNOWN_DEVICE_DAYS = 180;

type Remembering = Pick<Context, 'auth' | 'now'>;

export const hashDevice = ({ auth: { secrets } }: Pick<Context, 'auth'>, device: string) =>
  secrets.hash('device', device);

/** Call it once somebody is fully signed in: a device that has only the first of two factors is not known. */
export async function rememberDevice(ctx: Remembering, tx: Tx, userId: string): Promise<void> {
  if (!ctx.auth.client.device) return;
  const deviceHash = hashDevice(ctx, ctx.auth.client.device);
  const now = ctx.now();
  await tx
    .insert(authDevices)
    .values({ userId, deviceHash, createdAt: now, lastSignInAt: now })
    .onConflictDoUpdate({ target: [authDevices.userId, authDevices.deviceHash], set: { lastSignInAt: now } });
}

/** After a change of the password: whoever signed in with the old one may not be the owner. */
export async function forgetOtherDevices(ctx: Remembering, tx: Tx, userId: string): Promise<void> {
  const ofPerson = eq(authDevices.userId, userId);
  const { device } = ctx.auth.client;
  await tx
    .delete(authDevices)
    .where(device ? and(ofPerson, ne(authDevices.deviceHash, hashDevice(ctx, device))) : ofPerson);
}
