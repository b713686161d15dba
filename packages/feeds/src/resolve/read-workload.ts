import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { EmploymentType } from '@stellenvisite/contract/jobs/job-fields';
import type { FeedRange } from '../feed-job.ts';
import { isAboutOthers } from './is-about-others.ts';
import { isDenied } from './is-denied.ts';
import { isOfJob } from './is-of-job.ts';
import { plainRanges } from './plain-ranges.ts';
import { clauseAt, quote } from './sentences.ts';
import type { TextOrigin, TextReading } from './text-reading.ts';

const TO = String.raw`\s?%?\s?(?:-|–|—|bis(?:\szu)?|to|und|à|\/)\s?`;
const PERCENT = new RegExp(
  String.raw`(?<![\d.,])(?<min>\d{1,3})(?:[.,]0)?(?:${TO}(?<max>\d{1,3}))?\s?-?(?:%|prozent(?!\p{L})|percent(?!\p{L}))(?:\s?(?:-|–|—|bis)\s?(?<last>\d{1,3})\s?%)?`,
  'giu',
);
const SHARE =
  /(?<![\d.,])(?<min>[01][.,]\d{1,2})(?:\s?(?:-|–|bis)\s?(?<max>[01][.,]\d{1,2}))?\s?-?\s?(?:VK|VZÄ|FTE|Stellen?(?!\p{L})|Planstelle|Vollkr[aä]ft\p{L}*)/giu;
/** Parts of a position in words: "halbe Stelle", "Dreiviertelstelle", "halbe bis volle Stelle". */
const PARTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:drei\s?viertel|three[- ]quarter)/iu, 75],
  [/^(?:zwei\s?drittel)/iu, 66],
  [/^(?:halb|half)/iu, 50],
  [/^viertel/iu, 25],
  [/^(?:voll|ganz|full)/iu, 100],
];
const PART = '(?:drei\\s?viertel|zwei\\s?drittel|viertel|halben?|halbe[rs]|volle[nr]?|ganze[nr]?)';
const PART_OF_POSITION = new RegExp(
  String.raw`(?<!\p{L}|\d[.,]?\s?)(?<min>${PART})(?:\s(?:bis|oder|und|oder auch)\s(?:zur\s|zu einer\s|eine[nr]?\s)?(?<max>${PART}))?[-\s]?(?:plan)?(?:stelle(?!\p{L})|pensum)|(?<half>half)[- ]time (?:position|post|role)`,
  'giu',
);
const SHARE_BEHIND = /(?:VK|VZÄ|FTE|Stellenanteil|Stellenumfang)\s?:?\s?(?<min>[01][.,]\d{1,2})(?![\d%])/giu;
const EXTENT =
  /(?:prozent|%)\sarbeiten|pensum|taux|beschäftigung(?:sumfang)?(?!\p{L})|(?<!\p{L})besetzung|jobsharing|position(?!\p{L})|beschäftigungsgrad|beschäftigungsausmaß|anstellungsgrad|stellenumfang|stellenanteil|teilzeit|vollzeit|(?<!\p{L})stelle(?!n)|m\/w\/d|arbeitszeit|umfang|(?:wir\s|ich\s)suchen\s|workload|part[- ]time|full[- ]time|anstellung|regelarbeitszeit|als .{3,40} zu/iu;
const ELSE =
  /home-?\s?office|remote|verkürzung|lohnausgleich|grundpflege|schlüssel|quote|(?:fachkraft|stellen)anteil von|%\s(?:arbeitszeit)\s(?:für|im|in|am)|teamgeist|spaß|freude|%\s(?:über|mehr)(?!\p{L})|rabatt|zuschuss|zuschl|bezuschuss|schwerbehind|behinderung|zufried|empfehl|erstatt|übernahme der|übernehmen|finanzier|lohnfortzahlung|frauen|nachlass|arbeitgeberanteil|auslastung|kosten|förder|prämie|bonus|weiterempfehl|vergütung von|mehr gehalt|betriebliche|altersvorsorge|engagement|leidenschaft|herz|einsatz|überstunden|sonntag|feiertag|nacht|belegung|versicherung|urlaub|forschung|freistell|%\s(?:der|ihrer|deiner) arbeitszeit\s(?:für|im|in|am|sind)|%\s(?:im büro|auf station|am patienten)|(?<!\p{L})zu\s\d{1,3}\s?%\s(?:auf|am|im|in)\s/iu;

const PAY = /lohn|gehalt|entgelt|€|chf|eur(?!op)|brutto/iu;

