import type { Country } from '@stellenvisite/contract/jobs/countries';
import { type Cue, findCues, isNegation } from '../sentence/find-cues.ts';
import { findRoles, hasThere, type Role } from '../sentence/find-statements.ts';
import { MAX_QUESTION_LENGTH, readTokens, type Span, type Token } from '../sentence/read-tokens.ts';
import { resolveScopes, type Scope } from '../sentence/resolve-scopes.ts';
import { isSentence, type Joint, splitClauses } from '../sentence/split-clauses.ts';
import { findKnownLocation } from '../taxonomy/places/find-location.ts';
import type { Vocabulary } from '../taxonomy/vocabulary.ts';
import { correctSpelling } from './correct-spelling.ts';
import type { Draft } from './draft-concepts.ts';
import { draftUnits, nameUnits } from './draft-units.ts';
import { isVisited, TRAINING } from './occupation-alternatives.ts';
import { type ReadFilter, readBenefits, readFilters } from './read-filters.ts';
import { type ReadPlace, readPlaces } from './read-place.ts';
import { buildSlots, isSoft, type SlotItem } from './slots.ts';
import {
  joinHyphened,
  readHomograph,
  readLearning,
  readParticle,
  splitHours,
  stripJobNoun,
} from './strip-job-nouns.ts';

/** The question: its words, and of the filters chosen by hand those that locate it. */
export type Question = {
  q?: string | undefined;
  location?: string | undefined;
  country?: readonly Country[] | undefined;
};

/** The scope that the sentence gives to one of its parts. */
export type Scoped = { scope: Scope };

/** All that was read from a question, but for statements and what narrows nothing. */
export type ReadParts = {
  question: string;
  tokens: readonly Token[];
  /** Whole sentences rather than words in a row. */
  isSentence: boolean;
  cues: readonly Cue[];
  filters: readonly (ReadFilter & Scoped)[];
  /** Places among the words; none if a place was chosen by hand. */
  places: readonly (ReadPlace & Scoped)[];
  drafts: readonly (Draft & Scoped)[];
  statements: readonly Span[];
};

type Item = SlotItem & { scope: Scope; role: Role };

/** Reads a question: what it names, what it says about each, and what is no wish at all. */
export function readParts({ q = '', location, country }: Question, vocabulary: Vocabulary): ReadParts {
  const question = q.slice(0, MAX_QUESTION_LENGTH);
  const typed = joinHyphened(readTokens(question), question);
  const corrected = correctSpelling(typed.map(readHomograph).map(stripJobNoun).flatMap(splitHours), vocabulary);
  const isWhole = isSentence(corrected);
  const tokens = isWhole ? corrected.map(readParticle).map(readLearning) : corrected;
  const filters = [...readFilters(tokens, question), ...(isWhole ? readBenefits(tokens) : [])].filter(isFirst);
  const isFilter = (index: number) => filters.some(({ lead, to }) => lead <= index && index < to);
  const clauses = splitClauses(tokens, question, isFilter);
  const starts = new Set(clauses.map(({ from }) => from));
  for (const [index, { folded }] of tokens.entries()) if (isWhole && ROLE.has(folded)) starts.add(index);
  const isHard = (index: number) => filters.some((each) => !isSoft(each) && each.lead <= index && index < each.to);
  const reach = { isBreak: (index: number) => starts.has(index), isSentence: isWhole };
  const found = nameUnits(tokens, { ...reach, isFree: (index) => !isHard(index) });
  const names = found.filter(({ from, to }) => to - from > 1);
  const isName = (index: number) => names.some(({ from, to }) => from <= index && index < to);
  const stops = new Set(clauses.filter(({ joint }) => PUNCTUATION.has(joint)).map(({ from }) => from));
  const cues = findCues(tokens, (index) => isFilter(index) || isName(index), stops);
  const isCue = (index: number) => cues.some(({ from, to }) => from <= index && index < to);
  const isFree = (index: number) => !isCue(index) && !isHard(index);
  const isRefusedBehind = (index: number) => cues.some((cue) => cue.from === index && isNegation(cue));
  const named = location ? [] : findPlaces(tokens, isFree, found, { isSentence: isWhole, isRefusedBehind });
  const where = decidedCountry(named, location, country);
  const isLeft = (index: number) => isFree(index) && !named.some(({ lead, to }) => lead <= index && index < to);
  const isBreak = (index: number) => isCue(index) || starts.has(index);
  const drafts = draftUnits(tokens, { isSentence: isWhole, isBreak, isFree: isLeft }, where);
  const items: readonly SlotItem[] = [
    ...filters.filter((part) => !isInside(part, drafts)).map((part) => ({ type: 'filter' as const, part })),
    ...named.map((part) => ({ type: 'place' as const, part })),
    ...drafts.map((part) => ({ type: 'draft' as const, part })),
  ];
  const { slots, slotOf } = buildSlots(items, tokens);
  const isEnd = (index: number) => slots.some(({ to, isWord }) => to === index && !isWord);
  const inClauses = splitClauses(tokens, question, (index) => isCue(index) || isFilter(index), isEnd);
  const sentence = { tokens, clauses: inClauses, cues, slots };
  const scopes = resolveScopes(sentence);
  const roles = findRoles(sentence, scopes);
  const read = items.map((item): Item => {
    const at = slotOf(item);
    return { ...item, scope: scopes[at] ?? PLAIN, role: roles[at] ?? 'wish' };
  });
  const meant = dropFallbacks(read.map(withOwnPolarity), tokens);
  const wishes = dropAround(
    preferHours(
      preferMeaning(
        tokens,
        meant.filter((item) => item.role === 'wish' && item.scope.polarity !== 'open'),
      ),
    ),
    tokens,
  );
  return {
    question,
    tokens,
    isSentence: isWhole,
    cues,
    ...byType(wishes),
    statements: meant.filter(({ role }) => role !== 'wish').map(({ part }) => spanOf(part, tokens)),
  };
}

