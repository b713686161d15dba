import type { OwnMedia } from '@stellenvisite/contract/employer-media.schema';
import { isId } from '@stellenvisite/contract/ids.schema';
import type { GuardedAction } from '@stellenvisite/contract/permissions';
import type { Db, Tx } from '@stellenvisite/db/client';
import { employerMedia, employerVideos } from '@stellenvisite/db/schema/employers';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { type MediaRow, toVideo } from '../employers/media-variants.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { toOwnMediaItem } from './media-view.ts';

export async function listOwnMedia(
  ctx: Context,
  { employerId: asked }: { employerId?: string | undefined },
): Promise<OwnMedia> {
  const { employerId } = await requireActingEmployer(ctx, 'own_employer.read', asked);
  return loadMedia(ctx.db, employerId);
}

/** For use cases that have checked the permission already. */
export async function loadMedia(db: Db | Tx, employerId: string): Promise<OwnMedia> {
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
