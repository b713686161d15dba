import { randomUUID } from 'node:crypto';
import { MAX_SAVED_SEARCHES } from '@stellenvisite/contract/saved-searches';
import type { SavedSearch, SaveSearch } from '@stellenvisite/contract/saved-searches.schema';
import type { Tx } from '@stellenvisite/db/client';
import { savedSearches } from '@stellenvisite/db/schema/saved-searches';
import { and, eq } from 'drizzle-orm';
import { lockPerson } from '../auth/users/lock-person.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { canonicalQuery, readAddress } from '../job-alerts/canonical-query.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { countNewJobs } from './count-new-jobs.ts';
import { type SavedSearchRow, toSavedSearch } from './saved-search-view.ts';

/** Saved again it stays the same one, under the name given last. */
export async function saveSearch(ctx: Context, { name, query, seenAt }: SaveSearch): Promise<SavedSearch> {
  const { userId } = await requirePermission(ctx, 'saved_search.write');
  const search = readAddress(query);
  if (!search) throw new DomainError('request.invalid', 'query holds no search');
  const now = ctx.now();
  const wanted = { userId, name, query: canonicalQuery(search) };
  const row = await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    return (await rename(tx, wanted)) ?? (await add(tx, { ...wanted, seenAt: earlier(now, seenAt), createdAt: now }));
  });
  return toSavedSearch(row, await countNewJobs(ctx, row));
}

type Wanted = Pick<SavedSearchRow, 'userId' | 'name' | 'query'>;

async function rename(tx: Tx, { userId, name, query }: Wanted): Promise<SavedSearchRow | undefined> {
  const [row] = await tx
    .update(savedSearches)
    .set({ name })
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.query, query)))
    .returning();
  return row;
}

async function add(tx: Tx, values: Omit<SavedSearchRow, 'id'>): Promise<SavedSearchRow> {
  const kept = await tx.$count(savedSearches, eq(savedSearches.userId, values.userId));
  if (kept >= MAX_SAVED_SEARCHES) throw new DomainError('saved_search.limit_reached');
  const [row] = await tx
    .insert(savedSearches)
    .values({ id: randomUUID(), ...values })
    .returning();
  if (!row) throw new Error('an insert without conflict returns its row');
  return row;
}

const earlier = (now: Date, seenAt?: string) => new Date(Math.min(now.getTime(), Date.parse(seenAt ?? '') || Infinity));
