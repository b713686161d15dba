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

export type ReadWishes = { wishes: EmmaSearch; hasWork: boolean; unknown: string[] };

/** "Pflegestellen" and "Hebammenjobs" are jobs of the word before. */
const COMPOUND =
  /(?<![\p{L}])((?!ausbildungs|lehr|arbeits|dienst|bau|teilzeit|vollzeit|halbtags)\p{L}{4,}?)-?(?:stellen?|jobs?)(?![\p{L}])/giu;

/** All wishes that a message states. */
export async function readWishes(text: string, search: Pick<Search, 'understand'>): Promise<ReadWishes> {
  const own = readOwnWishes(text.replace(/[„“”"»«?!;:()]/gu, ' ').replace(COMPOUND, '$1'));
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
  return { wishes, hasWork: wishes.q !== undefined || wishes.category !== undefined, unknown: work.unknown };
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
function readWork({ understood }: UnderstoodWords) {
  const isSearched = ({ kind, text }: { kind: string; text: string }) =>
    SEARCHED.has(kind) || TOPIC_WORDS.has(foldWord(text));
  const parts = [...new Map(understood.filter(isSearched).map((part) => [part.text, part])).values()];
  const unknown = understood
    .filter(({ kind, text }) => kind === 'word' && !TOPIC_WORDS.has(foldWord(text)))
    .map(({ text }) => text);
  const written = parts.map(({ kind, text, corrected }) =>
    kind === 'excluded' ? `ohne ${text}` : (corrected ?? text),
  );
  const categories = written.map((word) => CATEGORY_OF.get(fold(word)));
  const [category] = categories;
  const isWhole = category !== undefined && categories.every((each) => each === category);
  if (isWhole) return { wishes: { category: [category] } satisfies EmmaSearch, unknown };
  // "Pflege auf Intensiv" is a field of the category; the other words say more than its name does.
  return { wishes: written.length > 0 ? { q: written.join(' ').slice(0, 120) } : {}, unknown };
}

function filtersOf({ filters }: UnderstoodWords): EmmaSearch {
  const { weekendFree, ...others } = filters;
  return { ...others, ...(weekendFree ? { weekendFree } : {}) };
}

function fold(text: string): string {
  return text.split(/\s+/u).map(foldWord).join(' ');
}
