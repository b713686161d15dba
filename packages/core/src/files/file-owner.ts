import { GUEST_TOKEN } from '@stellenvisite/contract/files';
import { files, type uploads } from '@stellenvisite/db/schema/files';
import { eq, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';

/** An account, or whoever knows the token that was sent with the first file. */
export type FileOwner = { userId: string; guestTokenHash: null } | { userId: null; guestTokenHash: string };

type Asked = Pick<Context, 'db' | 'now' | 'actor' | 'auth'>;

export async function requireFileOwner(ctx: Asked, guestToken: string | undefined): Promise<FileOwner> {
  if (ctx.actor) {
    const { userId } = await requirePermission(ctx, 'file.write');
    return { userId, guestTokenHash: null };
  }
  if (!guestToken || !GUEST_TOKEN.test(guestToken)) throw new DomainError('request.invalid', 'no account and no token');
  return { userId: null, guestTokenHash: hashGuestToken(ctx, guestToken) };
}

export function hashGuestToken({ auth }: Pick<Context, 'auth'>, token: string): string {
  return auth.secrets.hash('guest-files', token);
}

export function isOwnedBy({ userId, guestTokenHash }: FileOwner, table: typeof files | typeof uploads = files): SQL {
  return userId === null ? eq(table.guestTokenHash, guestTokenHash) : eq(table.userId, userId);
}