/** Reads the extent in per cent of full time: "80–100 %", "Pensum 60 Prozent", "0,5 VK". */
export function readWorkload(texts: readonly string[], origin: TextOrigin): TextReading<FeedRange> | null {
  for (const text of texts.map(plainRanges)) {
    if (
      !/(?:halbe[nrs]?|viertel|drittel|volle[nr]?|ganze[nr]?)[-\s]?(?:plan)?(?:stelle|pensum)|half[- ]time|\d[^a-z]{0,8}(?:%|prozent|percent)|\d-?%|\d-?\s?(?:VK|VZÄ|FTE|Stelle|Planst|Vollk)|(?:VK|VZÄ|FTE|Stellen\w+)\W{0,4}\d/i.test(
        text,
      )
    )
      continue;
    if (origin === 'text' && isAboutOthers(text)) continue;
    for (const found of text.matchAll(PERCENT)) {
      const { min = '', max, last } = found.groups ?? {};
      const value = rangeOf(Number(min), Number(max ?? last ?? min));
      const around = clauseAround(text, found);
      const isPayBasis = /(?:bei|auf|basis)\s\D{0,20}$/iu.test(text.slice(0, found.index)) && PAY.test(text);
      if (
        value &&
        !isPayBasis &&
        !ELSE.test(around) &&
        !isOpen(text, found) &&
        !isSplit(text, found) &&
        (origin !== 'text' ||
          (isOfJob(text, found.index, found.index + found[0].length) && (EXTENT.test(around) || isAlone(text, found))))
      )
        return { value, words: quote(text, found.index, found.index + found[0].length) };
    }
    for (const found of text.matchAll(PART_OF_POSITION)) {
      const { min = found.groups?.half ?? '', max = min } = found.groups ?? {};
      const value = rangeOf(partOf(min), partOf(max));
      const end = found.index + found[0].length;
      const isOwn =
        origin !== 'text' || (isOfJob(text, found.index, end) && !OTHERS_SHARE.test(clauseAt(text, found.index, end)));
      if (value && value.min < 100 && isOwn && !isDenied(text, found.index, end))
        return { value, words: quote(text, found.index, end) };
    }
    for (const pattern of [SHARE, SHARE_BEHIND]) {
      for (const found of text.matchAll(pattern)) {
        const [min, max] = [found.groups?.min, found.groups?.max ?? found.groups?.min].map(
          (share = '') => Number(share.replace(',', '.')) * 100,
        );
        const value = rangeOf(Math.round(min ?? 0), Math.round(max ?? 0));
        const isOwn = origin !== 'text' || isOfJob(text, found.index, found.index + found[0].length);
        if (value && isOwn) return { value, words: quote(text, found.index, found.index + found[0].length) };
      }
    }
  }
  return null;
}

/** "Zusammen ergibt das eine halbe Stelle" counts several people. */
const OTHERS_SHARE = /(?<!\p{L})(?:zusammen|weitere|zusätzlich|aufstock|später|perspektivisch)/iu;
const partOf = (words: string): number => PARTS.find(([name]) => name.test(words))?.[1] ?? 0;

/** Returns the clause of a list around a percentage; the others are not about it. */
function clauseAround(text: string, { index, 0: found }: RegExpExecArray): string {
  const before = text.slice(Math.max(0, index - 45), index).replace(/^.*(?:[;|]|,\s)/su, '');
  const behind = text.slice(index + found.length, index + found.length + 35).replace(/[,;|].*$/su, '');
  return before + found + behind;
}

/** Parts that make a whole are of different things: "50 % Klinik, 50 % Praxis". */
const isSplit = (text: string, { groups }: RegExpExecArray) =>
  groups?.max === undefined &&
  [...text.matchAll(/(?<!\d)(\d{1,2})\s?%\s\p{L}/gu)].reduce((sum, [, part]) => sum + Number(part), 0) === 100;

/** A clause with nothing else: "Unbefristet, 50 %, ab sofort". */
const isAlone = (text: string, found: RegExpExecArray) =>
  /(?:^|[,;:–|])\s*$/u.test(text.slice(0, found.index)) &&
  /^\s*(?:$|[,;.|–])/u.test(text.slice(found.index + found[0].length));

const isOpen = (text: string, found: RegExpExecArray) =>
  found.groups?.max === undefined &&
  found.groups?.last === undefined &&
  /(?:(?<!\p{L})ab|mindestens|mind\.|min\.|bis zu|maximal|max\.|bis)\s*$/iu.test(text.slice(0, found.index));

function rangeOf(min: number, max: number): FeedRange | null {
  return min >= 5 && max <= 100 && min <= max ? { min, max } : null;
}

/** Reads a percentage of full time: "80–100 %" may be filled in full time or part time. */
export function employmentOfWorkload({ min, max }: FeedRange): EmploymentType {
  if (min >= 100) return 'full_time';
  return max >= 100 ? 'both' : 'part_time';
}

/** The full-time week that a percentage is taken of. */
const FULL_WEEK_OF: Record<Country, number> = { DE: 38.5, AT: 38.5, CH: 42 };

/** Returns the hours of a percentage by the full-time week of the country, to a quarter of an hour. */
export function hoursOfWorkload({ min, max }: FeedRange, country: Country): FeedRange {
  const toHours = (percent: number) => Math.round((percent / 100) * FULL_WEEK_OF[country] * 4) / 4;
  return { min: toHours(min), max: toHours(max) };
}

/** From so many hours on a week is full time in all three countries, below so many in none. */
const [FULL_WEEK, PART_WEEK] = [37, 35];

/** Returns the extent that hours prove; null between a short full-time week and a long part-time one. */
export function employmentOfHours({ min, max }: FeedRange): EmploymentType | null {
  if (min >= FULL_WEEK) return 'full_time';
  if (max < PART_WEEK) return 'part_time';
  return min < PART_WEEK && max >= FULL_WEEK ? 'both' : null;
}
