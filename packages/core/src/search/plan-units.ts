import type { Country } from '@stellenvisite/contract/countries';
import type { Understood } from '@stellenvisite/contract/job-search';
import type { Word } from './analyse-text.ts';
import { conceptAlternatives, trainingAlternatives } from './concept-alternatives.ts';
import { type FoundConcept, findConcepts } from './find-concepts.ts';
import type { Alternative } from './query-plan.ts';
import type { Token } from './read-tokens.ts';
import { narrowerOf } from './taxonomy.ts';
import { asSpelling, phraseAlternatives, wordAlternatives } from './word-alternatives.ts';

/** A part of the question on its way to be a unit of the plan. */
export type Draft = {
  kind: Extract<
    Understood['kind'],
    'occupation' | 'level' | 'specialty' | 'department' | 'employer' | 'word' | 'phrase'
  >;
  /** Of an occupation, all it may mean. */
  keys: string[];
  /** The tokens it was read from: the first, and the one behind the last. */
  from: number;
  to: number;
  alternatives: Alternative[];
  phrase?: string;
};

const TRAINING = 'ausbildung';
const KINDS = {
  occupation: 'occupation',
  level: 'level',
  specialty: 'specialty',
  department: 'department',
  employerKind: 'employer',
} as const;

/** What the words of one run of tokens name; each word knows its token. */
type Run = { words: Word[]; tokens: number[] };

/** The parts of the question that say what is looked for, in their order. */
export function draftUnits(tokens: readonly Token[], isFree: (index: number) => boolean, country?: Country): Draft[] {
  const phrases = tokens.flatMap((token, index) =>
    token.isPhrase && token.words.length > 0 && isFree(index) ? [draftPhrase(token, index)] : [],
  );
  const drafts = runsOf(tokens, isFree).flatMap((run) => draftRun(run, tokens, country));
  return [...phrases, ...drafts].sort((a, b) => a.from - b.from);
}

function draftPhrase({ text, words }: Token, index: number): Draft {
  return {
    kind: 'phrase',
    keys: [],
    from: index,
    to: index + 1,
    alternatives: phraseAlternatives(words),
    phrase: text,
  };
}

/** A name does not reach over a comma, a phrase or a word that is not wanted. */
function runsOf(tokens: readonly Token[], isFree: (index: number) => boolean): Run[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (const [index, token] of tokens.entries()) {
    if (token.isPhrase) isOpen = false;
    if (token.isPhrase || !isFree(index)) continue;
    const last = runs.at(-1);
    const run = last && isOpen && token.link === 'none' && !token.isExcluded ? last : { words: [], tokens: [] };
    if (run !== last) runs.push(run);
    isOpen = !token.isExcluded;
    run.words.push(...token.words);
    run.tokens.push(...token.words.map(() => index));
  }
  return runs;
}

function draftRun({ words, tokens: at }: Run, tokens: readonly Token[], country: Country | undefined): Draft[] {
  const concepts = longestConcepts(findConcepts(words, country)).map((each, _, all) => settled(each, all, country));
  const hasTraining = concepts.some(({ kind, key }) => kind === 'occupation' && key === TRAINING);
  const drafts = new Map<string, Draft>();
  for (const concept of concepts) {
    const own = words.slice(concept.start, concept.end);
    const isTrainedFor = hasTraining && concept.kind === 'occupation' && concept.key !== TRAINING;
    const alternatives = isTrainedFor ? trainingAlternatives(concept.key, own) : conceptAlternatives(concept, own);
    const role = concept.kind === 'occupation' || concept.kind === 'level' ? concept.kind : 'field';
    const place = `${concept.start} ${concept.end} ${role}`;
    const known = drafts.get(place);
    const range = { from: at[concept.start] ?? 0, to: (at[concept.end - 1] ?? 0) + 1 };
    if (known) {
      known.alternatives.push(...alternatives);
      if (KINDS[concept.kind] === known.kind) known.keys.push(concept.key);
    } else drafts.set(place, { kind: KINDS[concept.kind], keys: [concept.key], ...range, alternatives });
  }
  const isNamed = (index: number) => concepts.some(({ start, end }) => start <= index && index < end);
  const plain = words.flatMap((word, index): Draft[] => {
    const token = at[index] ?? 0;
    if (isNamed(index)) return [];
    return [{ kind: 'word', keys: [], from: token, to: token + 1, alternatives: wordAlternatives(word) }];
  });
  return [...drafts.values(), ...plain].map((draft) => spelled(draft, tokens));
}

