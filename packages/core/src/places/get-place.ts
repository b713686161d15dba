import type { PlaceDetail } from '@stellenvisite/contract/places.schema';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { places, postcodes } from '@stellenvisite/db/schema/places';
import { and, count, eq, getTableColumns, min } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { isLive } from '../live-jobs.ts';
import { widerOf } from './place-view.ts';

/** A place by the name it has in addresses, with the number of live jobs in it. */
export async function getPlace(ctx: Context, { slug }: { slug: string }): Promise<PlaceDetail> {
  const { folded: _, ...columns } = getTableColumns(places);
  const [row] = await ctx.db.select(columns).from(places).where(eq(places.slug, slug));
  if (!row) throw new DomainError('place.not_found');
  const [[code], [found]] = await Promise.all([
    ctx.db
      .select({ first: min(postcodes.code) })
      .from(postcodes)
      .where(eq(postcodes.placeId, row.id)),
    ctx.db
      .select({ jobs: count() })
      .from(jobs)
      .where(and(eq(jobs.placeId, row.id), isLive(ctx))),
  ]);
  const place = { kind: 'city' as const, ...row };
  return { ...place, postalCode: code?.first ?? null, text: row.name, wider: widerOf(place), jobs: found?.jobs ?? 0 };
}
