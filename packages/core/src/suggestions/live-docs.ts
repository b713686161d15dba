import type { Context } from '../context.ts';
import type { ResolvedLocation } from '../places/resolve-location.ts';
import type { FactStore } from '../search/fact-store.ts';
import { requireIndex } from '../search/search-index.ts';
import { isAt } from '../search/select-candidates.ts';

/** All live jobs: the first `count` of `docs`, and how many there are of each employer, by its number in the store. */
export type LiveDocs = { store: FactStore; docs: Uint32Array; count: number; byEmployer: Uint32Array };

export async function readLiveDocs(ctx: Context): Promise<LiveDocs> {
  const store = await requireIndex(ctx).catchUp();
  const { isPublished, postedAt, validThrough } = store;
  const now = ctx.now().getTime() / 1000;
  const docs = new Uint32Array(store.size);
  const byEmployer = new Uint32Array(store.employers.list.length);
  let count = 0;
  for (let doc = 0; doc < store.size; doc += 1) {
    if (isPublished[doc] !== 1 || (postedAt[doc] ?? 0) > now || (validThrough[doc] ?? 0) <= now) continue;
    docs[count++] = doc;
    const employer = store.employer[doc] ?? 0;
    byEmployer[employer] = (byEmployer[employer] ?? 0) + 1;
  }
  return { store, docs, count, byEmployer };
}

/** What a search at that place finds. */
export function countAt({ store, docs, count }: LiveDocs, location: ResolvedLocation): number {
  const isThere = isAt(store, location, undefined);
  let found = 0;
  for (let index = 0; index < count; index += 1) if (isThere(docs[index] ?? 0)) found += 1;
  return found;
}

export function countOfEmployer({ store, byEmployer }: LiveDocs, employerId: string): number {
  return byEmployer[store.employers.find(employerId) ?? -1] ?? 0;
}