/** "in a hospice as a nurse": what follows is a name of its own. */
const ROLE: ReadonlySet<string> = new Set(['als', 'as']);

const PUNCTUATION: ReadonlySet<Joint> = new Set(['comma', 'dash', 'stop', 'question', 'colon']);

const PLAIN: Scope = { polarity: 'wanted', isUnsure: false, isNice: false, cue: null };

function byType(items: readonly Item[]): Pick<ReadParts, 'filters' | 'places' | 'drafts'> {
  return {
    filters: items.flatMap((item) => (item.type === 'filter' ? [{ ...item.part, scope: item.scope }] : [])),
    places: items.flatMap((item) => (item.type === 'place' ? [{ ...item.part, scope: item.scope }] : [])),
    drafts: items.flatMap((item) => (item.type === 'draft' ? [{ ...item.part, scope: item.scope }] : [])),
  };
}

function spanOf({ from, to }: { from: number; to: number }, tokens: readonly Token[]): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

/** Where a benefit and a filter share a word, the filter was read first. */
function isFirst(filter: ReadFilter, at: number, all: readonly ReadFilter[]): boolean {
  return !all.slice(0, at).some(({ from, to }) => from < filter.to && filter.from < to);
}

/** The management in "Case Management" is part of a name. */
function isInside(filter: ReadFilter, drafts: readonly Draft[]): boolean {
  const isLonger = ({ kind, from, to }: Draft) =>
    kind !== 'word' && from <= filter.from && filter.to <= to && to - from > filter.to - filter.from;
  return isSoft(filter) && drafts.some(isLonger);
}

