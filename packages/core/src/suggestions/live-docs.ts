import type { Context } from '../context.ts';
import type { ResolvedLocation } from '../places/resolve-location.ts';
import type { FactStore } from '../search/fact-store.ts';
import { requireIndex } from '../search/search-index.ts';
import { isAt } from '../search/select-candidates.ts';

/** The docs of all live jobs: the first `count` of `docs`. */
export type LiveDocs = { store: FactStore; docs: Uint32Array; count: number };

export async function readLiveDocs(ctx: Context): Promise<LiveDocs> {
  const store = await requireIndex(ctx).catchUp();
  const { isPublished, postedAt, validThrough } = store;
  const now = ctx.now().getTime() / 1000;
  const docs = new Uint32Array(store.size);
  let count = 0;
  for (let doc = 0; doc < store.size; doc += 1) {
    if (isPublished[doc] === 1 && (postedAt[doc] ?? 0) <= now && (validThrough[doc] ?? 0) > now) docs[count++] = doc;
  }
  return { store, docs, count };
}

/** What a search at that place finds. */
export function countAt({ store, docs, count }: LiveDocs, location: ResolvedLocation): number {
  const isThere = isAt(store, location, undefined);
  let found = 0;
  for (let index = 0; index < count; index += 1) if (isThere(docs[index] ?? 0)) found += 1;
  return found;
}

/** How many jobs each employer has, all counted in one walk. */
export function countByEmployer({ store, docs, count }: LiveDocs): (employerId: string) => number {
  const counts = new Uint32Array(store.employers.list.length);
  for (let index = 0; index < count; index += 1) {
    const employer = store.employer[docs[index] ?? 0] ?? 0;
    counts[employer] = (counts[employer] ?? 0) + 1;
  }
  return (employerId) => counts[store.employers.find(employerId) ?? -1] ?? 0;
}
