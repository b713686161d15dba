import type { OrderMedia, OwnMedia } from '@stellenvisite/contract/employer-media.schema';
import { employerMedia } from '@stellenvisite/db/schema/employers';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { touchEmployer } from '../own-employers/own-departments.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { loadMedia } from './own-media.ts';

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
    return loadMedia(tx, employerId);
  });
}
