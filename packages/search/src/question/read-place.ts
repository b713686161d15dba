import type { Country } from '@stellenvisite/contract/jobs/countries';
import { LRUCache } from 'lru-cache';
import { isCommonWord } from '../language/common-words.ts';
import { foldText } from '../language/fold-text.ts';
import { type Token, YEAR } from '../sentence/read-tokens.ts';
import { findKnownLocation, type KnownLocation } from '../taxonomy/places/find-location.ts';
import { findWideArea, type WideArea } from '../taxonomy/places/find-wide-area.ts';
import type { Region } from '../taxonomy/places/region-names.ts';
import questionWords from '../taxonomy/question-words.json' with { type: 'json' };

/** A place among the words. */
export type ReadPlace = {
  kind: 'location' | 'country';
  /** The text that a place field resolves to it. */
  value: string;
  country: Country;
  /** The regions of a name that means several: "Norddeutschland". */
  regions?: readonly Region[];
  /** "in", "Raum", "Nähe von": words before it that only lead to it. */
  lead: number;
  from: number;
  to: number;
};

const MAX_NAME_LENGTH = 5;
/** A place this large is meant by its name alone. */
const KNOWN_TOWN = 5_000;
/** Next to an occupation a smaller one is meant too, but no hamlet. */
const KNOWN_VILLAGE = 1_000;
/** A large town is meant even where its name is an ordinary word: "Essen". */
const KNOWN_ORDINARY = 30_000;
/** "St. Josef" is a village, and many a hospital. */
const KNOWN_SAINT = 12_000;
const KNOWN_BEGINNING = 50_000;
/** "in Krems" */
const KNOWN_HINTED = 20_000;
/** "Murnau" */
const KNOWN_BYNAME = 10_000;
/** "in Zwettl" */
const KNOWN_BYNAME_HINTED = 3_000;
/** "in Zug" */
const KNOWN_ORDINARY_HINTED = 15_000;
const SHORTEST_BEGINNING = 5;
const SAINT = /^(?:st|sankt)$/;
/** "seit 2011" */
const PAST_YEAR = /^(?:19[5-9]\d|20[0-4]\d)$/;
const SINCE = new Set([
  'seit',
  'since',
  'von',
  'from',
  'ab',
  'bis',
  'until',
  'jahr',
  'anno',
  'sommer',
  'in',
  'ende',
  'anfang',
]);
const POSTCODE = /^\d{4,5} /;

const HINTS = new Set(questionWords.placeHints.map(foldText));
const JOINTS = new Set(questionWords.placeJoints.map(foldText));
const ORDINARY = new Set(questionWords.ordinaryPlaces.map(foldText));
/** As they are typed: "no" is a word, "NÖ" a Bundesland. */
const NO_PLACE = new Set(questionWords.noise.map((word) => word.toLowerCase()));
const NOT_THE_PLACE = new Map(
  Object.entries(questionWords.notThePlace).map(([name, words]) => [name, new Set(words.map(foldText))]),
);

type Point = Extract<KnownLocation, { kind: 'point' }>;

type Context = {
  hasOccupation: boolean;
  /** In a sentence an everyday word is no village. */
  isSentence: boolean;
  /** "Pflegefachmann Baden": behind an occupation a name is one of a place. */
  isBehindOccupation: (index: number) => boolean;
  /** "Spandau bitte nicht": what is refused by itself qualifies nothing. */
  isRefusedBehind: (index: number) => boolean;
};

/** The places among the tokens that are free, the longest name at each. */
export function readPlaces(
  tokens: readonly Token[],
  isFree: (index: number) => boolean,
  context: Context,
): ReadPlace[] {
  const found: ReadPlace[] = [];
  for (let from = 0; from < tokens.length; ) {
    const place = findLongest(tokens, from, isFree, context);
    if (place) found.push(place);
    from = place ? place.to : from + 1;
  }
  return joinQualifiers(found, tokens, context);
}

function findLongest(
  tokens: readonly Token[],
  from: number,
  isFree: (index: number) => boolean,
  context: Context,
): ReadPlace | null {
  let longest = from;
  while (longest < tokens.length && longest < from + MAX_NAME_LENGTH && isPartOfName(tokens, from, longest, isFree))
    longest += 1;
  const lead = leadOf(tokens, from, isFree);
  for (let to = longest; to > from; to -= 1) {
    const isList = tokens.slice(from + 1, to).some(({ link }) => link !== 'none');
    if (isList && context.isRefusedBehind(to)) continue;
    const isHinted = lead < from || (isOrdinaryName(tokens.slice(from, to)) && context.isBehindOccupation(from));
    const place = placeOf(tokens.slice(from, to), { ...context, isHinted }, tokens);
    if (place) return { ...place, lead, from, to };
  }
  return null;
}

function isPartOfName(tokens: readonly Token[], from: number, at: number, isFree: (index: number) => boolean): boolean {
  const token = tokens[at];
  return (
    token !== undefined && !token.isPhrase && !token.isExcluded && isFree(at) && (at === from || token.link !== 'or')
  );
}

function leadOf(tokens: readonly Token[], from: number, isFree: (index: number) => boolean): number {
  let lead = from;
  for (let at = from - 1; at >= 0 && isFree(at); at -= 1) {
    const folded = tokens[at]?.folded ?? '';
    const isJoint = JOINTS.has(folded);
    if (HINTS.has(folded) || (isJoint && lead < from)) lead = at;
    else if (!isJoint) break;
  }
  return lead;
}

type Around = Context & { isHinted: boolean };

