import type { OwnPictureSize } from '@stellenvisite/contract/employer-media.schema';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireOwnMedia } from './own-media.ts';

/** For those who act for the employer, also while it is not public; the original itself is given to nobody. */
export async function getOwnPicture(
  ctx: Context,
  { id, size }: { id: string; size: OwnPictureSize },
): Promise<{ storageKey: string; contentType: string }> {
  const { storageKey, widths, contentType } = await requireOwnMedia(ctx, { id, action: 'own_employer.read' });
  if (storageKey === null) throw new DomainError('media.not_found');
  if (widths.length === 0) return { storageKey, contentType };
  const name = size === 'whole' ? 'whole' : Math.min(...widths);
  return { storageKey: `${storageKey}/${name}.webp`, contentType: 'image/webp' };
}
