import { randomUUID } from 'node:crypto';
import {
  type EmployerMediaKind,
  MAX_GALLERY_PICTURES,
  MIN_PICTURE_WIDTH,
  PICTURE_RATIO,
} from '@stellenvisite/contract/employers/employer-media';
import type { CreateMedia, OwnMediaItem } from '@stellenvisite/contract/employers/employer-media.schema';
import type { Tx } from '@stellenvisite/db/client';
import { employerMedia, employers } from '@stellenvisite/db/schema/employers/employers';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { touchEmployer } from '../profile/own-departments.ts';
import { convertMediaJob } from './convert-media.ts';
import { toOwnMediaItem } from './get-own-picture.ts';
import { cropBox, findUploadedPicture, type Size, takeOver } from './uploaded-picture.ts';

/**
 * Makes an uploaded file a picture of the employer. From then on it is the employer's: it outlives the account of whoever
 * uploaded it, and goes with the employer.
 */
export async function createMedia(
  ctx: Context,
  { employerId: asked, fileId, kind }: CreateMedia & { employerId?: string | undefined },
): Promise<OwnMediaItem> {
  const { person, employerId } = await requireActingEmployer(ctx, 'employer_media.change', asked);
  const { file, size } = await findUploadedPicture(ctx, { userId: person.userId, fileId });
  requireWidth(kind, size);
  return ctx.db.transaction(async (tx) => {
    await touchEmployer(ctx, tx, employerId);
    const position = await nextPosition(tx, employerId, kind);
    await takeOver(tx, file);
    const [row] = await tx
      .insert(employerMedia)
      .values({
        id: randomUUID(),
        employerId,
        contentType: 'image/webp',
        alt: kind === 'logo' ? await describeLogo(tx, employerId) : '',
        ...size,
        position,
        kind,
        status: 'converting',
        version: 1,
        originalKey: file.storageKey,
        originalName: file.name,
        originalWidth: size.width,
        originalHeight: size.height,
      })
      .returning();
    if (!row) throw new Error('an insert returns its row');
    await ctx.queue.enqueue(tx, convertMediaJob, { mediaId: row.id, version: row.version });
    return toOwnMediaItem(row);
  });
}

/** Refuses a picture that is too small. Of a logo or a cover, only the part with their ratio is shown and therefore counts. */
export function requireWidth(kind: EmployerMediaKind, size: Size): void {
  const { width } = PICTURE_RATIO[kind] === null ? size : cropBox(size, kind, null);
  if (width < MIN_PICTURE_WIDTH[kind]) throw new DomainError('media.too_small');
}

/** At the end of the gallery, which is locked by the change of the employer before. */
export async function nextPosition(tx: Tx, employerId: string, kind: EmployerMediaKind): Promise<number> {
  if (kind !== 'gallery') return 0;
  const isListed = and(
    eq(employerMedia.employerId, employerId),
    eq(employerMedia.kind, 'gallery'),
    isNull(employerMedia.removedAt),
  );
  const positions = await tx.select({ position: employerMedia.position }).from(employerMedia).where(isListed);
  if (positions.length >= MAX_GALLERY_PICTURES) throw new DomainError('media.limit_reached');
  return Math.max(-1, ...positions.map(({ position }) => position)) + 1;
}

/** A logo says whose it is, and nothing else. */
async function describeLogo(tx: Tx, employerId: string): Promise<string> {
  const [row] = await tx.select({ name: employers.name }).from(employers).where(eq(employers.id, employerId));
  return `Logo: ${row?.name ?? ''}`;
}
