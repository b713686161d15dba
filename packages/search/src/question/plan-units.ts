import type { Country } from '@stellenvisite/contract/countries';
import type { Word } from '../language/analyse-text.ts';
import { narrowerOf } from '../taxonomy/taxonomy.ts';
import { type Draft, draftConcepts } from './draft-concepts.ts';
import { specialOf, TRAINING } from './occupation-alternatives.ts';
import type { Token } from './read-tokens.ts';
import { asSpelling, phraseAlternatives } from './word-alternatives.ts';

type IsFree = (index: number) => boolean;
/** Words that belong together; each knows its token. */
type Run = { words: Word[]; tokens: number[] };

/** The parts of the question that say what is looked for, in their order. */
export function draftUnits(tokens: readonly Token[], isFree: IsFree, country?: Country): Draft[] {
  const phrases = tokens.flatMap((token, index) =>
    token.isPhrase && token.words.length > 0 && isFree(index) ? [draftPhrase(token, index)] : [],
  );
  const drafts = runsOf(tokens, isFree).flatMap((run) =>
    draftConcepts(run.words, country).map((draft) => spelled(toTokens(draft, run), tokens)),
  );
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
function runsOf(tokens: readonly Token[], isFree: IsFree): Run[] {
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

function toTokens(draft: Draft, { tokens }: Run): Draft {
  return { ...draft, from: tokens[draft.from] ?? 0, to: (tokens[draft.to - 1] ?? 0) + 1 };
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
  const stemsIn = ({ from, to }: Draft) => tokens.slice(from, to).flatMap(({ words }) => words.map(({ stem }) => stem));
  const again = stemsIn(draft);
  return stemsIn(before).every((stem, at) => stem === again[at]);
}

function isTraining(...drafts: readonly Draft[]): boolean {
  return drafts.some(({ keys }) => keys.includes(TRAINING));
}

/** "Arzt Hausarzt" asks for a Hausarzt, "DGKP OP-Pflege" for one in the operating room. */
function isNarrower(one: Draft, other: Draft): boolean {
  const [broad] = other.keys;
  if (broad === undefined) return false;
  const inside = new Set([...narrowerOf(broad), ...specialOf(broad)]);
  return one.keys.some((key) => key !== broad && inside.has(key));
}
