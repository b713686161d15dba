import { editDistance } from '../../language/edit-distance.ts';
import { foldPlaceName } from './fold-place-name.ts';
import { placeBook } from './place-book.ts';

type Spelling = { name: string; folded: string; trigrams: number; weight: number };
type SpellingBook = { spellings: Spelling[]; byTrigram: Map<string, number[]> };

const MIN_SIMILARITY = 0.3;
/** A large place is the likelier meaning of two equally near spellings. */
const WEIGHT = 0.015;
/** Below that of a large town: whoever misspells Luzern means the town. */
const REGION_WEIGHT = 11;
const LETTERS_A_TYPO = 4;
/** A short name is one letter away from many villages; only a town is likely enough. */
const SHORT_NAME = 8;
const TOWN_WEIGHT = WEIGHT * Math.log(10_000);
/** "Klagenfurt" of "Klagenfurt am Wörthersee": the beginning that people write. */
const SHORTEST_BEGINNING = 6;

let book: SpellingBook | undefined;

/** Reads the names once; whoever has time does it before somebody waits. */
export function prepareSpellings(): SpellingBook {
  book ??= buildSpellingBook();
  return book;
}

/** The place, region or country whose name shares most groups of three letters with a text that is none, and is near it. */
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
    if (near < MIN_SIMILARITY || (best && score <= best.score)) continue;
    if (folded.length < SHORT_NAME && spelling.weight < TOWN_WEIGHT) continue;
    if (isFewTyposAway(folded, spelling.folded)) best = { name: spelling.name, score };
  }
  return best?.name ?? null;
}

/** One typo is allowed in every four letters: more of them are another name. */
function isFewTyposAway(text: string, name: string): boolean {
  const most = Math.max(1, Math.floor((text.length + 1) / LETTERS_A_TYPO));
  return editDistance(text, name, most) <= most;
}

function buildSpellingBook(): SpellingBook {
  const byTrigram = new Map<string, number[]>();
  const spellings: Spelling[] = [];
  for (const { kind, name, names, population } of placeBook().places) {
    for (const spelling of kind === 'city' ? withBeginning(names[0] ?? '') : names) {
      const trigrams = trigramsOf(spelling);
      const weight = WEIGHT * (kind === 'region' || kind === 'country' ? REGION_WEIGHT : Math.log(population + 2));
      for (const trigram of trigrams) push(byTrigram, trigram, spellings.length);
      spellings.push({ name, folded: spelling, trigrams: trigrams.size, weight });
    }
  }
  return { spellings, byTrigram };
}

function withBeginning(name: string): string[] {
  const beginning = name.split(/ (?:am|an|im|in|bei|vor|ob|auf) /)[0] ?? name;
  return beginning === name || beginning.length < SHORTEST_BEGINNING ? [name] : [name, beginning];
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
