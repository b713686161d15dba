import type { FactStore } from '../columns/fact-store.ts';
import type { SearchContext } from '../search-context.ts';
import { requireIndex } from './search-index.ts';

/** Work of our own may have one context for hours. */
const LONGEST_ANSWER_MS = 500;

const askedAt = new WeakMap<SearchContext, number>();

/**
 * The index as it was when an answer was asked for. An answer counts in several places, the searches it offers included: one
 * look for changes will do for all of them, and what came after the question is for the next one.
 */
export function catchUp(ctx: SearchContext): Promise<FactStore> {
  const now = performance.now();
  const asked = askedAt.get(ctx) ?? Number.NEGATIVE_INFINITY;
  if (now - asked > LONGEST_ANSWER_MS) askedAt.set(ctx, now);
  return requireIndex(ctx).catchUp(askedAt.get(ctx));
}
