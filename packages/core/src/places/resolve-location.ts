import { findLocation, type ResolvedLocation } from '@stellenvisite/search/taxonomy/places/find-location';
import type { Context } from '../context.ts';

export type { ResolvedLocation };

/** What people write into a place field, found in this process's list of places. */
export async function resolveLocation(_ctx: Context, text: string): Promise<ResolvedLocation> {
  return findLocation(text);
}
