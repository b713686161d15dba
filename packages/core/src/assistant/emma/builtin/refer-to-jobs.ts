import type { EmmaShortJob } from '@stellenvisite/contract/assistant/emma-parts.schema';
import type { DialogueState } from '../turn.ts';
import { foldWord, foldWords } from './fold-words.ts';

/** A number after which a unit follows counts something else. */
const UNIT = String.raw`\s*(?:uhr|km|std|stunden?|jahre?|monate?|wochen?|tage?|hours?|days?|weeks?|nächten?|nights?|€|euro|prozent|%)`;

/** How people name a job by its place in the list: in words, and by its number. */
const ordinal = (digit: number, word: string, names: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:${names}|${digit}\.(?!\d)|(?:die|de[rnm]|the|job|stelle|anzeige|bei)\s+${digit}(?![\d,]|\.\d)(?!${UNIT})|(?:nr|no)\.?\s*${digit}|(?:nummer|number)\s*(?:${digit}|${word})|#${digit})(?![\p{L}\d])`,
    'iu',
  );

const ORDINALS: readonly RegExp[] = [
  ordinal(1, '(?:eins|one)', 'erste[nrs]?|first|oberste[nr]?|1st'),
  ordinal(2, '(?:zwei|two)', 'zweite[nrs]?|zwote[nr]?|second(?!\\s+thoughts?)|mittlere[nr]?|2nd|middle'),
  ordinal(3, '(?:drei|three)', 'dritte[nrs]?|third|3rd'),
];
const LAST =
  /(?<![\p{L}])(?:letzte[nrs]?|unterste[nr]?|last)(?:\s+(?:one|stelle|job|davon|von))?(?![\p{L}])(?!\s+(?:woche|tage|monat|week|days|month))/iu;
const BOTH =
  /(?<![\p{L}])(?:beide[nr]?|both|die\s+zwei|the\s+two|alle(?:n)?(?:\s+drei)?|all(?:\s+three)?|die\s+drei|miteinander|each\s+other|those|them|untereinander)(?![\p{L}])/iu;
const POINTING =
  /(?<![\p{L}])(?:die|das|diese[rsnm]?|dies|sie|dort|da|davon|dafür|darauf|darüber|dazu|den|der|dem|it|this|that|there|the\s+job|one|stelle|job|position|mich|jetzt|now|apply)(?![\p{L}])/iu;

const FIRST_TWO = /(?<![\p{L}])(?:ersten\s+(?:beiden|zwei|2)|beiden\s+ersten|first\s+(?:two|2))(?![\p{L}])/iu;

/** "Die davor", "the next one": by their place next to the job that is open. */
const ADJACENT: readonly [number, RegExp][] = [
  [
    -1,
    /(?<![\p{L}])(?:davor|vorige[nr]?|vorherige[nr]?|(?:eine|einen?)\s+vorher|previous|(?:the\s+)?one\s+before)(?![\p{L}])/iu,
  ],
  [
    1,
    /(?<![\p{L}])(?:danach|dahinter|(?:die|der|zur|zu\s+der)\s+nächste[nr]?(?:\s+(?:stelle|bitte))?\s*[?.!]*$|nächste\s+stelle|(?:die\s+)?folgende|(?:the\s+)?next\s+(?:one|job)|(?:the\s+)?one\s+after)/iu,
  ],
];
const OTHER =
  /(?<![\p{L}])(?:die|der|the)\s+(?:andere[nr]?|other)(?:\s+(?:stelle|one|job))?(?![\p{L}])(?!\s+(?:stellen|jobs))/iu;

/** Finds the job next to the one that is open; undefined where there is none. */
export function adjacentJob(
  text: string,
  { shown, focus }: Pick<DialogueState, 'shown' | 'focus'>,
): EmmaShortJob | undefined {
  const at = focus ? shown.findIndex(({ id }) => id === focus.id) : -1;
  if (at < 0) return undefined;
  const step = ADJACENT.find(([, pattern]) => pattern.test(text))?.[0];
  if (step !== undefined) return shown[at + step];
  return shown.length === 2 && OTHER.test(text) ? shown[1 - at] : undefined;
}

