import { isId } from '@stellenvisite/contract/ids.schema';
import { uploads } from '@stellenvisite/db/schema/files';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { type FileOwner, isOwnedBy } from './file-owner.ts';

export type UploadRow = typeof uploads.$inferSelect;
type OwnUpload = { id: string; owner: FileOwner };

export async function findOwnUpload(ctx: Context, { id, owner }: OwnUpload): Promise<UploadRow | null> {
  if (!isId(id)) return null;
  const [row] = await ctx.db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), isOwnedBy(owner, uploads)));
  return row ?? null;
}

export async function getOwnUpload(ctx: Context, own: OwnUpload): Promise<UploadRow> {
  const row = await findOwnUpload(ctx, own);
  if (!row) throw new DomainError('file.not_found');
  return row;
}
