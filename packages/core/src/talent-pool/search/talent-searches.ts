import { randomUUID } from 'node:crypto';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { MAX_TALENT_SEARCHES } from '@stellenvisite/contract/talent-pool/talent-pool';
import { type TalentFilter, talentFilterSchema } from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import type {
  ChangeTalentSearch,
  SaveTalentSearch,
  TalentSearches,
} from '@stellenvisite/contract/talent-pool/talent-searches.schema';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { talentSearches } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePoolAccess } from '../access/require-pool-access.ts';
import { countTalent, findTalentIds } from '../index/search-talent.ts';
import { findTalentViewer } from './talent-viewer.ts';

/** More a search does not remember: who finds so many narrows it first. */
export const MAX_REMEMBERED = 1000;

type Acting = { employerId?: string | undefined };

/** Reads the filters of an address; what is no filter of the talent pool is left out. */
export function readTalentQuery(query: string): { filter: TalentFilter; query: string } {
  const given = new URLSearchParams(query);
  const fields = Object.fromEntries([...new Set(given.keys())].map((name) => [name, given.getAll(name)]));
  const single = Object.fromEntries(
    Object.entries(fields).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
  const parsed = talentFilterSchema.safeParse(single);
  if (!parsed.success) throw new DomainError('request.invalid', 'no filters of the talent pool');
  const valid = Object.entries(parsed.data).flatMap(([name, value]) =>
    value === undefined ? [] : (Array.isArray(value) ? value.toSorted() : [value]).map((each) => [name, String(each)]),
  );
  return { filter: parsed.data, query: new URLSearchParams(valid.toSorted()).toString() };
}

/** Lists the employer's saved searches, shared by its people, with how many profiles each finds now and how many of them are new. */
export async function listTalentSearches(ctx: Context, { employerId: asked }: Acting): Promise<TalentSearches> {
  const { person, employerId, actsFor } = await requirePoolAccess(ctx, 'talent_pool.read', asked);
  const rows = await ctx.db
    .select()
    .from(talentSearches)
    .where(eq(talentSearches.employerId, employerId))
    .orderBy(asc(talentSearches.createdAt), asc(talentSearches.id));
  const viewer = await findTalentViewer(ctx, { person, actsFor });
  const items = await Promise.all(
    rows.map(async ({ id, name, query, notifies, seenIds, createdAt }) => {
      const { filter } = readTalentQuery(query);
      const found = await findTalentIds(ctx, { viewer, filter, most: MAX_REMEMBERED });
      const seen = new Set(seenIds);
      return {
        id,
        name,
        query,
        notifies,
        count: found.length < MAX_REMEMBERED ? found.length : await countTalent(ctx, { viewer, filter }),
        fresh: found.filter((each) => !seen.has(each)).length,
        createdAt: createdAt.toISOString(),
      };
    }),
  );
  return { items, total: items.length, page: 1, pageSize: MAX_TALENT_SEARCHES };
}

export async function saveTalentSearch(
  ctx: Context,
  { employerId: asked, name, query: given, notifies }: SaveTalentSearch & Acting,
): Promise<TalentSearches> {
  const { person, employerId, actsFor } = await requirePoolAccess(ctx, 'talent_pool.read', asked);
  const { filter, query } = readTalentQuery(given);
  const viewer = await findTalentViewer(ctx, { person, actsFor });
  const found = await findTalentIds(ctx, { viewer, filter, most: MAX_REMEMBERED });
  await ctx.db.transaction(async (tx) => {
    // One at a time for an employer, so that the count holds.
    await tx.select({ id: employers.id }).from(employers).where(eq(employers.id, employerId)).for('no key update');
    const count = await tx.$count(talentSearches, eq(talentSearches.employerId, employerId));
    if (count >= MAX_TALENT_SEARCHES) throw new DomainError('talent_search.limit_reached');
    const [row] = await tx
      .insert(talentSearches)
      .values({
        id: randomUUID(),
        employerId,
        userId: person.userId,
        name,
        query,
        notifies,
        seenIds: found,
        toldIds: found,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new DomainError('talent_search.exists');
  });
  return listTalentSearches(ctx, { employerId });
}

const isOwn = (id: string, employerId: string) => {
  if (!isId(id)) throw new DomainError('talent_search.not_found');
  return and(eq(talentSearches.id, id), eq(talentSearches.employerId, employerId));
};

export async function changeTalentSearch(
  ctx: Context,
  { id, employerId: asked, name, notifies }: ChangeTalentSearch & Acting & { id: string },
): Promise<TalentSearches> {
  const { employerId } = await requirePoolAccess(ctx, 'talent_pool.read', asked);
  const [row] = await ctx.db.select().from(talentSearches).where(isOwn(id, employerId));
  if (!row) throw new DomainError('talent_search.not_found');
  await ctx.db
    .update(talentSearches)
    .set({ name: name ?? row.name, notifies: notifies ?? row.notifies })
    .where(eq(talentSearches.id, id));
  return listTalentSearches(ctx, { employerId });
}

/** The person has opened it: what is found from now on is new. */
export async function markTalentSearchSeen(
  ctx: Context,
  { id, employerId: asked }: Acting & { id: string },
): Promise<TalentSearches> {
  const { person, employerId, actsFor } = await requirePoolAccess(ctx, 'talent_pool.read', asked);
  const [row] = await ctx.db.select().from(talentSearches).where(isOwn(id, employerId));
  if (!row) throw new DomainError('talent_search.not_found');
  const viewer = await findTalentViewer(ctx, { person, actsFor });
  const { filter } = readTalentQuery(row.query);
  const seenIds = await findTalentIds(ctx, { viewer, filter, most: MAX_REMEMBERED });
  await ctx.db.update(talentSearches).set({ seenIds, toldIds: seenIds }).where(eq(talentSearches.id, id));
  return listTalentSearches(ctx, { employerId });
}

export async function deleteTalentSearch(
  ctx: Context,
  { id, employerId: asked }: Acting & { id: string },
): Promise<TalentSearches> {
  const { employerId } = await requirePoolAccess(ctx, 'talent_pool.read', asked);
  const deleted = await ctx.db.delete(talentSearches).where(isOwn(id, employerId)).returning();
  if (deleted.length === 0) throw new DomainError('talent_search.not_found');
  return listTalentSearches(ctx, { employerId });
}