/** "Die in Brühl", "the one at Marienstift". */
const THE_ONE = /^\s*(?:die|das|der|the\s+(?:one|job))\s+(?:in|bei[m]?|vo[nm]|am|im|at|from)\s/iu;

/** Checks whether a job that was shown is named by its place in the list. */
export const namesShown = (text: string, { shown, focus }: Pick<DialogueState, 'shown' | 'focus'>): boolean =>
  shown.length > 0 &&
  (FIRST_TWO.test(text) ||
    adjacentJob(text, { shown, focus }) !== undefined ||
    pairIn(text, shown).length > 0 ||
    LAST.test(text) ||
    ORDINALS.some((pattern) => pattern.test(text)) ||
    (THE_ONE.test(text) && nameJobs(text, shown).length === 1));

/** Returns whether a place in a list is named, whatever was shown. */
export const namesOrdinal = (text: string): boolean => ORDINALS.some((pattern) => pattern.test(text));

const DIGITS: Readonly<Record<string, number>> = { eins: 1, one: 1, zwei: 2, two: 2, drei: 3, three: 3 };
const ONE_OF_THREE = `([1-3]|${Object.keys(DIGITS).join('|')})`;
/** "Eins und drei", "number one and two". */
const PAIR = new RegExp(
  String.raw`(?<![\p{L}\d.,])${ONE_OF_THREE}\.?\s*(?:und|and|&|\+)\s*(?:(?:nr|no)\.?\s*|nummer\s+|number\s+)?${ONE_OF_THREE}(?![\p{L}\d,]|\.\d)(?!${UNIT})`,
  'iu',
);

/** Finds the jobs of two numbers named together; none where fewer were shown. */
function pairIn(text: string, shown: readonly EmmaShortJob[]): EmmaShortJob[] {
  const [, ...numbers] = PAIR.exec(text) ?? [];
  const jobs = numbers.flatMap((each) => shown[(DIGITS[each.toLowerCase()] ?? Number(each)) - 1] ?? []);
  return jobs.length === 2 ? jobs : [];
}

/** The jobs a message speaks of, in the order of the message's words; none where it names none. */
export function referToJobs(text: string, { shown, focus }: Pick<DialogueState, 'shown' | 'focus'>): EmmaShortJob[] {
  if (FIRST_TWO.test(text)) return shown.slice(0, 2);
  const pair = pairIn(text, shown);
  if (pair.length > 0) return pair;
  const ordered = ORDINALS.flatMap((pattern, index) => {
    const found = pattern.exec(text);
    const job = shown[index];
    return found && job ? [{ at: found.index, job }] : [];
  })
    .toSorted((one, other) => one.at - other.at)
    .map(({ job }) => job);
  if (ordered.length > 0) return ordered;
  const adjacent = adjacentJob(text, { shown, focus });
  if (adjacent) return [adjacent];
  const last = shown.at(-1);
  if (last && LAST.test(text)) return [last];
  if (BOTH.test(text)) return shown.slice(0, 3);
  const named = nameJobs(text, shown);
  if (named.length > 0) return named;
  if (!POINTING.test(text)) return [];
  if (focus) return [focus];
  return shown.length === 1 ? shown : [];
}

const LEAST_LETTERS = 4;
const ORDINARY = new Set(
  [
    'stelle',
    'klinik',
    'klinikum',
    'krankenhaus',
    'pflege',
    'praxis',
    'haus',
    'zentrum',
    'hospital',
    'pflegefachkraft',
    'gmbh',
    'stadt',
    'station',
    'team',
    'oder',
    'und',
    'für',
    'job',
    'mann',
    'frau',
    'arzt',
    'ärztin',
    'facharzt',
    'medizinische',
    'medizin',
    'sankt',
    'evangelisches',
    'katholisches',
    'städtisches',
  ].map(foldWord),
);

/** "die in Nippes", "die am Severinswall": by a word that only one of the shown jobs has. */
function nameJobs(text: string, shown: readonly EmmaShortJob[]): EmmaShortJob[] {
  const said = new Set(foldWords(text).filter((word) => word.length >= LEAST_LETTERS && !ORDINARY.has(word)));
  const hits = shown.filter(({ title, employer, city }) =>
    foldWords(`${title} ${employer} ${city}`).some((word) => said.has(word)),
  );
  return hits.length < shown.length ? hits : [];
}
