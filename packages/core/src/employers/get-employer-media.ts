import { isId } from '@stellenvisite/contract/ids.schema';
import { employerMedia } from '@stellenvisite/db/schema/employers';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { findVariant, isPublicMedia, type MediaVariant, type StoredPicture } from './media-variants.ts';

/** Where an employer's picture lies in the file store. What is not public is not found. */
export async function getEmployerMedia(
  ctx: Context,
  { id, variant }: { id: string; variant?: MediaVariant | undefined },
): Promise<StoredPicture> {
  if (!isId(id)) throw new DomainError('media.not_found');
  const [row] = await ctx.db
    .select({
      storageKey: employerMedia.storageKey,
      contentType: employerMedia.contentType,
      widths: employerMedia.widths,
    })
    .from(employerMedia)
    .where(and(eq(employerMedia.id, id), isPublicMedia()));
  const found = row && findVariant(row, variant);
  if (!found) throw new DomainError('media.not_found');
  return found;
}
