import { isId } from '@stellenvisite/contract/ids.schema';
import { articlePictures } from '@stellenvisite/db/schema/articles';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { findVariant, type MediaVariant, type StoredPicture } from '../../employers/media-variants.ts';

/** Also of a draft: its address holds a random id that only editors know, and the preview needs no other. */
export async function getArticlePicture(
  ctx: Context,
  { id, variant }: { id: string; variant?: MediaVariant | undefined },
): Promise<StoredPicture> {
  const [row] = isId(id) ? await ctx.db.select().from(articlePictures).where(eq(articlePictures.id, id)) : [];
  const found = row && findVariant(row, variant);
  if (!found) throw new DomainError('media.not_found');
  return found;
}
