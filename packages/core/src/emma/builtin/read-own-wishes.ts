import type { EmmaSearch } from '@stellenvisite/contract/emma-parts.schema';
import { NUMBER, readNumber } from './number-words.ts';

/** What the search's own reading does not know: hours, nights, on-call duty, dates, kinds of employers. */
export type OwnWishes = { wishes: EmmaSearch; rest: string };

type Reader = { pattern: RegExp; read: (found: RegExpExecArray) => EmmaSearch };

const of = (source: string) => new RegExp(source, 'iu');
const NIGHT = String.raw`(?:nacht(?:dienste?n?|schicht(?:en)?|wachen?)?|nächten?|nights?(?:\s+(?:shifts?|duties))?)`;
const HOUR = String.raw`(?:std\.?|stunden|wochenstunden|h|hours?|hrs)(?![\p{L}])`;
const AT_MOST = String.raw`(?:höchstens|hoechstens|maximal|max\.?|bis(?:\s+zu)?|nicht\s+mehr\s+als|at\s+most|no\s+more\s+than|up\s+to|maximum(?:\s+of)?|max)`;
const AT_LEAST = String.raw`(?:mindestens|mind\.?|ab|über|ueber|mehr\s+als|at\s+least|from|over|more\s+than)`;
const NO = '(?:ohne|keine?n?|no|without)';
const WEEKEND = '(?:wochenend(?:en?|dienste?n?|arbeit)|weekends?)';
const ON_CALL = String.raw`(?:ruf-?\s?(?:dienste?|bereitschaft(?:en)?)|bereitschafts?(?:dienste?)?|hintergrunddienste?|on[-\s]?call(?:\s+(?:duty|duties|shifts?))?)`;
const DUTY = `(?:${NIGHT}|${WEEKEND}|${ON_CALL})`;
const NO_DUTY_AND = new RegExp(
  String.raw`(?<![\p{L}])(${NO})\s+(${DUTY})-?\s*(?:,\s*(?:und|oder|and|or)?|und|oder|and|or|&)\s*(?=${DUTY}(?![\p{L}]))`,
  'giu',
);

/** "ohne Nächte und Wochenenden" leaves out both, so each gets its own "ohne". */
function repeatNo(text: string): string {
  const repeated = text.replace(NO_DUTY_AND, '$1 $2 $1 ');
  return repeated === text ? text : repeatNo(repeated);
}

function hours(min: number | undefined, max: number | undefined): EmmaSearch {
  return {
    ...(min === undefined || Number.isNaN(min) ? {} : { hoursMin: min }),
    ...(max === undefined || Number.isNaN(max) ? {} : { hoursMax: max }),
  };
}

/** What counts as full time somewhere begins here. */
const FULL_TIME_HOURS = 36;

function around(amount: number): EmmaSearch {
  return amount >= FULL_TIME_HOURS ? { employmentType: ['full_time'] } : hours(amount - 2, amount + 2);
}

