import type { PlaceDetail } from '@stellenvisite/contract/places';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { places } from '@stellenvisite/db/schema/places';
import { and, count, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { isLive } from '../jobs/live-jobs.ts';
import { firstPostcode, placeColumns, toPlace } from './place-view.ts';

/** A place by the name it has in addresses, with the number of live jobs in it. */
export async function getPlace(ctx: Context, { slug }: { slug: string }): Promise<PlaceDetail> {
  const [row] = await ctx.db.select(placeColumns(firstPostcode())).from(places).where(eq(places.slug, slug));
  if (!row) throw new DomainError('place.not_found');
  const [found] = await ctx.db
    .select({ jobs: count() })
    .from(jobs)
    .where(and(eq(jobs.placeId, row.id), isLive(ctx)));
  return { ...toPlace(row), jobs: found?.jobs ?? 0 };
}
