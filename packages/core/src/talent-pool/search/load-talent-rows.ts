import { talentProfiles } from '@stellenvisite/db/schema/talent-pool';
import { inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { TalentRow } from '../membership/shown-values.ts';

/** A profile and the region that this viewer sees it by. */
export type SeenRow = { row: TalentRow; seen: string };
export type Found = { id: string; seen: string };

/** In the order in which they were found; what has gone since is left out. */
export async function loadTalentRows({ db }: Pick<Context, 'db'>, found: readonly Found[]): Promise<SeenRow[]> {
  if (found.length === 0) return [];
  const rows = await db
    .select()
    .from(talentProfiles)
    .where(
      inArray(
        talentProfiles.id,
        found.map(({ id }) => id),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, seen }) => {
    const row = byId.get(id);
    return row?.status === 'visible' ? [{ row, seen }] : [];
  });
}