const READERS: readonly Reader[] = [
  {
    pattern: of(
      String.raw`${NO}\s+(?:sams|sonn)tag(?:e|s|sdienste?|sarbeit)?(?![\p{L}])|(?:samstags?|sonntags?|saturdays?|sundays?)\s+(?:frei|off)|${NO}\s+(?:saturdays?|sundays?)`,
    ),
    read: () => ({ weekendFree: true }),
  },
  {
    pattern: of(
      String.raw`${AT_MOST}\s+${NUMBER}(?:\s*-?\s*mal)?\s+(?:${NIGHT}|nachts)(?:\s+(?:im|pro|a|per)\s+(?:monat|month))?`,
    ),
    read: ([, amount]) => ({ maxNights: Math.round(readNumber(amount) ?? 0) }),
  },
  {
    pattern: of(String.raw`${NUMBER}\s+${NIGHT}\s+(?:maximal|höchstens|at\s+most|max\.?)(?![\p{L}])`),
    read: ([, amount]) => ({ maxNights: Math.round(readNumber(amount) ?? 0) }),
  },
  {
    pattern: of(String.raw`${NO}\s+${ON_CALL}`),
    read: () => ({ noOnCall: true }),
  },
  {
    pattern: of(String.raw`(?:zwischen\s+|between\s+|von\s+)?${NUMBER}\s*(?:bis|to|und|and|-|–)\s*${NUMBER}\s*${HOUR}`),
    read: ([, min, max]) => hours(readNumber(min), readNumber(max)),
  },
  { pattern: of(String.raw`${AT_MOST}\s+${NUMBER}\s*${HOUR}`), read: ([, max]) => hours(undefined, readNumber(max)) },
  { pattern: of(String.raw`${AT_LEAST}\s+${NUMBER}\s*${HOUR}`), read: ([, min]) => hours(readNumber(min), undefined) },
  {
    pattern: of(String.raw`(?<![\d.,])${NUMBER}\s*-?\s*${HOUR}`),
    read: ([, amount]) => around(readNumber(amount) ?? 0),
  },
  {
    pattern:
      /(?:^|\s)(?:stellen|jobs)?\s*(?:von|ab|seit)\s+heute|today's|posted\s+today|heute\s+(?:erschienen|veröffentlicht|neu)/iu,
    read: () => ({ postedWithin: 1 }),
  },
  {
    pattern:
      /(?:diese|dieser|letzte|letzten|letzter)\s+woche|(?:letzten|last)\s+(?:7|sieben|seven)\s+(?:tagen?|days)|(?:this|last|past)\s+week|neueste[nr]?\s+(?:stellen|jobs)|was\s+(?:gibt(?:\s+es|'?s)|ist)\s+neue?s?(?![\p{L}])|what'?s\s+new(?![\p{L}])|(?:newest|latest)\s+jobs/iu,
    read: () => ({ postedWithin: 7 }),
  },
  {
    pattern:
      /ab\s+sofort|sofort\s+(?:anfangen|beginnen|starten|verfügbar)|immediate(?:ly)?(?:\s+start)?|asap|right\s+away/iu,
    read: () => ({ start: ['now'] }),
  },
  {
    pattern:
      /berufs(?:einsteiger|anfänger|einstieg|start)\p{L}*|frisch\s+(?:examiniert|ausgelernt)\p{L}*|entry[-\s]level|(?:fresh|recent)\s+graduate|newly\s+qualified/iu,
    read: () => ({ experienceLevel: ['entry'] }),
  },
  {
    pattern:
      /ausbildungs(?:platz|plätze|stellen?)|lehrstellen?|(?:eine\s+)?ausbildung\s+(?=zu[rm]\s|als\s|in\s)|azubi\p{L}*|apprenticeships?|vocational\s+training|traineeship/iu,
    read: () => ({ training: true }),
  },
  {
    pattern:
      /(?:im|in\s+(?:einem|einer|der)|an\s+(?:einem|einer|der)|at\s+an?|in\s+an?|am)\s+(?:uni(?:versitäts)?-?klini(?:k|kum|ken)|university\s+(?:hospital|clinic))(?!\s+(?-i:[\p{Lu}]))/iu,
    read: () => ({ employerType: ['academic'] }),
  },
  {
    pattern:
      /(?:im|in\s+(?:einem|einer|der)|an\s+(?:einem|einer)|at\s+an?|in\s+an?)\s+(?:krankenhaus|klinik|spital|hospital|clinic)(?!\s+(?-i:[\p{Lu}]))(?![\p{L}])/iu,
    read: () => ({ employerType: ['hospital'] }),
  },
  {
    pattern:
      /(?:in\s+(?:einer|der)|at\s+an?|in\s+an?)\s+(?:arzt|haus-?arzt|facharzt)?-?praxis(?![\p{L}])|in\s+praxen|(?:at|in)\s+a\s+(?:doctor's\s+)?(?:practice|surgery)(?![\p{L}])/iu,
    read: () => ({ employerType: ['private_practices'] }),
  },
  {
    pattern:
      /(?:in\s+(?:einem|einer)|im|at\s+an?|in\s+an?)\s+(?:pflege|alten|senioren)-?(?:heim|einrichtung|zentrum)(?![\p{L}])|(?:at|in)\s+a\s+(?:care|nursing)\s+home/iu,
    read: () => ({ employerType: ['care_facilities'] }),
  },
  {
    pattern:
      /(?:nur\s+|only\s+)(?:(?:in|an|at)\s+)?(?:uni(?:versitäts)?-?klini(?:ken|ka)|university\s+hospitals)(?![\p{L}])/iu,
    read: () => ({ employerType: ['academic'] }),
  },
  {
    pattern:
      /(?:nur\s+|only\s+)(?:(?:in|at)\s+)?(?:krankenhäuser\p{L}*|kliniken|spitäler\p{L}*|hospitals|clinics)(?![\p{L}])/iu,
    read: () => ({ employerType: ['hospital'] }),
  },
  {
    pattern: /(?:nur\s+|only\s+)(?:(?:in|at)\s+)?(?:(?:arzt)?praxen|practices)(?![\p{L}])/iu,
    read: () => ({ employerType: ['private_practices'] }),
  },
  {
    pattern:
      /(?:nur\s+|only\s+)(?:(?:in|at)\s+)?(?:(?:pflege|alten|senioren)heimen?|care\s+homes|nursing\s+homes)(?![\p{L}])/iu,
    read: () => ({ employerType: ['care_facilities'] }),
  },
  {
    pattern: /(?:in\s+(?:einem|einer)|im|at\s+an?|in\s+an?)\s+mvz(?![\p{L}])/iu,
    read: () => ({ employerType: ['medical_centers'] }),
  },
];

/** Takes what it reads out of the words. */
export function readOwnWishes(text: string): OwnWishes {
  let rest = repeatNo(text);
  let wishes: EmmaSearch = {};
  for (const { pattern, read } of READERS) {
    const found = pattern.exec(rest);
    if (!found) continue;
    const read_ = read(found);
    wishes = { ...read_, ...wishes };
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  return { wishes, rest };
}
