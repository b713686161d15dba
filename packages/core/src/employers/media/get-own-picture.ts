import type { OwnMedia, OwnMediaItem, OwnPictureSize } from '@stellenvisite/contract/employers/employer-media.schema';
import type { GuardedAction } from '@stellenvisite/contract/identity/permissions';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { employerMedia, employerVideos } from '@stellenvisite/db/schema/employers/employers';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { requirePermission } from '../../require-permission.ts';
import { isPublicRow, type MediaRow, mediaSources, mediaUrl, toVideo } from '../media-variants.ts';

const CARD_WIDTH = 480;

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

export async function listOwnMedia(
  ctx: Context,
  { employerId: asked }: { employerId?: string | undefined },
): Promise<OwnMedia> {
  const { employerId } = await requireActingEmployer(ctx, 'own_employer.read', asked);
  return getMedia(ctx.db, employerId);
}

/** For use cases that have checked the permission already. */
export async function getMedia(db: Db | Tx, employerId: string): Promise<OwnMedia> {
  const rows = await db
    .select()
    .from(employerMedia)
    .where(and(eq(employerMedia.employerId, employerId), isNull(employerMedia.removedAt)))
    .orderBy(sql`${employerMedia.kind} <> 'gallery'`, asc(employerMedia.position), asc(employerMedia.id));
  const [video] = await db.select().from(employerVideos).where(eq(employerVideos.employerId, employerId));
  return { items: rows.map(toOwnMediaItem), video: video ? toVideo(video) : null };
}

/** A picture of an employer the caller acts for. Another employer's is not found. */
export async function requireOwnMedia(
  ctx: Context,
  { id, action }: { id: string; action: GuardedAction },
): Promise<MediaRow> {
  const [row] = isId(id) ? await ctx.db.select().from(employerMedia).where(eq(employerMedia.id, id)) : [];
  await requirePermission(ctx, action, { employerId: row?.employerId, notFound: 'media.not_found' });
  if (!row) throw new DomainError('media.not_found');
  return row;
}

export function toOwnMediaItem(row: MediaRow): OwnMediaItem {
  const { id, kind, status, failure, version, alt, caption, width, height, crop } = row;
  const isPublic = isPublicRow(row);
  return {
    id,
    kind,
    status,
    failure,
    isPublic,
    hasPicture: row.storageKey !== null,
    version,
    url: isPublic ? mediaUrl(row, { atLeast: CARD_WIDTH }) : null,
    sources: isPublic ? mediaSources(row) : [],
    alt,
    caption,
    name: row.originalName ?? '',
    width,
    height,
    original:
      row.originalKey && row.originalWidth && row.originalHeight
        ? { width: row.originalWidth, height: row.originalHeight }
        : null,
    crop,
  };
}
