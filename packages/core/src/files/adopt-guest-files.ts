import type { StoredFile } from '@stellenvisite/contract/files.schema';
import { files, uploads } from '@stellenvisite/db/schema/files';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { hashGuestToken } from './file-owner.ts';
import { toStoredFile } from './file-view.ts';

/** What somebody uploaded before they had an account becomes theirs; asked again there is nothing left to take over. */
export function adoptGuestFiles(ctx: Context, { guestToken }: { guestToken: string }): Promise<StoredFile[]> {
  return adoptFilesOf(ctx, { guestTokenHash: hashGuestToken(ctx, guestToken) });
}

export async function adoptFilesOf(
  ctx: Context,
  { guestTokenHash }: { guestTokenHash: string },
): Promise<StoredFile[]> {
  const { userId } = await requirePermission(ctx, 'file.write');
  return ctx.db.transaction(async (tx) => {
    const owner = { userId, guestTokenHash: null };
    await tx.update(uploads).set(owner).where(eq(uploads.guestTokenHash, guestTokenHash));
    const rows = await tx.update(files).set(owner).where(eq(files.guestTokenHash, guestTokenHash)).returning();
    return rows.map(toStoredFile);
  });
}