/** A place is read from words that are nothing else. */
function findPlaces(
  tokens: readonly Token[],
  isFree: (index: number) => boolean,
  named: readonly Pick<Draft, 'kind' | 'from' | 'to'>[],
  reach: Pick<Parameters<typeof readPlaces>[2], 'isSentence' | 'isRefusedBehind'>,
): ReadPlace[] {
  const isOpen = (index: number) => isFree(index) && !named.some(({ from, to }) => from <= index && index < to);
  const hasOccupation = named.some(({ kind }) => kind === 'occupation');
  const isBehindOccupation = (index: number) =>
    named.some(({ kind, to }) => kind === 'occupation' && to === index && tokens[index]?.link === 'none');
  return readPlaces(tokens, isOpen, { ...reach, hasOccupation, isBehindOccupation });
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

/** "wochenendfrei" refuses by itself; a cue before it changes nothing but to take it back. */
function withOwnPolarity(item: Item): Item {
  if (item.type === 'filter' && item.part.isNarrow && item.scope.polarity === 'excluded')
    return { ...item, scope: { ...item.scope, polarity: 'open' } };
  const own = item.type === 'filter' ? item.part.polarity : undefined;
  if (own === undefined) return item;
  const { polarity } = item.scope;
  if (polarity === 'excluded' && own === 'only') return item;
  if (polarity === 'excluded' || polarity === 'open') return { ...item, scope: { ...item.scope, polarity: 'open' } };
  return { ...item, scope: { ...item.scope, polarity: own } };
}

/** Ignores what somebody is or where they live if the sentence asks for something else of the same kind. */
function dropFallbacks(items: readonly Item[], tokens: readonly Token[]): Item[] {
  const isThere = hasThere(tokens);
  const isWanted = (item: Item) => item.role === 'wish' && item.scope.polarity !== 'excluded' && !item.scope.isUnsure;
  const hasPlace = items.some((item) => item.type === 'place' && isWanted(item));
  const hasOccupation = items.some(
    (item) =>
      item.type === 'draft' &&
      item.part.kind === 'occupation' &&
      isWanted(item) &&
      !isVisited(item.part.named ?? [], tokens[item.part.from - 1]),
  );
  const hasKind = (kind: Draft['kind']) =>
    items.some((item) => item.type === 'draft' && item.part.kind === kind && isWanted(item));
  const hasHome = items.some((item) => item.type === 'place' && item.role === 'fallback');
  const lastStated = items.findLast((item) => item.role === 'statement' && item.type === 'place');
  const hasField = hasKind('specialty') || hasKind('department');
  return items.map((item) => {
    // "mein Mann arbeitet in Rostock, ich suche dort": the place of a statement is meant.
    if (item === lastStated && isThere && !hasPlace && !hasHome) return { ...item, role: 'wish' };
    if (item.role !== 'fallback') return item;
    if (item.type === 'draft' && item.part.keys.includes(TRAINING)) return { ...item, role: 'statement' };
    if (item.type === 'draft' && item.part.kind === 'employer') return { ...item, role: 'statement' };
    const isReplaced =
      item.type === 'place' ? hasPlace : hasOccupation || (item.type === 'draft' && isField(item.part) && hasField);
    return { ...item, role: isReplaced ? 'statement' : 'wish' };
  });
}

/** "in die Schweiz, Raum Basel" means Basel: what lies around a place says no more. */
function dropAround(items: readonly Item[], tokens: readonly Token[]): Item[] {
  const places = items.flatMap((item) =>
    item.type === 'place' && item.scope.polarity !== 'excluded' ? [item.part] : [],
  );
  const isChoice = (place: ReadPlace) => tokens[place.from]?.link === 'or';
  const isAround = (around: ReadPlace, place: ReadPlace) => {
    const [outer, inner] = [findKnownLocation(around.value), findKnownLocation(place.value)];
    if (inner?.kind !== 'point' || !outer || outer.kind === 'point') return false;
    return outer.kind === 'country' ? outer.country === inner.country : outer.region === inner.region;
  };
  if (places.length < 2 || places.some(isChoice)) return [...items];
  return items.filter(({ type, part, scope }) => {
    if (type !== 'place' || scope.polarity === 'excluded') return true;
    return !places.some((place) => place !== part && isAround(part, place));
  });
}

function isField({ kind }: Draft): boolean {
  return kind === 'specialty' || kind === 'department';
}

/** Of a soft filter and the words it is made of only one is meant: the filter where it is refused or the only one. */
function preferMeaning(tokens: readonly Token[], items: readonly Item[]): Item[] {
  const isClaimed = (item: Item) =>
    item.type === 'filter' &&
    isSoft(item.part) &&
    (isTakenAs(item.part, item.scope) || isLeadingRole(item.part, tokens));
  const claimed = items.filter(isClaimed);
  return items.filter((item) => {
    if (item.type === 'filter') return !isSoft(item.part) || isClaimed(item);
    return !claimed.some(({ part }) => part.from < item.part.to && item.part.from < part.to);
  });
}

/** "48 Stunden waren zu viel, 36 wären gut": what is wanted says more than what is not. */
function preferHours(items: readonly Item[]): readonly Item[] {
  const isHours = (item: Item) => item.type === 'filter' && item.part.kind === 'hours';
  const hasWanted = items.some((item) => isHours(item) && item.scope.polarity !== 'excluded');
  return hasWanted ? items.filter((item) => !isHours(item) || item.scope.polarity !== 'excluded') : items;
}

const LEADING_ROLE =
  /^(?:leitung|fuhrung|chef)s?(?:funktion|position|stelle|rolle|posten|ebene|aufgabe|verantwortung|tatigkeit)|^personalverantwortung/;

/** "eine Stelle mit Führungsverantwortung" asks for it, a "nette Vorgesetzte" for none. */
function isLeadingRole({ kind, from }: ReadFilter, tokens: readonly Token[]): boolean {
  return kind === 'leadership' && LEADING_ROLE.test(tokens[from]?.folded ?? '');
}

function isTakenAs({ kind }: ReadFilter, { polarity }: Scope): boolean {
  if (kind === 'benefit') return polarity !== 'excluded';
  return polarity === 'excluded' || (polarity === 'only' && (kind === 'weekend' || kind === 'shift'));
}
