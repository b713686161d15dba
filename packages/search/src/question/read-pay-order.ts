import { foldText } from '../language/fold-text.ts';
import type { Token } from '../sentence/read-tokens.ts';
import questionWords from '../taxonomy/question-words.json' with { type: 'json' };
import type { ReadFilter } from './read-filters.ts';

const DEGREES = new Set(questionWords.payDegrees.map(foldText));
const PAY = new Set(questionWords.payWords.map(foldText));
/** So many words may stand between "am meisten" and "verdienen". */
const MAX_BETWEEN = 8;
/** A single word for it. */
const ALONE =
  /^(?:best|gut|hoch|top|bestens|spitzen|hochst)(?:bezahl|verdien|dotiert|vergut|gehalt|lohn)|^ubertariflich|^lukrativ/;

/** Reads "gut bezahlt" and "wo verdient man am meisten" as the order of the jobs, unless a figure says how much. */
export function readPayOrder(tokens: readonly Token[], isTaken: (index: number) => boolean): ReadFilter[] {
  const pairs = tokens.flatMap((token, at) => {
    if (token.isPhrase || token.isExcluded || isTaken(at)) return [];
    if (ALONE.test(token.folded)) return [{ at, degree: at }];
    const degree = PAY.has(token.folded) ? findDegree(tokens, at, isTaken) : null;
    return degree === null ? [] : [{ at, degree }];
  });
  const [nearest] = pairs.toSorted((a, b) => Math.abs(a.at - a.degree) - Math.abs(b.at - b.degree));
  if (!nearest) return [];
  const { at, degree } = nearest;
  // Only neighbours are one name: between others stand words of their own.
  const isNext = Math.abs(degree - at) <= 1;
  const from = isNext ? Math.min(degree, at) : at;
  return [{ kind: 'sort', values: ['salary_desc'], lead: from, from, to: isNext ? Math.max(degree, at) + 1 : at + 1 }];
}

const BY = new Set(['nach', 'by']);
const SORTING = /^(?:sortier|ordne|sort|order|rank)/;

function findDegree(tokens: readonly Token[], at: number, isTaken: (index: number) => boolean): number | null {
  // "sortier mir die Stellen in der Schweiz nach Gehalt"
  if (BY.has(tokens[at - 1]?.folded ?? '') && tokens.some(({ folded }) => SORTING.test(folded))) return at - 1;
  for (let distance = 1; distance <= MAX_BETWEEN; distance += 1) {
    for (const index of [at - distance, at + distance]) {
      if (!isTaken(index) && DEGREES.has(tokens[index]?.folded ?? '')) return index;
    }
  }
  return null;
}
