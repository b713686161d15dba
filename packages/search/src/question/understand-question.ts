import type { Country } from '@stellenvisite/contract/countries';
import { findKnownLocation } from '../taxonomy/places/find-location.ts';
import type { Vocabulary } from '../taxonomy/vocabulary.ts';
import { composeAnswer } from './compose-answer.ts';
import { correctSpelling } from './correct-spelling.ts';
import type { Draft } from './draft-concepts.ts';
import { draftPlaces } from './either-place.ts';
import { draftUnits, mergeDrafts } from './plan-units.ts';
import type { UnderstoodQuery } from './query-plan.ts';
import { isNoise, isQualification, readFilters, toWrittenFilters } from './read-filters.ts';
import { type ReadPlace, readPlaces } from './read-place.ts';
import { LONGEST_QUESTION, readTokens, type Token, YEAR } from './read-tokens.ts';

/** What was asked: the words, and of what was chosen by hand the parts that say where. */
export type Question = {
  q?: string | undefined;
  location?: string | undefined;
  country?: readonly Country[] | undefined;
};

/** Most questions have three parts; what lies behind a dozen is not searched for. */
const MOST_UNITS = 12;

/** Whoever has learnt the trade. */
const ANY_LEVEL = 'fachkraft';

/** What a question means; without the words of the jobs, spelling is measured by those of the trade and the places alone. */
export function understandQuestion({ q = '', location, country }: Question, vocabulary: Vocabulary): UnderstoodQuery {
  const question = q.slice(0, LONGEST_QUESTION);
  const tokens = correctSpelling(readTokens(question), vocabulary);
  const filters = readFilters(tokens, question);
  const isFree = (index: number) => !filters.some(({ lead, to }) => lead <= index && index < to);
  const named = location ? [] : findPlaces(tokens, isFree);
  const places = onePlace(named);
  const where = decidedCountry(places, location, country);
  const isLeft = (index: number) => isFree(index) && !named.some(({ lead, to }) => lead <= index && index < to);
  const drafts = mergeDrafts(telling(draftUnits(tokens, isLeft, where), tokens), tokens);
  const either = places.length > 0 ? [] : draftPlaces(named, toWrittenFilters(filters).radius);
  return composeAnswer({ question, tokens, filters, places, drafts: [...drafts, ...either].slice(0, MOST_UNITS) });
}

/** A place is read from words that are nothing else. */
function findPlaces(tokens: readonly Token[], isFree: (index: number) => boolean): ReadPlace[] {
  const named = draftUnits(tokens, isFree).filter(({ kind }) => kind !== 'word');
  const isOpen = (index: number) => isFree(index) && !named.some(({ from, to }) => from <= index && index < to);
  const hasOccupation = named.some(({ kind }) => kind === 'occupation');
  return readPlaces(tokens, isOpen, hasOccupation);
}

/** A search has one place, or some countries. */
function onePlace(named: readonly ReadPlace[]): readonly ReadPlace[] {
  return named.length === 1 || named.every(({ kind }) => kind === 'country') ? named : [];
}

/** "jobs" and "gesucht" say nothing unless they are part of a name, and "dipl.", "Fachkraft" or "2027" nothing beside one. */
function telling(drafts: readonly Draft[], tokens: readonly Token[]): Draft[] {
  const hasOccupation = drafts.some(({ kind }) => kind === 'occupation');
  return drafts.filter(({ kind, keys, from, to }) => {
    if (tokens[from]?.isExcluded) return true;
    if (kind === 'level') return !(hasOccupation && keys.includes(ANY_LEVEL));
    if (hasOccupation && isDate(tokens.slice(from, to))) return false;
    return kind !== 'word' || !(isNoise(tokens[from]) || (hasOccupation && isQualification(tokens[from])));
  });
}

/** "2027", "01.03.2027": when somebody would begin, which few jobs say so. */
function isDate(tokens: readonly Token[]): boolean {
  return tokens.every(({ folded }) => /^\d+$/.test(folded)) && YEAR.test(tokens.at(-1)?.folded ?? '');
}

/** Where the question is about, as far as it is one country: short forms mean what they mean there. */
function decidedCountry(
  places: readonly ReadPlace[],
  location: string | undefined,
  chosen: readonly Country[] | undefined,
): Country | undefined {
  const known = location ? findKnownLocation(location)?.country : undefined;
  const all = new Set([...(known ? [known] : []), ...(chosen ?? []), ...places.map(({ country }) => country)]);
  const [only] = all.size === 1 ? all : [];
  return only;
}
