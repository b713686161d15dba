import type { StoredFile } from '@stellenvisite/contract/files.schema';
import { files } from '@stellenvisite/db/schema/files';
import { desc } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isOwnedBy, requireFileOwner } from './file-owner.ts';
import { toStoredFile } from './file-view.ts';

/** The newest first; there are never more than a hundred. */
export async function listOwnFiles(ctx: Context, guestToken: string | undefined): Promise<StoredFile[]> {
  const owner = await requireFileOwner(ctx, guestToken);
  const rows = await ctx.db.select().from(files).where(isOwnedBy(owner)).orderBy(desc(files.createdAt), desc(files.id));
  return rows.map(toStoredFile);
}
