import type { EmmaSearch } from '@stellenvisite/contract/emma-parts.schema';
import type { JobCategory } from '@stellenvisite/contract/job-fields';
import type { Search, UnderstoodWords } from '@stellenvisite/search';
import chatWords from './chat-words.json' with { type: 'json' };
import { foldWord } from './fold-words.ts';
import { readOwnWishes } from './read-own-wishes.ts';

const CHAT_WORDS = new Set(chatWords.map(foldWord));

/** Words that mean a whole category and no occupation of it. */
const CATEGORY_WORDS: readonly [JobCategory, readonly string[]][] = [
  [
    'nursing',
    [
      'pflege',
      'pflegebereich',
      'nursing',
      'krankenpflege',
      'pflegejobs',
      'pflegestellen',
      'pflegekräfte',
      'nursing jobs',
    ],
  ],
  [
    'doctors',
    [
      'arzt',
      'ärzte',
      'ärztin',
      'ärztinnen',
      'ärztinnen und ärzte',
      'ärztinnen & ärzte',
      'ärzten',
      'mediziner',
      'doctor',
      'doctors',
      'physician',
      'physicians',
      'arztstelle',
      'arztstellen',
      'arztjobs',
      'doctor jobs',
    ],
  ],
  [
    'mfa',
    [
      'mfa',
      'mfas',
      'medizinische fachangestellte',
      'medizinischen fachangestellten',
      'medizinische fachangestellter',
      'medical assistant',
      'medical assistants',
      'arzthelferin',
      'arzthelfer',
      'arzthelferinnen',
    ],
  ],
];
const CATEGORY_OF = new Map(
  CATEGORY_WORDS.flatMap(([category, words]) => words.map((word): [string, JobCategory] => [fold(word), category])),
);
/** The names of categories that no occupation has. */
const WHOLE_CATEGORIES: readonly [RegExp, JobCategory][] = [
  [/verwaltung\s*(?:\/|und|&|oder)\s*management|in\s+(?:der\s+)?klinikverwaltung/iu, 'management'],
  [/medizin\s*(?:&|und)\s*technik|medical\s+professions/iu, 'medical'],
];

/** What an ad may say in words that no filter knows. */
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
    'accommodation',
  ].map(foldWord),
);

/** Topics are told in the words of the ads. */
const SEARCHED = new Set(['occupation', 'level', 'specialty', 'department', 'phrase', 'excluded']);

export type ReadWishes = {
  wishes: EmmaSearch;
  hasWork: boolean;
  /** Of the work only what an ad may offer was named, such as a kindergarten: it narrows what was searched for. */
  isTopic: boolean;
  /** Several places were named; they stand among the words. */
  hasPlaces: boolean;
  unknown: string[];
};

/** "Pflegestellen" and "Hebammenjobs" are jobs of the word before. */
const COMPOUND =
  /(?<![\p{L}])((?!ausbildungs|lehr|arbeits|dienst|bau|teilzeit|vollzeit|halbtags)\p{L}{4,}?)-?(?:stellen?|jobs?)(?![\p{L}])/giu;

/** Where somebody comes from is no wish: "komm grad ausm Nachtdienst", "nach der Frühschicht". */
const DUTY_BEHIND =
  /(?<![\p{L}])(?:aus(?:\s+(?:dem|der|einem|einer|meinem)|m)|nach\s+(?:dem|der|einem|einer|meinem|meiner)|vom)\s+(?:letzten\s+|langen\s+)?(?:nacht|früh|spät|tag)-?(?:dienst|schicht)\p{L}*|(?<![\p{L}])(?:coming\s+off|just\s+off|after)\s+(?:an?\s+|my\s+|the\s+)?(?:night|early|late|day)\s+shifts?/giu;
const AWAY_WITH = /(?<![\p{L}])weg\s+mit\s+(?:den|der|dem)\s+/giu;
/** "keine Zahnarztpraxis": what somebody does not want is not searched for. Duties and agency work have readers of their own. */
const UNWANTED =
  /(?<![\p{L}])(?:(?:bitte\s+)?(?:keine?n?|nicht\s+(?:in\s+)?(?:eine[rmn]?|der|die|ins?|im)|no|not\s+(?:in|at)\s+an?))\s+((?:zahn|haus|fach)?-?arztpraxis|\p{L}*praxis|\p{L}*praxen|\p{L}*heim|\p{L}*klinik|krankenhaus|hospital|clinic|practice)(?![\p{L}])/giu;

