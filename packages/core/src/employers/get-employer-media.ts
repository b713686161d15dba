import { isId } from '@stellenvisite/contract/ids.schema';
import { employerMedia } from '@stellenvisite/db/schema/employers';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';

type StoredMedia = { storageKey: string; contentType: string };

/** Where an employer's picture lies in the file store. */
export async function getEmployerMedia(ctx: Context, { id }: { id: string }): Promise<StoredMedia> {
  if (!isId(id)) throw new DomainError('media.not_found');
  const [row] = await ctx.db
    .select({ storageKey: employerMedia.storageKey, contentType: employerMedia.contentType })
    .from(employerMedia)
    .where(eq(employerMedia.id, id));
  if (!row) throw new DomainError('media.not_found');
  return row;
}
