import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { files } from '@stellenvisite/db/schema/platform/files';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { type FileOwner, isOwnedBy, requireFileOwner } from './delete-own-file.ts';

export type FileRow = typeof files.$inferSelect;

export async function findOwnFile(
  ctx: Context,
  { id, owner }: { id: string; owner: FileOwner },
): Promise<FileRow | null> {
  if (!isId(id)) return null;
  const [row] = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isOwnedBy(owner)));
  return row ?? null;
}

type OwnFile = { id: string; guestToken: string | undefined };

export async function getOwnFile(ctx: Context, { id, guestToken }: OwnFile): Promise<FileRow> {
  const row = await findOwnFile(ctx, { id, owner: await requireFileOwner(ctx, guestToken) });
  if (!row) throw new DomainError('file.not_found');
  return row;
}
