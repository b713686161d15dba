import { diffWords as findChanges } from 'diff';

/** A run of words; `isOnlyHere` where the other text does not have them. */
export type WordRun = { text: string; isOnlyHere: boolean };

/** Two texts side by side: what each has and the other has not. */
export function diffWords(one: string, other: string): { one: WordRun[]; other: WordRun[] } {
  const changes = findChanges(one, other);
  return {
    one: changes.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value, isOnlyHere: removed })),
    other: changes.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, isOnlyHere: added })),
  };
}
