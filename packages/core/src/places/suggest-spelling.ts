import { foldPlaceName } from './fold-place-name.ts';
import { placeBook } from './place-book.ts';

type Spelling = { name: string; trigrams: number; weight: number };
type SpellingBook = { spellings: Spelling[]; byTrigram: Map<string, number[]> };

const MIN_SIMILARITY = 0.3;
/** A large place is the likelier meaning of two equally near spellings. */
const WEIGHT = 0.015;
const REGION_WEIGHT = 12;

let book: SpellingBook | undefined;

/** Reads the names once; whoever has time does it before somebody waits. */
export function prepareSpellings(): SpellingBook {
  book ??= buildSpellingBook();
  return book;
}

/** The place, region or country whose name shares most groups of three letters with a text that is none. */
export function suggestSpelling(text: string): string | null {
  const folded = foldPlaceName(text);
  if (folded.length < 3 || /^\d/.test(folded)) return null;
  const { spellings, byTrigram } = prepareSpellings();
  const wanted = trigramsOf(folded);
  const shared = new Map<number, number>();
  for (const trigram of wanted) {
    for (const index of byTrigram.get(trigram) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
  }
  let best: { name: string; score: number } | null = null;
  for (const [index, common] of shared) {
    const spelling = spellings[index];
    if (!spelling) continue;
    const near = common / (wanted.size + spelling.trigrams - common);
    const score = near + spelling.weight;
    if (near >= MIN_SIMILARITY && (!best || score > best.score)) best = { name: spelling.name, score };
  }
  return best?.name ?? null;
}

function buildSpellingBook(): SpellingBook {
  const byTrigram = new Map<string, number[]>();
  const spellings: Spelling[] = [];
  for (const { kind, name, names, population } of placeBook().places) {
    for (const spelling of kind === 'city' ? names.slice(0, 1) : names) {
      const trigrams = trigramsOf(spelling);
      const weight = WEIGHT * (kind === 'region' || kind === 'country' ? REGION_WEIGHT : Math.log(population + 2));
      for (const trigram of trigrams) push(byTrigram, trigram, spellings.length);
      spellings.push({ name, trigrams: trigrams.size, weight });
    }
  }
  return { spellings, byTrigram };
}

/** As PostgreSQL's pg_trgm cuts them: each word with two blanks before and one behind. */
function trigramsOf(folded: string): Set<string> {
  const trigrams = new Set<string>();
  for (const word of folded.split(' ')) {
    const padded = `  ${word} `;
    for (let start = 0; start + 3 <= padded.length; start += 1) trigrams.add(padded.slice(start, start + 3));
  }
  return trigrams;
}

function push(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
