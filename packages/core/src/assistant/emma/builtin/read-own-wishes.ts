import type { EmmaSearch } from '@stellenvisite/contract/assistant/emma-parts.schema';
import { readTimes } from './read-times.ts';

const NUMBERS: Record<string, number> = {
  ein: 1,
  eine: 1,
  einen: 1,
  einer: 1,
  eins: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  zwanzig: 20,
  dreißig: 30,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  twenty: 20,
  thirty: 30,
};

/** A number in digits or as a word, for patterns. */
const NUMBER = String.raw`(\d{1,2}(?:[.,]\d)?|${Object.keys(NUMBERS).join('|')})`;

/** The wishes that the sentence parser does not read: how many nights, when to start, how new, how much experience. */
export type OwnWishes = { wishes: EmmaSearch; rest: string };

type Reader = { pattern: RegExp; read: (found: RegExpExecArray) => EmmaSearch };

const of = (source: string) => new RegExp(source, 'iu');
const NIGHT = String.raw`(?:nacht(?:dienste?n?|schicht(?:en)?|wachen?)?|nächten?|nights?(?:\s+(?:shifts?|duties))?)`;
const HOUR = String.raw`(?:std\.?|stunden|wochenstunden|h|hours?|hrs)(?![\p{L}])`;
const UPPER_LIMIT = String.raw`(?:höchstens|hoechstens|maximal|max\.?|bis(?:\s+zu)?|nicht\s+mehr\s+als|at\s+most|no\s+more\s+than|up\s+to|maximum(?:\s+of)?|max)`;
const AFTER = String.raw`(?:höchstens|maximal|max\.?|maximum|at\s+most|tops)(?![\p{L}])`;

const READERS: readonly Reader[] = [
  {
    pattern: of(
      String.raw`${UPPER_LIMIT}\s+${NUMBER}(?:\s*-?\s*mal)?\s+(?:${NIGHT}|nachts)(?:\s+(?:im|pro|a|per)\s+(?:monat|month))?`,
    ),
    read: ([, amount]) => ({ maxNights: Math.round(readNumber(amount) ?? 0) }),
  },
  {
    pattern: of(String.raw`${NUMBER}\s+${NIGHT}\s+${AFTER}`),
    read: ([, amount]) => ({ maxNights: Math.round(readNumber(amount) ?? 0) }),
  },
  {
    pattern: of(
      String.raw`${NUMBER}\s+${NIGHT}(?:\s+(?:im|pro|a|per)\s+(?:monat|month))?\s+(?:ist|sind|wär(?:e|en)?|is|are|would\s+be)\s+(?:mein\p{L}*\s+|das\s+|my\s+|the\s+)?(?:limit|maximum|grenze|höchste|most|max)`,
    ),
    read: ([, amount]) => ({ maxNights: Math.round(readNumber(amount) ?? 0) }),
  },
  {
    pattern: of(String.raw`(?<![\d.,])${NUMBER}\s*-?\s*${HOUR}\s*${AFTER}`),
    read: ([, amount]) => ({ hoursMax: readNumber(amount) ?? FULL_WEEK }),
  },
  {
    pattern:
      /(?:^|\s)(?:stellen|jobs)?\s*(?:von|ab|seit)\s+(?:heute|gestern)(?:\s+neu)?|today's|posted\s+today|since\s+yesterday|heute\s+(?:erschienen|veröffentlicht|neu)/iu,
    read: () => ({ postedWithin: 1 }),
  },
  {
    pattern:
      /(?:diese|dieser|letzte|letzten|letzter)\s+woche|(?:letzten|last)\s+(?:7|sieben|seven)\s+(?:tagen?|days)|(?:this|last|past)\s+week|neueste[nr]?\s+(?:stellen|jobs)|was\s+(?:gibt(?:\s+es|'?s)|ist)\s+neue?s?(?![\p{L}])|what'?s\s+new(?![\p{L}])|(?:newest|latest)\s+jobs/iu,
    read: () => ({ postedWithin: 7 }),
  },
  {
    pattern:
      /(?<![\p{L}])(?:ab\s+)?(?:sofort(?:\s+(?:anfangen|beginnen|starten|verfügbar))?|so\s+(?:schnell|bald)\s+wie\s+möglich|schnellstmöglich)(?![\p{L}])|immediate(?:ly)?(?:\s+start)?|asap|right\s+away/iu,
    read: () => ({ start: ['now'] }),
  },
  {
    pattern:
      /berufs(?:einsteiger|anfänger|einstieg|start)\p{L}*|frisch\s+(?:examiniert|ausgelernt)\p{L}*|entry[-\s]level|(?:fresh|recent)\s+graduate|newly\s+qualified/iu,
    read: () => ({ experienceLevel: ['entry'] }),
  },
  {
    pattern:
      /(?<![\p{L}])(?:hätte|möchte|will|wünsche|wünsch|would\s+like|want)\s+(?:(?:ich|mir|gern[e]?|jetzt|künftig|mindestens|wenigstens|so|etwa|circa|ca\.?|at\s+least|about|to\s+earn)\s+)*(\d{1,2}[.,']?\d{3})(?![\d%])/iu,
    read: ([, amount]) => ({ salaryMin: Number(amount?.replace(/[.,']/u, '')) }),
  },
];
const FULL_WEEK = 40;

/** Takes what it reads out of the words. */
export function readOwnWishes(text: string): OwnWishes {
  let { rest, wishes } = readTimes(text);
  for (const { pattern, read } of READERS) {
    const found = pattern.exec(rest);
    if (!found) continue;
    const read_ = read(found);
    wishes = { ...read_, ...wishes };
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  return { wishes, rest };
}

function readNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return NUMBERS[text.toLowerCase()] ?? Number(text.replace(',', '.'));
}
