import { foldWord, isNear } from './fold-words.ts';

type Part = { word: string; isStem: boolean; isExact: boolean };
type Step = { anyOf: Part[]; gap: number };
export type Phrase = Step[];

/** Small words may stand between the words of a phrase. */
const USUAL_GAP = 2;
const LONG_GAP = 6;
const LEAST_FORGIVEN = 6;
const MORE_FORGIVEN = 10;

/**
 * A phrase as the data files write it: words in their order, `merk*` begins so, `a|b` is either one, `..` lets more words stand between,
 * `^` before the first word means that nothing stands before it.
 */
export function parsePhrase(text: string, { isExact = false }: { isExact?: boolean } = {}): Phrase {
  const steps: Step[] = [];
  let gap = USUAL_GAP;
  for (const written of text.split(/\s+/u)) {
    if (written === '..') {
      gap = LONG_GAP;
      continue;
    }
    const isFirst = written.startsWith('^');
    const anyOf = written
      .replace('^', '')
      .split('|')
      .map((word) => ({ word: foldWord(word.replace('*', '')), isStem: word.endsWith('*'), isExact }));
    steps.push({ anyOf, gap: isFirst ? 0 : steps.length === 0 ? Number.POSITIVE_INFINITY : gap });
    gap = USUAL_GAP;
  }
  return steps;
}

/** Whether the words hold the phrase, with a typo in a long word forgiven. */
export function holdsPhrase(words: readonly string[], phrase: Phrase, from = 0, step = 0): boolean {
  const wanted = phrase[step];
  if (!wanted) return true;
  const last = Math.min(words.length - 1, from + wanted.gap);
  for (let at = from; at <= last; at += 1) {
    const word = words[at];
    if (
      word !== undefined &&
      wanted.anyOf.some((part) => isMeant(word, part)) &&
      holdsPhrase(words, phrase, at + 1, step + 1)
    )
      return true;
  }
  return false;
}

function isMeant(word: string, { word: wanted, isStem, isExact }: Part): boolean {
  if (isStem ? word.startsWith(wanted) : word === wanted) return true;
  if (isExact || wanted.length < LEAST_FORGIVEN || word[0] !== wanted[0]) return false;
  const most = wanted.length >= MORE_FORGIVEN ? 2 : 1;
  if (!isStem) return isNear(word, wanted, most);
  return [0, 1, -1].some((more) => isNear(word.slice(0, wanted.length + more), wanted, 1));
}
