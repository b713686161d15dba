import { putBitSlices } from './bit-slices.ts';
import { createColumns, type FactStore } from './fact-store.ts';

/**
 * The facts of these docs alone, each under its place in the list. Everything that filters and matches docs works on it as on
 * the whole store, but with bitmaps of a few words.
 */
export function projectStore(store: FactStore, docs: readonly number[]): FactStore {
  const { bitSlices, ...columns } = createColumns(docs.length);
  for (const name of Object.keys(columns) as (keyof typeof columns)[]) {
    for (const [place, doc] of docs.entries()) columns[name][place] = store[name][doc] ?? 0;
  }
  for (const place of docs.keys()) putBitSlices(bitSlices, place, columns.traits[place], columns.extras[place]);
  return { ...store, ...columns, bitSlices, size: docs.length };
}
