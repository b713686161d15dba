import { isFileName } from '@stellenvisite/contract/employers/employer-media';
import type {
  ChangeMedia,
  OrderMedia,
  OwnMedia,
  OwnMediaItem,
} from '@stellenvisite/contract/employers/employer-media.schema';
import type { Tx } from '@stellenvisite/db/client';
import { employerMedia } from '@stellenvisite/db/schema/employers/employers';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import type { MediaRow } from '../media-variants.ts';
import { touchEmployer } from '../profile/own-departments.ts';
import { convertMediaJob } from './convert-media.ts';
import { nextPosition, requireWidth } from './create-media.ts';
import { getMedia, requireOwnMedia, toOwnMediaItem } from './get-own-picture.ts';

/** Words are public at once; another crop or kind is converted first. */
export async function changeMedia(
  ctx: Context,
  { id, ...changes }: ChangeMedia & { id: string },
): Promise<OwnMediaItem> {
  const row = await requireOwnMedia(ctx, { id, action: 'employer_media.change' });
  if (changes.alt !== undefined && isFileName(changes.alt, row.originalName ?? ''))
    throw new DomainError('media.alt_is_file_name');
  const kind = changes.kind ?? row.kind;
  const isMoved = kind !== row.kind;
  const isCropped = changes.crop !== undefined && !isSameCrop(changes.crop, row.crop);
  if ((isMoved || isCropped) && !row.originalKey) throw new DomainError('media.original_missing');
  if (isMoved) requireWidth(kind, { width: row.originalWidth ?? 0, height: row.originalHeight ?? 0 });
  return ctx.db.transaction(async (tx) => {
    await touchEmployer(ctx, tx, row.employerId);
    const [changed] = await tx
      .update(employerMedia)
      .set({
        ...(changes.alt !== undefined && { alt: changes.alt }),
        ...(changes.caption !== undefined && { caption: changes.caption || null }),
        ...(isCropped && { crop: changes.crop }),
        ...(isMoved && (await moveTo(tx, row, kind))),
        ...((isMoved || isCropped) && {
          status: 'converting' as const,
          failure: null,
          version: sql`${employerMedia.version} + 1`,
        }),
      })
      .where(and(eq(employerMedia.id, id), isNull(employerMedia.removedAt)))
      .returning();
    if (!changed) throw new DomainError('media.not_found');
    if (isMoved || isCropped) await ctx.queue.enqueue(tx, convertMediaJob, { mediaId: id, version: changed.version });
    return toOwnMediaItem(changed);
  });
}

/** Of another kind it has another ratio: what was converted before does not fit. */
async function moveTo(tx: Tx, row: MediaRow, kind: MediaRow['kind']) {
  return { kind, position: await nextPosition(tx, row.employerId, kind), crop: null, storageKey: null, widths: [] };
}

const isSameCrop = (a: ChangeMedia['crop'], b: MediaRow['crop']) =>
  a === b || (!!a && !!b && (['x', 'y', 'width', 'height', 'rotation'] as const).every((each) => a[each] === b[each]));

/** In the order of the ids; those that are not named follow. */
export async function orderMedia(
  ctx: Context,
  { employerId: asked, ids }: OrderMedia & { employerId?: string | undefined },
): Promise<OwnMedia> {
  const { employerId } = await requireActingEmployer(ctx, 'employer_media.change', asked);
  const place = sql`coalesce(array_position(${sql.param(ids)}::uuid[], ${employerMedia.id}) - 1, ${ids.length} + ${employerMedia.position})`;
  return ctx.db.transaction(async (tx) => {
    await touchEmployer(ctx, tx, employerId);
    await tx.update(employerMedia).set({ position: place }).where(eq(employerMedia.employerId, employerId));
    return getMedia(tx, employerId);
  });
}
