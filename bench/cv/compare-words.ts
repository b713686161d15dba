const FILLERS = new Set(
  'und and the of der die das des dem den im in am an auf zur zum zu bei als für for at as mit with e v a'.split(' '),
);

/** Returns the words of a text in lower case, without punctuation and words that carry no meaning. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FILLERS.has(word));
}

/** Checks whether a reading has all essential words of the expected text. */
export function containsWords(got: string, expected: string): boolean {
  const found = new Set(wordsOf(got));
  return wordsOf(expected).every((word) => found.has(word));
}

/** Checks whether every word of a reading comes from the parts. */
export function isMadeOf(got: string, parts: readonly (string | null)[]): boolean {
  const known = new Set(parts.flatMap((part) => wordsOf(part ?? '')));
  return wordsOf(got).every((word) => known.has(word));
}

/** Checks whether a text has the words in this order and case, not as a part of longer words. */
export function occursIn(text: string, words: string): boolean {
  const escaped = words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/** Checks whether two dates are the same; where the CV names a year alone, any month of it is. */
export const isSameDate = (expected: string | null, got: string | null): boolean =>
  expected === null || got === null
    ? expected === got
    : got === expected || (expected.length === 4 && got.startsWith(expected));

const LEAST_SCORE = 0.9;

/** Assigns to each expected entry the reading that resembles it most; none is assigned twice. */
export function assign<Expected, Got>(
  expected: readonly Expected[],
  got: readonly Got[],
  score: (one: Expected, other: Got) => number,
): [Expected, Got | null][] {
  const candidates = expected
    .flatMap((one, index) => got.map((other) => ({ index, other, points: score(one, other) })))
    .filter(({ points }) => points >= LEAST_SCORE)
    .sort((a, b) => b.points - a.points);
  const taken = new Map<number, Got>();
  for (const { index, other } of candidates)
    if (!taken.has(index) && ![...taken.values()].includes(other)) taken.set(index, other);
  return expected.map((one, index) => [one, taken.get(index) ?? null]);
}
