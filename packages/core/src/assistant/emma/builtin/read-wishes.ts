import type { EmmaSearch } from '@stellenvisite/contract/assistant/emma-parts.schema';
import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import { findKnownLocation, findLocation } from '@stellenvisite/search/places';
import { readSentence, tradeVocabulary, type Wish } from '@stellenvisite/search/sentence';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import { toFilters } from './apply-wishes.ts';
import chatWords from './chat-words.json' with { type: 'json' };
import { foldWord, isNear } from './fold-words.ts';
import { readOwnWishes } from './read-own-wishes.ts';
import { writePlainly } from './write-plainly.ts';

const CHAT_WORDS = new Set(chatWords.map(foldWord));
export const isChatWord = (word: string): boolean => CHAT_WORDS.has(foldWord(word));

/** Occupations that stand for a whole category. */
const CATEGORY_OF: Partial<Record<string, JobCategory>> = { pflege: 'nursing', arzt: 'doctors', mfa: 'mfa' };
/** The names of categories that no occupation has. */
const WHOLE_CATEGORIES: readonly [RegExp, JobCategory][] = [
  [/verwaltung\s*(?:\/|und|&|oder)\s*management|in\s+(?:der\s+)?klinikverwaltung/iu, 'management'],
  [
    /(?<![\p{L}])(?:im|ins|für(?:s|\s+das))\s+büro(?![\p{L}])|(?<![\p{L}])(?:büro|schreibtisch|office|desk)\s?-?(?:arbeit|job|tätigkeit|stelle|work)s?(?![\p{L}])|in\s+an\s+office/iu,
    'management',
  ],
  [/medizin\s*(?:&|und)\s*technik|medical\s+professions/iu, 'medical'],
];

/** Words that an ad may contain and that no filter covers. */
const TOPIC_WORDS = new Set(
  [
    'kita',
    'betriebskita',
    'kindergarten',
    'kinderbetreuung',
    'dienstwagen',
    'firmenwagen',
    'jobrad',
    'jobticket',
    'deutschlandticket',
    'wohnung',
    'personalwohnung',
    'dienstwohnung',
    'personalzimmer',
    'unterkunft',
    'parkplatz',
    'kantine',
    'mitarbeiterwohnung',
    'wiedereinstieg',
    'quereinstieg',
    'quereinsteiger',
    'springer',
    'springerpool',
    'tarif',
    'tvöd',
    'avr',
    'childcare',
    'creche',
    'ambulant',
    'stationär',
    'outpatient',
    'accommodation',
  ].map(foldWord),
);

export type ReadWishes = {
  wishes: EmmaSearch;
  hasWork: boolean;
  /** Of the work only what an ad may offer was named, such as a kindergarten: it narrows what was searched for. */
  isTopic: boolean;
  /** An occupation was named, not only a field of it. */
  hasOccupation: boolean;
  /** Several places were named; they stand among the words. */
  hasPlaces: boolean;
  unknown: string[];
};

/** "Pflegestellen" and "Hebammenjobs" are jobs of the word before. */
const COMPOUND =
  /(?<![\p{L}])((?!mini|neben|ferien|ausbildungs|lehr|arbeits|dienst|bau|teilzeit|vollzeit|halbtags)\p{L}{4,}?)-?(?:stellen?|jobs?)(?![\p{L}])/giu;