/** Of two readings of the same words the longer one is meant. A level that its occupation tells says nothing more. */
function longestConcepts(concepts: readonly FoundConcept[]): FoundConcept[] {
  const covers = (one: FoundConcept, other: FoundConcept) => one.start < other.end && other.start < one.end;
  return concepts.filter((concept) => {
    const others = concepts.filter((other) => other !== concept && covers(other, concept));
    if (concept.kind === 'level') return !others.some(({ kind }) => kind === 'occupation');
    return !others.some((other) => other.kind !== 'level' && other.end - other.start > concept.end - concept.start);
  });
}

/** Where a short form means one thing only, or the place decides, it is meant everywhere. */
function settled(concept: FoundConcept, all: readonly FoundConcept[], country: Country | undefined): FoundConcept {
  const { countries, ...meaning } = concept;
  const isAmbiguous = all.some(
    ({ kind, key, start }) => kind === concept.kind && key !== concept.key && start === concept.start,
  );
  return countries && isAmbiguous && country === undefined ? concept : meaning;
}

function spelled(draft: Draft, tokens: readonly Token[]): Draft {
  const isCorrected = tokens.slice(draft.from, draft.to).some((token) => token.isCorrected);
  return isCorrected ? { ...draft, alternatives: asSpelling(draft.alternatives) } : draft;
}

/** "OTA ATA", "MFA, ZFA" and "a oder b" are one part of the question, met by either. */
export function mergeDrafts(drafts: readonly Draft[], tokens: readonly Token[]): Draft[] {
  const merged: Draft[] = [];
  for (const draft of drafts) {
    const before = merged.at(-1);
    const one = before && mergeTwo(before, draft, tokens);
    if (one) merged[merged.length - 1] = one;
    else merged.push(draft);
  }
  return merged;
}

function mergeTwo(before: Draft, draft: Draft, tokens: readonly Token[]): Draft | null {
  if (tokens[before.from]?.isExcluded || tokens[draft.from]?.isExcluded || before.from === draft.from) return null;
  const link = tokens[draft.from]?.link ?? 'none';
  if (link === 'list' && isSaidAgain(before, draft, tokens)) return { ...draft, from: before.from };
  const areOccupations = before.kind === 'occupation' && draft.kind === 'occupation' && !isTraining(before, draft);
  const isList = link === 'list' && before.kind === draft.kind && draft.kind !== 'word';
  if (!areOccupations && link !== 'or' && !isList) return null;
  const range = { from: before.from, to: draft.to };
  if (areOccupations && link === 'none') {
    if (isNarrower(draft, before)) return { ...draft, ...range };
    if (isNarrower(before, draft)) return { ...before, ...range };
  }
  const keys = [...new Set([...before.keys, ...draft.keys])];
  return { ...before, ...range, keys, alternatives: [...before.alternatives, ...draft.alternatives] };
}

/** "Fachfrau/Fachmann Gesundheit" */
function isSaidAgain(before: Draft, draft: Draft, tokens: readonly Token[]): boolean {
  const stemsOf = ({ from, to }: Draft) => tokens.slice(from, to).flatMap(({ words }) => words.map(({ stem }) => stem));
  const [said, again] = [stemsOf(before), stemsOf(draft)];
  return said.every((stem, at) => stem === again[at]);
}

function isTraining(...drafts: readonly Draft[]): boolean {
  return drafts.some(({ keys }) => keys.includes(TRAINING));
}

/** "Arzt, Hausarzt" asks for a Hausarzt. */
function isNarrower(one: Draft, other: Draft): boolean {
  const [broad] = other.keys;
  return broad !== undefined && one.keys.every((key) => key !== broad && narrowerOf(broad).includes(key));
}
