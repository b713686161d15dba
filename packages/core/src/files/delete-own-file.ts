import { isId } from '@stellenvisite/contract/ids.schema';
import { files } from '@stellenvisite/db/schema/files';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { isOwnedBy, requireFileOwner } from './file-owner.ts';

type OwnFile = { id: string; guestToken: string | undefined };

export async function deleteOwnFile(ctx: Context, { id, guestToken }: OwnFile): Promise<void> {
  const owner = await requireFileOwner(ctx, guestToken);
  if (!isId(id)) throw new DomainError('file.not_found');
  const [row] = await ctx.db
    .delete(files)
    .where(and(eq(files.id, id), isOwnedBy(owner)))
    .returning({ id: files.id });
  if (!row) throw new DomainError('file.not_found');
}
