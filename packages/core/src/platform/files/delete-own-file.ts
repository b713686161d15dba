import { GUEST_TOKEN } from '@stellenvisite/contract/platform/files';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { applicationFiles } from '@stellenvisite/db/schema/applications/applications';
import { messageFiles } from '@stellenvisite/db/schema/messages/messages';
import { files, type uploads } from '@stellenvisite/db/schema/platform/files';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../require-permission.ts';

/** An account, or whoever knows the token that was sent with the first file. */
export type FileOwner = { userId: string; guestTokenHash: null } | { userId: null; guestTokenHash: string };

type Asked = Pick<Context, 'db' | 'now' | 'actor' | 'auth'>;

type OwnFile = { id: string; guestToken: string | undefined };

/** Deletes a person's own file. A file that was sent with an application or a message stays as long as the application does. */
export async function deleteOwnFile(ctx: Context, { id, guestToken }: OwnFile): Promise<void> {
  const owner = await requireFileOwner(ctx, guestToken);
  if (!isId(id)) throw new DomainError('file.not_found');
  await ctx.db.transaction(async (tx) => {
    const isOwn = and(eq(files.id, id), isOwnedBy(owner));
    // Locked before the look at its uses: an application that is being sent holds the same lock.
    const [row] = await tx.select({ id: files.id }).from(files).where(isOwn).for('update');
    if (!row) throw new DomainError('file.not_found');
    const uses = await Promise.all([
      tx.$count(applicationFiles, eq(applicationFiles.fileId, id)),
      tx.$count(messageFiles, eq(messageFiles.fileId, id)),
    ]);
    if (uses.some((count) => count > 0)) throw new DomainError('file.in_use');
    await tx.delete(files).where(isOwn);
  });
}

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
