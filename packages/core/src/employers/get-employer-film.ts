import { isId } from '@stellenvisite/contract/ids.schema';
import { type VideoProvider, videoPlayerUrl } from '@stellenvisite/contract/video-link';
import { employerVideos } from '@stellenvisite/db/schema/employers';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';

type EmployerFilm = { provider: VideoProvider; playerUrl: string; title: string | null };

export async function getEmployerFilm(ctx: Context, { id }: { id: string }): Promise<EmployerFilm> {
  const [row] = isId(id) ? await ctx.db.select().from(employerVideos).where(eq(employerVideos.employerId, id)) : [];
  if (!row) throw new DomainError('media.not_found');
  return { provider: row.provider, playerUrl: videoPlayerUrl(row), title: row.title };
}