function placeOf(
  name: readonly Token[],
  around: Around,
  all: readonly Token[],
): Pick<ReadPlace, 'kind' | 'value' | 'country' | 'regions'> | null {
  const [first, ...others] = name;
  if (!first || (others.length === 0 && first.words.length === 0) || HINTS.has(first.folded)) return null;
  const { location, wide } = locationOf(name);
  if (wide) return { kind: 'location', value: wide.name, country: wide.country, regions: wide.regions };
  if (!location || !isMeant(location, name, around, all)) return null;
  if (location.kind === 'country') return { kind: 'country', value: location.country, country: location.country };
  return { kind: 'location', value: location.name, country: location.country };
}

/** Most words of a sentence are no place, and the same ones are looked up again and again. */
type Named = { location: KnownLocation | null; wide: WideArea | null };
const knownNames = new LRUCache<string, Named>({ max: 20_000 });

function locationOf(name: readonly Token[]): Named {
  const text = name.map((token) => token.text).join(' ');
  const known = knownNames.get(text) ?? { location: findKnownLocation(text), wide: findWideArea(text) };
  knownNames.set(text, known);
  return known;
}

function isMeant(location: KnownLocation, name: readonly Token[], around: Around, all: readonly Token[]): boolean {
  const [{ folded } = { folded: '' }] = name;
  if (name.length === 1 && NO_PLACE.has(name[0]?.text.toLowerCase() ?? '')) return false;
  if (isYear(name, all)) return false;
  if (/^\d/.test(folded)) return around.isHinted || name.length > 1 || !YEAR.test(folded);
  const isOrdinary = name.length === 1 && (ORDINARY.has(folded) || (around.isSentence && isCommonWord(folded)));
  if (isOrdinary && hasOtherMeaning(folded, all)) return false;
  if (location.kind !== 'point') return around.isHinted || !isOrdinary;
  if (!location.isExact && !isOrdinary && isWithoutByname(location, name, around.isHinted)) return true;
  if (!location.isExact && !isKnownBeginning(name, location.population, around.isHinted)) return false;
  if (around.isHinted && !(isOrdinary && around.isSentence)) return true;
  if (isOrdinary && around.isHinted && /^\p{Lu}/u.test(name[0]?.text ?? ''))
    return location.population >= KNOWN_ORDINARY_HINTED;
  if (isOrdinary) return location.population >= KNOWN_ORDINARY;
  if (name.length === 2 && SAINT.test(folded)) return location.population >= KNOWN_SAINT;
  return location.population >= (around.hasOccupation ? KNOWN_VILLAGE : KNOWN_TOWN);
}

function isOrdinaryName(name: readonly Token[]): boolean {
  return name.length === 1 && /^\p{Lu}/u.test(name[0]?.text ?? '') && isCommonWord(name[0]?.folded ?? '');
}

/** "seit 2011", "seit 2011 in der Pflege" */
function isYear([first, second]: readonly Token[], all: readonly Token[]): boolean {
  if (!first || !PAST_YEAR.test(first.folded) || (second && second.words.length > 0)) return false;
  return SINCE.has(all[all.indexOf(first) - 1]?.folded ?? '');
}

const BYNAME = /^-|^ (?:am|an|im|in|bei|vor|ob|auf|a\.|i\.|\(|Stadt|Markt)/;

/** "Krems" is Krems an der Donau where it is written like a name. */
function isWithoutByname({ name: full = '', population }: Point, name: readonly Token[], isHinted: boolean): boolean {
  const text = name.map((token) => token.text).join(' ');
  return (
    population >= (isHinted ? KNOWN_BYNAME_HINTED : KNOWN_BYNAME) &&
    /^\p{Lu}/u.test(text) &&
    full.startsWith(text) &&
    BYNAME.test(full.slice(text.length))
  );
}

/** The beginning of a longer name is one where it is two words or a large town's: "Bad Homburg", "Castrop". */
function isKnownBeginning(name: readonly Token[], population: number, isHinted: boolean): boolean {
  const least = isHinted ? KNOWN_HINTED : KNOWN_BEGINNING;
  if (name.length === 1) return population >= least && (name[0]?.folded.length ?? 0) >= SHORTEST_BEGINNING;
  return name.at(-1)?.words.length !== 0;
}

function hasOtherMeaning(folded: string, all: readonly Token[]): boolean {
  const words = NOT_THE_PLACE.get(folded);
  return words !== undefined && all.some((token) => words.has(token.folded));
}

/** Joins a place with its qualifier: "München, Bayern", "Freiburg Schweiz" and "Wien 1090" are one place. */
function joinQualifiers(found: readonly ReadPlace[], tokens: readonly Token[], context: Context): ReadPlace[] {
  const joined: ReadPlace[] = [];
  for (const place of found) {
    const before = joined.at(-1);
    const isNext = before?.to === place.lead && tokens[place.from]?.link !== 'or' && !context.isRefusedBehind(place.to);
    const value = before && isNext ? joinedName(before, place, tokens) : null;
    const location = value === null ? null : findKnownLocation(value);
    if (before && value !== null && location?.kind === 'point') {
      joined[joined.length - 1] = { ...before, value, country: location.country, to: place.to };
    } else joined.push(place);
  }
  return joined;
}

function joinedName(place: ReadPlace, qualifier: ReadPlace, tokens: readonly Token[]): string | null {
  if (place.kind === 'country') return null;
  if (POSTCODE.test(qualifier.value)) return qualifier.value.endsWith(` ${place.value}`) ? qualifier.value : null;
  const typed = tokens.slice(place.from, place.to).map(({ text }) => text);
  const inside = qualifier.kind === 'country' ? findKnownLocation(qualifier.country)?.name : qualifier.value;
  const name = findKnownLocation(`${typed.join(' ')}, ${inside}`)?.name;
  return name === undefined ? null : `${name}, ${inside}`;
}
