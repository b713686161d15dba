import type { OwnMedia, SaveVideo } from '@stellenvisite/contract/employers/employer-media.schema';
import { parseVideoLink } from '@stellenvisite/contract/employers/video-link';
import { employerVideos } from '@stellenvisite/db/schema/employers/employers';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { touchEmployer } from '../profile/own-departments.ts';
import { getMedia } from './get-own-picture.ts';

type OfEmployer = { employerId?: string | undefined };

/** Only what leads to a film of a provider we know; the address of the player is ours. */
export async function saveVideo(
  ctx: Context,
  { employerId: asked, url, title }: SaveVideo & OfEmployer,
): Promise<OwnMedia> {
  const { employerId } = await requireActingEmployer(ctx, 'employer_media.change', asked);
  const video = parseVideoLink(url);
  if (!video) throw new DomainError('media.link_unsupported');
  const values = { ...video, title: title || null };
  return ctx.db.transaction(async (tx) => {
    await touchEmployer(ctx, tx, employerId);
    await tx
      .insert(employerVideos)
      .values({ employerId, ...values })
      .onConflictDoUpdate({ target: employerVideos.employerId, set: values });
    return getMedia(tx, employerId);
  });
}

export async function deleteVideo(ctx: Context, { employerId: asked }: OfEmployer): Promise<OwnMedia> {
  const { employerId } = await requireActingEmployer(ctx, 'employer_media.change', asked);
  return ctx.db.transaction(async (tx) => {
    await touchEmployer(ctx, tx, employerId);
    await tx.delete(employerVideos).where(eq(employerVideos.employerId, employerId));
    return getMedia(tx, employerId);
  });
}