/** A year or an age is no postcode. */
const NO_POSTCODE =
  /(?<![\p{L}\d.,])(?:19[4-9]\d|20[0-4]\d)(?![\d.,]*\s?(?:€|euro|brutto|netto|chf|franken|\d))|(?<![\p{L}])(?:bin|ich\s+bin|i'?m|aged?)\s+\d{2}(?!\s*(?:%|prozent|percent|std|stunden|hours|h|km))(?![\p{L}\d])/giu;
/** Where somebody comes from is no wish: "komm grad ausm Nachtdienst", "nach der Frühschicht". */
const DUTY_BEHIND =
  /(?<![\p{L}])(?:aus(?:\s+(?:dem|der|einem|einer|meinem)|m)|nach\s+(?:dem|der|einem|einer|meinem|meiner)|vom)\s+(?:letzten\s+|langen\s+)?(?:nacht|früh|spät|tag)-?(?:dienst|schicht)\p{L}*|(?<![\p{L}])(?:coming\s+off|just\s+off|after)\s+(?:an?\s+|my\s+|the\s+)?(?:night|early|late|day)\s+shifts?/giu;

/** Matches whoever somebody suffers from, which is no wish: "Mobbing durch die PDL", "Ärger mit dem Oberarzt". */
const BOSS_BEHIND =
  /(?<![\p{L}])(?:durch|von|mit|wegen|by|with|because\s+of|from)\s+(?:die|de[rmn]|(?:mein|unser|ein)e?[rmns]?|my|our|the|an?)\s+(?:\p{L}{4,}e[nr]?\s+)?(?:pdl|pflegedienstleitung|stationsleit\p{L}+|oberarzt|oberärztin|chef(?:arzt|ärztin|in)?|leitung|head\s+nurse|consultant|manager|boss)(?![\p{L}])/giu;

/** Places of training are a filter of their own. */
const TRAINING = 'ausbildung';
const isTraining = ({ kind, values, polarity }: Wish) =>
  kind === 'occupation' && values[0] === TRAINING && polarity !== 'excluded';

/** "such was in Köln": no English past. */
const SOMETHING =
  /(?<![\p{L}]|(?:i|he|she|it|there|who)\s)was(?=\s+(?:in|mit|bei|auf|für|als|im|am|an|um|ohne|ruhiges|anderes|neues)(?![\p{L}]))/giu;
/** "statt Köln", "vergiss Karlsruhe": a place that is no longer meant. */
const REPLACED_PLACE =
  /(?<![\p{L}])(?:statt|anstatt|anstelle\s+von|vergiss|nicht\s+mehr(?:\s+in)?|instead\s+of|forget|not)\s+(?:in\s+)?(\p{L}{3,})(?![\p{L}])/giu;

/** "Evening!", "Guten Morgen": a greeting states no shift. */
const GREETS =
  /^\s*(?:(?:hi|hey|hello|hallo|na|so)[\s,!]+)?(?:(?:good|guten?|schönen?|gute[nr]?)\s+)?(?:evening|morning|afternoon|night|abend|morgen|nacht|n'abend)(?=\s*[,!.]|\s+(?:emma|zusammen|all|everyone)|\s*$)/iu;

/** "Grias eich", "hoi zäme": greetings whose second word is no place. */
const GREETS_ALL =
  /^\s*(?:gr(?:ia|ü|ue|üe)(?:ß|s|ss|z)i?|hoi|servus|moin|hallo)\s+(?:di|eich|enk|euch|gott|mitenand|zäme|zämme|beinand|leute|zusammen)(?![\p{L}])/iu;

const WORK_KINDS: ReadonlySet<Wish['kind']> = new Set(['occupation', 'level', 'specialty', 'department', 'phrase']);

/** Reads all wishes that a message states, by the sentence parser of the search. */
export function readWishes(text: string): ReadWishes {
  const plain = writePlainly(text)
    .replace(/[„“”"»«()]/gu, ' ')
    .replace(GREETS, ' ')
    .replace(GREETS_ALL, ' ')
    .replace(NO_POSTCODE, ' ')
    .replace(SOMETHING, 'etwas')
    .replace(DUTY_BEHIND, ' ')
    .replace(BOSS_BEHIND, ' ')
    .replace(REPLACED_PLACE, (whole, name: string) => (findKnownLocation(name) ? ' ' : whole))
    .replace(COMPOUND, '$1');
  const own = readOwnWishes(plain);
  const whole = WHOLE_CATEGORIES.find(([pattern]) => pattern.test(own.rest));
  const rest = whole ? own.rest.replace(whole[0], ' ') : own.rest;
  const { wishes: read } = readSentence(rest.slice(0, MAX_READ), tradeVocabulary());
  const filters = toFilters(read);
  const work = readWork(read, rest, filters.location !== undefined);
  const wishes: EmmaSearch = {
    ...filters,
    ...(whole ? { category: [whole[1]] } : {}),
    ...(read.some(isTraining) ? { training: true } : {}),
    ...(HALF_DAYS.test(rest) ? { employmentType: ['part_time'] } : {}),
    ...work.wishes,
    ...(filters.location === undefined && filters.country === undefined && !work.hasPlaces
      ? readUnknownPlace(rest, work.unknown)
      : {}),
    ...own.wishes,
    ...bothWithout(filters, own.wishes),
  };
  return {
    wishes,
    hasWork: work.hasWords || wishes.category !== undefined,
    isTopic: work.isTopic && !whole,
    hasOccupation:
      wishes.category !== undefined ||
      read.some(({ kind, polarity }) => kind === 'occupation' && polarity !== 'excluded'),
    hasPlaces: work.hasPlaces,
    unknown: work.unknown,
  };
}

/** "Kein Frühdienst, und um 20 Uhr muss ich weg" leaves out the shifts of both. */
function bothWithout(one: EmmaSearch, other: EmmaSearch): Pick<EmmaSearch, 'withoutShift'> {
  if (!one.withoutShift || !other.withoutShift) return {};
  return { withoutShift: [...new Set([...one.withoutShift, ...other.withoutShift])] };
}

/** "in Essn", "Pflegejob in Hintertupfingen": where a place is due, a word is one, by its nearest spelling where there is one. */
function readUnknownPlace(text: string, unknown: readonly string[]): Pick<EmmaSearch, 'location'> {
  const [, name] = PLACE_DUE.exec(text) ?? ONLY_PLACE.exec(text) ?? [];
  if (name === undefined || !unknown.includes(name) || isChatWord(name)) return {};
  const found = findLocation(name);
  const suggestion = found.kind === 'unknown' ? found.suggestion : null;
  if (suggestion !== null && isMisspelt(foldWord(name), foldWord(suggestion))) return { location: suggestion };
  const isName = PLACE_DUE.test(text) ? /^\p{Lu}/u.test(name) : findKnownLocation(name) !== null;
  return isName ? { location: name } : {};
}
/** People mistype the middle of a name rather than its first letter. */
const isMisspelt = (typed: string, name: string) =>
  typed[0] === name[0] && isNear(typed, name, typed.length > LONG_NAME ? 2 : 1);
const LONG_NAME = 7;
const PLACE_DUE =
  /(?<![\p{L}])(?:in|nähe|raum|um|near|around|umgebung)\s+(?:von\s+)?(\p{L}{4,})\s*(?:[,.!?;]|$|(?:und|oder|mit|ohne|ab|bitte|with|without)\s)/iu;
/** "Nur Esslingen": a message that is nothing but a name. */
const ONLY_PLACE =
  /^\s*(?:(?:und|oder|nur|lieber|eher|doch|dann|ok|nein|nee|only|rather|or|and)\s+)*(\p{Lu}\p{L}{3,})\s*[?!.]*\s*$/u;
const MAX_READ = 300;
const HALF_DAYS =
  /(?<![\p{L}])(?:halbtags|halbe\s+tage|half-?\s?days|mini-?jobs?|geringfügig\p{L}*|(?:4[05]0|5[0-9]{2}|6[0-9]{2})-?\s?(?:€|euro)-?\s?(?:job|basis)s?|marginal\s+employment)(?![\p{L}])/iu;

/** Reads the occupation, field or topic: one category where only that was named, otherwise words in their order. */
function readWork(read: readonly Wish[], text: string, hasPlace: boolean) {
  const typed = ({ start, end }: Wish) => text.slice(start, end).trim();
  const isTopicWord = (wish: Wish) =>
    (wish.kind === 'benefit' && !OF_PERSON.test(typed(wish))) ||
    (wish.kind === 'word' && TOPIC_WORDS.has(foldWord(typed(wish))));
  const wantsKind = read.some(({ kind, polarity }) => kind === 'employerKind' && polarity !== 'excluded');
  const isWork = (wish: Wish) =>
    WORK_KINDS.has(wish.kind) || isTopicWord(wish) || (isExcludedPlaceOfWork(wish) && !wantsKind);
  const parts = uniqueBy(
    read.filter(
      (wish) => isWork(wish) && !wish.isUnsure && !isTraining(wish) && !CHAT_WORDS.has(foldWord(typed(wish))),
    ),
    ({ start, polarity }) => `${start} ${polarity}`,
  );
  const unknown = read.filter((wish) => wish.kind === 'word' && !isTopicWord(wish)).map(typed);
  const places = hasPlace ? [] : [...new Set(read.filter(isWantedPlace).flatMap(({ values }) => values.slice(0, 1)))];
  const words = parts.map((wish) => (wish.polarity === 'excluded' ? `ohne ${typed(wish)}` : typed(wish)));
  const wanted = parts.filter(({ polarity }) => polarity !== 'excluded');
  const categories = wanted.map(({ kind, values }) =>
    kind === 'occupation' ? CATEGORY_OF[values[0] ?? ''] : undefined,
  );
  const [category] = categories;
  const hasWords = wanted.length > 0;
  if (category !== undefined && categories.every((each) => each === category) && places.length === 0) {
    const q = words.filter((word) => word.startsWith('ohne ')).join(' ');
    const wishes: EmmaSearch = { category: [category], ...(q === '' ? {} : { q }) };
    return { wishes, isTopic: false, unknown, hasPlaces: false, hasWords };
  }
  // "Pflege auf Intensiv" is a field of the category; the other words say more than its name does.
  const q = [...new Set([...words, ...places])].join(' ').slice(0, 120);
  return {
    wishes: (q === '' ? {} : { q }) as EmmaSearch,
    isTopic: parts.length > 0 && parts.every(isTopicWord),
    unknown,
    hasPlaces: places.length > 0,
    hasWords,
  };
}

/** Returns the field of work that a search is about, by its category or the occupation among its words. */
export function fieldOfWork({ q, category }: EmmaSearch): JobCategory | null {
  if (category) return category[0] ?? null;
  if (!q) return null;
  const { wishes } = readSentence(q, tradeVocabulary());
  const keys = wishes.flatMap(({ kind, values, polarity }) =>
    kind === 'occupation' && polarity !== 'excluded' ? values.slice(0, 1) : [],
  );
  return keys.map((key) => occupationByKey.get(key)?.category).find((each) => each !== undefined) ?? null;
}

/** Returns the words of a search that name an occupation. */
export function occupationWords({ q = '' }: EmmaSearch): string {
  const { wishes } = readSentence(q, tradeVocabulary());
  return wishes
    .filter(({ kind, polarity }) => kind === 'occupation' && polarity !== 'excluded')
    .map(({ start, end }) => q.slice(start, end).trim())
    .join(' ');
}

/** Words for what a person has, which are no benefit of a job. */
const OF_PERSON = /^(?:visum|visa|recognition|anerkennung|approbation|deutsch|german)/iu;

const isWantedPlace = ({ kind, polarity }: Wish) => kind === 'place' && polarity !== 'excluded';
const isExcludedPlaceOfWork = ({ kind, polarity }: Wish) =>
  polarity === 'excluded' && (kind === 'employerKind' || kind === 'agency');

function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
