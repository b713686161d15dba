import { foldText } from '../language/fold-text.ts';
import type { FoundConcept } from '../taxonomy/find-concepts.ts';
import { wordsOfForm } from '../taxonomy/form-words.ts';
import { DEPARTMENTS, MEDICAL_FIELDS, OCCUPATIONS } from '../taxonomy/taxonomy.ts';
import { wordsOf } from '../taxonomy/trade-words.ts';
import { conceptAlternatives } from './concept-alternatives.ts';
import type { Alternative } from './query-plan.ts';
import { BEGUN_FACTOR } from './ranking-points.ts';

/** A word of the trade that a typed beginning may become. */
type Completion = { text: string; folded: string; kind: FoundConcept['kind']; key: string };

const SHORTEST_BEGINNING = 3;
/** A beginning of more than these says too little to stand for all of them: three letters, or more. */
const [FEW_MEANINGS, MOST_MEANINGS] = [4, 12];

const COMPLETIONS: readonly Completion[] = [
  ...OCCUPATIONS.flatMap(({ key, forms, fields }) => toCompletions('occupation', key, [...forms, ...fields])),
  ...MEDICAL_FIELDS.flatMap(({ key, label, forms }) => toCompletions('specialty', key, [label.de, ...forms])),
  ...DEPARTMENTS.flatMap(({ key, label, forms }) => toCompletions('department', key, [label.de, ...forms])),
].sort((a, b) => (a.folded < b.folded ? -1 : Number(a.folded > b.folded)));

/** Words that mean something by themselves: "Kinder" is no prefix of "Kinderarzt". */
const WHOLE_WORDS = new Set(
  [...OCCUPATIONS, ...MEDICAL_FIELDS, ...DEPARTMENTS]
    .flatMap(({ forms, english, label }) => [...forms, ...english, label.de])
    .flatMap(wordsOf)
    .map(foldText),
);

function toCompletions(kind: Completion['kind'], key: string, forms: readonly string[]): Completion[] {
  const names = new Map(forms.filter((form) => wordsOf(form).length === 1).map((form) => [foldText(form), form]));
  return [...names].map(([folded, text]) => ({ text, folded, kind, key }));
}

/** Returns the completions of a typed prefix such as "psych", "kardio" or "notauf". None for a whole word. */
export function completionsOf(folded: string): readonly Completion[] {
  if (folded.length < SHORTEST_BEGINNING || WHOLE_WORDS.has(folded)) return [];
  const first = firstAtLeast(folded);
  let behind = first;
  while (COMPLETIONS[behind]?.folded.startsWith(folded)) behind += 1;
  const found = COMPLETIONS.slice(first, behind);
  const meanings = new Set(found.map(({ kind, key }) => `${kind} ${key}`));
  return meanings.size > (folded.length > SHORTEST_BEGINNING ? MOST_MEANINGS : FEW_MEANINGS) ? [] : found;
}

const SHORTEST_HEAD = 9;
const HEADS: ReadonlyMap<string, Completion> = new Map(
  COMPLETIONS.filter(({ kind, folded }) => kind === 'occupation' && folded.length >= SHORTEST_HEAD).map((each) => [
    each.folded,
    each,
  ]),
);

/** Returns the occupation at the end of a compound that nobody wrote down: "Gemeindekrankenschwester". A short one may be of any trade. */
export function headOf(folded: string): Completion | null {
  for (let at = 1; at <= folded.length - SHORTEST_HEAD; at += 1) {
    const head = HEADS.get(folded.slice(at));
    if (head) return head;
  }
  return null;
}

/** A prefix is matched by whatever it may become, a compound by its head: less surely than by the word itself. */
export function completionAlternatives(folded: string): Alternative[] {
  const head = headOf(folded);
  return [...completionsOf(folded), ...(head ? [head] : [])].flatMap(({ text, kind, key }) => {
    const words = wordsOfForm(text);
    const concept = { kind, key, start: 0, end: words.length, isShortForm: false };
    return conceptAlternatives(concept, words).map((each) => ({
      ...each,
      points: Math.round(each.points * BEGUN_FACTOR),
      match: 'narrower' as const,
    }));
  });
}

function firstAtLeast(folded: string): number {
  let [low, high] = [0, COMPLETIONS.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((COMPLETIONS[middle]?.folded ?? '') < folded) low = middle + 1;
    else high = middle;
  }
  return low;
}