/** All wishes that a message states. */
export async function readWishes(text: string, search: Pick<Search, 'understand'>): Promise<ReadWishes> {
  const plain = text
    .replace(/[„“”"»«?!;:()]/gu, ' ')
    .replace(DUTY_BEHIND, ' ')
    .replace(AWAY_WITH, 'ohne ')
    .replace(UNWANTED, ' ');
  const own = readOwnWishes(plain.replace(COMPOUND, '$1'));
  const whole = WHOLE_CATEGORIES.find(([pattern]) => pattern.test(own.rest));
  const rest = whole ? own.rest.replace(whole[0], ' ') : own.rest;
  const words = withoutChatWords(rest);
  const understood = words === '' ? { filters: {}, understood: [] } : await search.understand(words.slice(0, 200));
  const work = readWork(understood);
  const wishes: EmmaSearch = {
    ...filtersOf(understood),
    ...(whole ? { category: [whole[1]] } : {}),
    ...work.wishes,
    ...own.wishes,
  };
  const isWork = (wishes.q !== undefined && work.hasWords) || wishes.category !== undefined;
  return {
    wishes: withoutContradiction(wishes),
    hasWork: isWork,
    isTopic: work.isTopic && !whole,
    hasPlaces: work.hasPlaces,
    unknown: work.unknown,
  };
}

/** A duty that is left out is not asked for as well. */
function withoutContradiction(wishes: EmmaSearch): EmmaSearch {
  const { shift, ...others } = wishes;
  const left = shift?.filter((each) => !wishes.withoutShift?.includes(each));
  return left?.length ? { ...others, shift: left } : others;
}

function withoutChatWords(text: string): string {
  return text
    .split(/\s+/u)
    .filter((word) => !CHAT_WORDS.has(foldWord(word.replace(/[.,]+$/u, ''))))
    .join(' ')
    .replace(/^[\s,.–-]+/u, '')
    .trim();
}

/** The occupation, field or topic: one category where only that was named, otherwise words in the spelling that was understood. */
function readWork({ understood, filters }: UnderstoodWords) {
  const isWork = ({ kind, text }: { kind: string; text: string }) =>
    SEARCHED.has(kind) || TOPIC_WORDS.has(foldWord(text));
  const parts = [...new Map(understood.filter(isWork).map((part) => [part.text, part])).values()];
  const unknown = understood
    .filter(({ kind, text }) => kind === 'word' && !TOPIC_WORDS.has(foldWord(text)))
    .map(({ text }) => text);
  const { location, places } = filters.location === undefined ? readPlaces(understood) : { places: [] };
  const written = parts.map(({ kind, text, corrected }) =>
    kind === 'excluded' ? `ohne ${text}` : (corrected ?? text),
  );
  const categories = written.map((word) => CATEGORY_OF.get(fold(word)));
  const [category] = categories;
  const isWhole = category !== undefined && categories.every((each) => each === category) && places.length === 0;
  const place = location === undefined ? {} : { location };
  if (isWhole)
    return {
      wishes: { category: [category], ...place } satisfies EmmaSearch,
      isTopic: false,
      unknown,
      hasPlaces: false,
      hasWords: true,
    };
  const isTopic = parts.length > 0 && parts.every(({ text }) => TOPIC_WORDS.has(foldWord(text)));
  // "Pflege auf Intensiv" is a field of the category; the other words say more than its name does.
  const q = [...written, ...places].join(' ').slice(0, 120);
  return {
    wishes: { ...(q === '' ? {} : { q }), ...place },
    isTopic,
    unknown,
    hasPlaces: places.length > 0,
    hasWords: written.length > 0,
  };
}

/** A filter holds one place; two stand among the words, where the search reads both. What was taken for a typo of a place is none beside another. */
function readPlaces(understood: UnderstoodWords['understood']): { location?: string; places: string[] } {
  const named = understood.filter(({ kind, corrected }) => kind === 'location' && corrected === undefined);
  const places = [...new Set(named.flatMap(({ value }) => (value === undefined ? [] : [value])))];
  const [only, ...others] = places;
  return only !== undefined && others.length === 0 ? { location: only, places: [] } : { places };
}

function filtersOf({ filters }: UnderstoodWords): EmmaSearch {
  const { weekendFree, ...others } = filters;
  return { ...others, ...(weekendFree ? { weekendFree } : {}) };
}

function fold(text: string): string {
  return text.split(/\s+/u).map(foldWord).join(' ');
}
