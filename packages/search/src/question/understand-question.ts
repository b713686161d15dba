import { isCommonWord } from '../language/common-words.ts';
import { type Token, YEAR } from '../sentence/read-tokens.ts';
import { isLinkingWord } from '../sentence/sentence-words.ts';
import type { Vocabulary } from '../taxonomy/vocabulary.ts';
import { composeAnswer } from './compose-answer.ts';
import type { Draft } from './draft-concepts.ts';
import { draftPlaces } from './draft-places.ts';
import { mergeDrafts } from './merge-drafts.ts';
import type { UnderstoodQuery } from './query-plan.ts';
import { isNoise, isQualification } from './read-filters.ts';
import { type Question, type ReadParts, readParts, type Scoped } from './read-parts.ts';
import type { ReadPlace } from './read-place.ts';

/** Most questions have three parts; what lies behind a dozen is not searched for. */
const MAX_UNITS = 12;

/** Whoever has learnt the trade. */
export const ANY_LEVEL = 'fachkraft';

/** Understands a question; without the words of the jobs, spelling is corrected by those of the trade and the places alone. */
export function understandQuestion(asked: Question, vocabulary: Vocabulary): UnderstoodQuery {
  const parts = readParts(asked, vocabulary);
  const wanted = parts.places.filter(({ scope }) => scope.polarity !== 'excluded' && !scope.isUnsure);
  const places = onePlace(wanted);
  const drafts = mergeDrafts(selectSignificant(parts), parts.tokens);
  const radius = parts.filters.find(({ kind }) => kind === 'radius')?.values[0];
  const either = places.length > 0 ? [] : draftPlaces(wanted, radius === undefined ? undefined : Number(radius));
  const refused = parts.places.filter((place) => !wanted.includes(place));
  return composeAnswer({
    ...parts,
    places: [...places, ...refused],
    drafts: [...drafts, ...either].slice(0, MAX_UNITS),
  });
}

/** A search has one place, or some countries; an area of several regions is no single place. */
function onePlace(named: readonly (ReadPlace & Scoped)[]): readonly (ReadPlace & Scoped)[] {
  if (named.some(({ regions }) => regions !== undefined)) return [];
  return named.length === 1 || named.every(({ kind }) => kind === 'country') ? named : [];
}

/** "jobs" and "gesucht" mean nothing unless they are part of a name, nor do "dipl.", "Fachkraft" or "2027" next to an occupation. */
function selectSignificant({ drafts, tokens, isSentence }: ReadParts): (Draft & Scoped)[] {
  const hasOccupation = drafts.some(({ kind }) => kind === 'occupation');
  return drafts.filter(({ kind, keys, from, to, scope }) => {
    const token = tokens[from];
    if (token?.isExcluded) return true;
    if (kind === 'level') return !(hasOccupation && keys.includes(ANY_LEVEL));
    if (hasOccupation && isDate(tokens.slice(from, to))) return false;
    if (kind !== 'word') return true;
    if (isSentence && (scope.polarity === 'excluded' || isCommonWord(token?.folded ?? ''))) return false;
    if (isLinkingWord(token?.folded ?? '')) return false;
    return !(isNoise(token) || (hasOccupation && isQualification(token)));
  });
}

/** "2027", "01.03.2027": when somebody would begin, which few jobs say so. */
function isDate(tokens: readonly Token[]): boolean {
  return tokens.every(({ folded }) => /^\d+$/.test(folded)) && YEAR.test(tokens.at(-1)?.folded ?? '');
}
