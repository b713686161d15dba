import type { AccountSession } from '@stellenvisite/contract/accounts.schema';
import { authSessions } from '@stellenvisite/db/schema/auth';
import { desc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { describeDevice } from './describe-device.ts';
import { shortenIp } from './shorten-ip.ts';

const LIMIT = 100;

/** Where somebody is signed in: this device first, then the one used last. */
export async function listSessions(ctx: Context): Promise<AccountSession[]> {
  const person = await requirePermission(ctx, 'account.change');
  const rows = await ctx.db
    .select()
    .from(authSessions)
    .where(eq(authSessions.userId, person.userId))
    .orderBy(desc(eq(authSessions.id, person.sessionId)), desc(authSessions.refreshedAt))
    .limit(LIMIT);
  return rows.map((row) => ({
    id: row.id,
    current: row.id === person.sessionId,
    device: describeDevice(row.userAgent),
    ip: shortenIp(row.ip),
    createdAt: row.createdAt.toISOString(),
    refreshedAt: row.refreshedAt.toISOString(),
    aal: row.aal,
  }));
}
