import type { Token } from '../sentence/read-tokens.ts';
import { narrowerOf } from '../taxonomy/taxonomy.ts';
import type { Draft } from './draft-concepts.ts';
import { specialOf, TRAINING } from './occupation-alternatives.ts';
import type { Scoped } from './read-parts.ts';

/** "OTA ATA", "MFA, ZFA" and "a oder b" are one part of the question, met by either. */
export function mergeDrafts<T extends Draft & Scoped>(drafts: readonly T[], tokens: readonly Token[]): T[] {
  const merged: T[] = [];
  for (const draft of drafts) {
    const before = merged.at(-1);
    const one = before && mergeTwo(before, draft, tokens);
    if (one) merged[merged.length - 1] = one;
    else merged.push(draft);
  }
  return merged;
}

function mergeTwo<T extends Draft & Scoped>(before: T, draft: T, tokens: readonly Token[]): T | null {
  if (before.scope.polarity === 'excluded' || draft.scope.polarity === 'excluded') return null;
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
  const named = [...(before.named ?? []), ...(draft.named ?? [])];
  return { ...before, ...range, keys, named, alternatives: [...before.alternatives, ...draft.alternatives] };
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
