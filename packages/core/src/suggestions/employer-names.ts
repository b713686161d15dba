import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FactStore } from '@stellenvisite/search/columns/fact-store';
import { foldWords } from './how-it-begins.ts';
import { createRenewed } from './renewed.ts';

/** The names of a store's employers in one text, a line for each: it is looked through faster than as many names. */
export type EmployerNames = {
  /** Folded, with a line end before and behind each. */
  text: string;
  /** By the employer's number where its line begins, and behind the last one where the next would. */
  starts: Uint32Array;
};

const MAX_AGE_MS = 20_000;
const NAMES_A_TURN = 2_000;
const lastRead = new WeakMap<FactStore, { names: EmployerNames; employerChanges: number }>();

/** Names change seldom: they are folded anew only where the store has seen an employer change. */
export const employerNames = createRenewed(async (store: FactStore): Promise<EmployerNames> => {
  const { employerChanges } = store;
  const known = lastRead.get(store);
  if (known?.employerChanges === employerChanges) return known.names;
  const names = await foldNames(store);
  lastRead.set(store, { names, employerChanges });
  return names;
}, MAX_AGE_MS);

/** Some at a time, so that nobody's answer waits for all of them. */
export async function foldNames(store: FactStore): Promise<EmployerNames> {
  const parts = ['\n'];
  const count = store.employers.size;
  const starts = new Uint32Array(count + 1);
  starts[0] = 1;
  for (let from = 0; from < count; from += NAMES_A_TURN) {
    if (from > 0) await nextTurn();
    for (let number = from; number < Math.min(from + NAMES_A_TURN, count); number += 1) {
      const line = `${foldWords(employerNameOf(store, number))}\n`;
      parts.push(line);
      starts[number + 1] = (starts[number] ?? 0) + line.length;
    }
  }
  return { text: parts.join(''), starts };
}

export function employerNameOf({ names, employerName }: FactStore, number: number): string {
  return names.textOf(employerName[number] ?? 0);
}
