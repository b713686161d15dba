import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { Understood } from '@stellenvisite/contract/jobs/job-search.schema';
import type { Word } from '../language/analyse-text.ts';
import { isCommonWord } from '../language/common-words.ts';
import { type ConceptKind, type FoundConcept, findConcepts } from '../taxonomy/find-concepts.ts';
import { wordsOfForm } from '../taxonomy/form-words.ts';
import { MEDICAL_FIELDS } from '../taxonomy/taxonomy.ts';
import { conceptAlternatives, employerByName, isNameOfKind, keyAlternatives } from './concept-alternatives.ts';
import {
  isDoctor,
  specialistAlternatives,
  TRAINING,
  trainingAlternatives,
  treatingAlternatives,
} from './occupation-alternatives.ts';
import { completionAlternatives } from './prefix-completions.ts';
import type { Alternative } from './query-plan.ts';
import { POINTS } from './ranking-points.ts';
import { alternative, stemsOf, termsOfWords, wordAlternatives } from './word-alternatives.ts';

/** A part of the question on its way to be a unit of the plan. */
export type Draft = {
  kind: Extract<
    Understood['kind'],
    'occupation' | 'level' | 'specialty' | 'department' | 'employer' | 'word' | 'phrase' | 'location'
  >;
  /** Its possible meanings: keys of its kind. */
  keys: string[];
  /** The first, and the one behind the last: words here, tokens in the whole question. */
  from: number;
  to: number;
  /** Words before it that only lead to it. */
  lead?: number;
  alternatives: Alternative[];
  phrase?: string;
  /** Each thing it may mean, by kind and key of the taxonomy. */
  named?: NamedKey[];
};

/** A key of the taxonomy; of a kind of employer that of its word. */
export type NamedKey = { kind: ConceptKind; key: string };

const KINDS = {
  occupation: 'occupation',
  level: 'level',
  specialty: 'specialty',
  department: 'department',
  employerKind: 'employer',
} as const;

/** Returns the concepts that words name, without the ways to search for them. */
export function nameConcepts(words: readonly Word[]): Pick<Draft, 'kind' | 'from' | 'to'>[] {
  return meantConcepts(findConcepts(words), undefined).map(({ kind, start, end }) => ({
    kind: KINDS[kind],
    from: start,
    to: end,
  }));
}

/** Drafts the units of a query from words: known concepts of the trade first, then each other word by itself. */
export function draftConcepts(words: readonly Word[], country: Country | undefined, isSentence: boolean): Draft[] {
  const concepts = meantConcepts(findConcepts(words, country), country);
  const isTreating = words.some(({ stem }) => TREATED.has(stem));
  const drafts = new Map<string, Draft>();
  for (const concept of concepts) {
    const { kind, key, start, end } = concept;
    const alternatives = alternativesOf(concept, concepts, words.slice(start, end), isTreating);
    const place = `${start} ${end} ${kind === 'occupation' || kind === 'level' ? kind : 'field'}`;
    const known = drafts.get(place);
    const isOther = kind === 'employerKind' && known !== undefined && !isNameOfKind(words.slice(start, end));
    const named = [...(known?.named ?? []), ...(isOther ? [] : [{ kind, key: concept.term ?? key }])];
    if (!known) drafts.set(place, { kind: KINDS[kind], keys: [key], from: start, to: end, alternatives, named });
    else {
      known.named = named;
      known.alternatives.push(...alternatives);
      if (KINDS[kind] === known.kind) known.keys.push(key);
    }
  }
  const isNamed = (index: number) => concepts.some(({ start, end }) => start <= index && index < end);
  const plain = words.flatMap((word, index): Draft[] =>
    isNamed(index)
      ? []
      : [{ kind: 'word', keys: [], from: index, to: index + 1, ...plainWord(word, concepts, isSentence) }],
  );
  return [...drafts.values(), ...withFigures(plain, words)];
}

const FIGURE = /^\d{1,3}$/;
const MAX_COUNTED = 2;

/** A figure means something only with what it counts: "4 Tage Woche", "24 Stunden". */
function withFigures(plain: readonly Draft[], words: readonly Word[]): Draft[] {
  const joined: Draft[] = [];
  for (const draft of plain) {
    const before = joined.at(-1);
    const isCounted = before && before.to === draft.from && before.to - before.from <= MAX_COUNTED;
    if (isCounted && draft.kind === 'word' && FIGURE.test(words[before.from]?.text ?? '')) {
      const stems = stemsOf(words.slice(before.from, draft.to));
      const alternatives = [
        alternative(termsOfWords('title', stems), POINTS.titleExact, 'title'),
        alternative(termsOfWords('text', stems), POINTS.text, 'text'),
      ];
      joined[joined.length - 1] = { ...before, to: draft.to, alternatives };
    } else joined.push(draft);
  }
  return joined;
}

