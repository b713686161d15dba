import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as german } from '@zxcvbn-ts/language-de';

/** Of zxcvbn's 0 to 4: below it a password falls to a few hundred thousand guesses. */
const LEAST_SCORE = 2;
/** The time it takes grows with the square of the length, and anybody may ask. */
const LOOKED_AT = 24;

let zxcvbn: ZxcvbnFactory | undefined;

/** Checks whether words, names, years, keyboard rows and repetitions explain most of a password. Loads the dictionaries on first use. */
export function isGuessable(password: string): boolean {
  zxcvbn ??= new ZxcvbnFactory({ dictionary: { ...common, ...german }, graphs: adjacencyGraphs });
  const characters = [...password];
  const ends = [characters.slice(0, LOOKED_AT), characters.slice(-LOOKED_AT)];
  const parts = new Set(ends.map((part) => part.join('')));
  for (const part of parts) if (!isExplained(zxcvbn.check(part))) return false;
  return true;
}

/** Checks whether patterns explain a weak part. A part that is random but short is left to the length rule. */
function isExplained({ score, sequence }: ReturnType<ZxcvbnFactory['check']>): boolean {
  return score < LEAST_SCORE && sequence.some(({ pattern }) => pattern !== 'bruteforce');
}
