import { isId } from '@stellenvisite/contract/ids.schema';
import { applicationFiles } from '@stellenvisite/db/schema/applications';
import { files } from '@stellenvisite/db/schema/files';
import { messageFiles } from '@stellenvisite/db/schema/messages';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { isOwnedBy, requireFileOwner } from './file-owner.ts';

type OwnFile = { id: string; guestToken: string | undefined };

/** What was sent with an application or a message stays as long as the application does. */
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