const TREATED = new Map(
  MEDICAL_FIELDS.flatMap(({ key, treats }) =>
    treats.flatMap((form) => stemsOf(wordsOfForm(form)).map((stem) => [stem, key])),
  ),
);

/** Drafts a word that names no concept. "Arzt für Kinder" is a Kinderarzt; without a doctor, children are a word like any other. */
function plainWord(
  word: Word,
  all: readonly FoundConcept[],
  isSentence: boolean,
): Pick<Draft, 'alternatives'> & Partial<Draft> {
  const key = all.some((each) => each.kind === 'occupation' && isDoctor(each.key)) && TREATED.get(word.stem);
  // Nobody looks for the everyday words of a sentence.
  if (!key && isSentence && isCommonWord(word.text)) return { alternatives: [] };
  if (!key) return { alternatives: [...wordAlternatives(word), ...completionAlternatives(word.text)] };
  const concept = { kind: 'specialty', key, start: 0, end: 1, isShortForm: false } as const;
  // Children in the title make no doctor more of a Kinderarzt.
  const alternatives = keyAlternatives(concept, [word]).map((each) => ({
    ...each,
    points: Math.min(each.points, POINTS.department),
  }));
  return { kind: 'specialty', keys: [key], alternatives };
}

function alternativesOf(
  concept: FoundConcept,
  all: readonly FoundConcept[],
  words: readonly Word[],
  isTreating: boolean,
): Alternative[] {
  const { kind, key, start, end } = concept;
  const isParallel = (other: ConceptKind, at: FoundConcept) =>
    at.kind === other && at.start === start && at.end === end;
  const hasTraining = all.some((other) => other.kind === 'occupation' && other.key === TRAINING);
  if (kind === 'occupation' && hasTraining && key !== TRAINING) return trainingAlternatives(key, words);
  if (kind === 'occupation' && key === 'arzt' && all.some((other) => isParallel('specialty', other))) {
    return specialistAlternatives(words);
  }
  if (kind === 'occupation' && key === 'arzt' && isTreating) return treatingAlternatives();
  if (kind !== 'occupation' && all.some((other) => isParallel('occupation', other))) {
    // "Kinderarzt" is not taken apart: children and doctors stand together in other titles too.
    const title = alternative(termsOfWords('title', stemsOf(words)), POINTS.titleExact, 'title');
    return [title, ...keyAlternatives(concept, words)];
  }
  const isField = all.some((other) => isParallel('specialty', other) || isParallel('department', other));
  if (kind === 'employerKind' && isField && !isNameOfKind(words)) return employerByName(words);
  return conceptAlternatives(concept, words);
}

/** Of two readings of the same words the longer one is meant. A level that its occupation tells says nothing more. */
function meantConcepts(found: readonly FoundConcept[], country: Country | undefined): FoundConcept[] {
  const covers = (one: FoundConcept, other: FoundConcept) => one.start < other.end && other.start < one.end;
  const lengthOf = ({ start, end }: FoundConcept) => end - start;
  const hasSpecialty = found.some(({ kind }) => kind === 'specialty');
  return found
    .filter((concept) => {
      const others = found.filter((other) => other !== concept && covers(other, concept));
      if (concept.kind === 'level') return !others.some(({ kind }) => kind === 'occupation');
      return !others.some((other) => other.kind !== 'level' && lengthOf(other) > lengthOf(concept));
    })
    .filter((concept, _, all) => !hasSpecialty || !isAssistantOfDoctor(concept, all))
    .map((concept, _, all) => settle(concept, all, country));
}

/** "OA Kardiologie" is the Oberarzt, wherever it may mean somebody else. */
function isAssistantOfDoctor(concept: FoundConcept, all: readonly FoundConcept[]): boolean {
  return !isDoctor(concept.key) && otherMeanings(concept, all).some(({ key }) => isDoctor(key));
}

function otherMeanings(concept: FoundConcept, all: readonly FoundConcept[]): FoundConcept[] {
  const { kind, key, start, isShortForm } = concept;
  return isShortForm ? all.filter((each) => each.kind === kind && each.key !== key && each.start === start) : [];
}

/** Where a short form means one thing only, or the place decides, it is meant everywhere. */
function settle(concept: FoundConcept, all: readonly FoundConcept[], country: Country | undefined): FoundConcept {
  const { countries, ...meaning } = concept;
  const isAmbiguous = country === undefined && otherMeanings(concept, all).length > 0;
  return countries && isAmbiguous ? concept : meaning;
}
