import type { EmployerDetail } from '@stellenvisite/contract/employers/employers.schema';
import { type VideoProvider, videoPlayerUrl } from '@stellenvisite/contract/employers/video-link';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { departments, employerMedia, employers, employerVideos } from '@stellenvisite/db/schema/employers/employers';
import { formerEmployers } from '@stellenvisite/db/schema/employers/former-employers';
import { and, asc, eq, getTableColumns, ne } from 'drizzle-orm';
import { isEmployerActive, isOfActiveEmployer } from '../actor-state.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { employerItemColumns, toEmployerDetail } from './employer-view.ts';
import { findVariant, isPublicMedia, type MediaVariant, type StoredPicture } from './media-variants.ts';

/** An employer that was merged is answered by the one that remains, under the id of that one. */
export async function getEmployer(ctx: Context, { id }: { id: string }): Promise<EmployerDetail> {
  if (!isId(id)) throw new DomainError('employer.not_found');
  return (await findEmployer(ctx, id)) ?? (await findRemaining(ctx, id));
}

async function findRemaining(ctx: Context, id: string): Promise<EmployerDetail> {
  const [former] = await ctx.db
    .select({ employerId: formerEmployers.employerId })
    .from(formerEmployers)
    .where(eq(formerEmployers.id, id));
  const remaining = former && (await findEmployer(ctx, former.employerId));
  if (!remaining) throw new DomainError('employer.not_found');
  return remaining;
}

async function findEmployer(ctx: Context, id: string): Promise<EmployerDetail | null> {
  const [[row], departmentRows, mediaRows, [video]] = await Promise.all([
    ctx.db
      .select({ ...getTableColumns(employers), ...employerItemColumns(ctx) })
      .from(employers)
      .where(and(eq(employers.id, id), isEmployerActive())),
    ctx.db.select().from(departments).where(eq(departments.employerId, id)).orderBy(asc(departments.position)),
    ctx.db
      .select()
      .from(employerMedia)
      .where(and(eq(employerMedia.employerId, id), ne(employerMedia.kind, 'logo'), isPublicMedia()))
      .orderBy(asc(employerMedia.position)),
    ctx.db.select().from(employerVideos).where(eq(employerVideos.employerId, id)),
  ]);
  return row ? toEmployerDetail(row, { departments: departmentRows, media: mediaRows, video }) : null;
}

type EmployerFilm = { provider: VideoProvider; playerUrl: string; title: string | null };

export async function getEmployerFilm(ctx: Context, { id }: { id: string }): Promise<EmployerFilm> {
  const [row] = isId(id)
    ? await ctx.db
        .select()
        .from(employerVideos)
        .where(and(eq(employerVideos.employerId, id), isOfActiveEmployer(employerVideos.employerId)))
    : [];
  if (!row) throw new DomainError('media.not_found');
  return { provider: row.provider, playerUrl: videoPlayerUrl(row), title: row.title };
}

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
    .where(and(eq(employerMedia.id, id), isPublicMedia(), isOfActiveEmployer(employerMedia.employerId)));
  const found = row && findVariant(row, variant);
  if (!found) throw new DomainError('media.not_found');
  return found;
}
