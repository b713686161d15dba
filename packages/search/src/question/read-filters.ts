import { writtenFilterSchema } from '@stellenvisite/contract/jobs/taxonomy.schema';
import { foldText } from '../language/fold-text.ts';
import benefits from '../sentence/benefits.json' with { type: 'json' };
import { PhraseTable } from '../sentence/phrase-table.ts';
import { readTokens, type Token } from '../sentence/read-tokens.ts';
import type { HoursRange } from '../sentence/wish.ts';
import questionWords from '../taxonomy/question-words.json' with { type: 'json' };
import writtenFilters from '../taxonomy/written-filters.json' with { type: 'json' };
import { readClockBound } from './read-clock-bound.ts';
import { readMeasure } from './read-measures.ts';
import { payLead, readPay } from './read-pay.ts';
import { readPayOrder } from './read-pay-order.ts';

/** Conditions that people from abroad need, each a filter of its own. */
export const ABROAD_KINDS = ['recognition', 'visaHelp', 'housingHelp'] as const;
type AbroadKind = (typeof ABROAD_KINDS)[number];

export type FilterKind =
  | 'employmentType'
  | 'contract'
  | 'shift'
  /** Work by day: without nights. */
  | 'dayTime'
  | 'shiftWork'
  | 'weekend'
  | 'onCall'
  | 'agency'
  | 'training'
  | 'leadership'
  | 'remote'
  | 'hours'
  | 'sort'
  | AbroadKind
  | 'benefit'
  | 'radius'
  | 'salaryMin'
  | 'salaryMax';

export type FilterMeaning = {
  /** "ignored" says nothing a search could use. */
  kind: FilterKind | 'ignored';
  values: readonly string[];
  hours?: HoursRange;
  /** Of a range of pay the upper figure, by which nothing is filtered: nobody minds to earn more. */
  highest?: string;
  /** Of words that refuse it or everything else by themselves. */
  polarity?: 'excluded' | 'only';
  /** Its words count as such unless they are refused or the only thing. */
  isSoft?: boolean;
  /** Its words mean only a part of it, so that refusing them refuses nothing else. */
  isNarrow?: boolean;
};

/** A filter read from some of the tokens. */
export type ReadFilter = FilterMeaning & {
  /** Words before it that only lead to it. */
  lead: number;
  from: number;
  to: number;
};

const FILTERS = new PhraseTable<FilterMeaning>([
  ...questionWords.ignoredPhrases.map((text) => ({ text, value: { kind: 'ignored' as const, values: [] } })),
  ...writtenFilterSchema
    .array()
    .parse(writtenFilters)
    .flatMap(({ words, ...meaning }) => words.map((text) => ({ text, value: toMeaning(meaning) }))),
]);
const WORDED_HOURS: ReadonlySet<string> = new Set(
  writtenFilterSchema
    .array()
    .parse(writtenFilters)
    .flatMap(({ kind, values }) => (kind === 'hours' ? [`${values[0]}-${values[1]}h`] : [])),
);
const LEADS = new Set(questionWords.beforeFilter);
/** Of these a few a month are no roster: "2 Nächte", "4 days". */
const COUNTED: ReadonlySet<FilterMeaning['kind']> = new Set(['shift', 'dayTime', 'shiftWork', 'weekend']);
const NUMBERS = new Set(['ein', 'eine', 'zwei', 'drei', 'vier', 'funf', 'one', 'two', 'three', 'four', 'five', 'six']);
/** "noch eine Nachtschicht" counts none. */
const MORE = new Set(['noch', 'nochmal', 'wieder', 'never', 'nie']);
const PLACE_BEHIND = new Set(['von', 'of', 'zu', 'to', 'bei', 'vom', 'from']);

/** "day clinic": alone they name no shift. */
const PARTS_OF_NAMES = new Set(['day', 'tag']);
/** "keine Dienste" is what doctors call it; "geteilte Dienste" and "der ambulante Dienst" are something else. */
const DUTY = /^diensten?$|^dienst$/;
const BEFORE_DUTIES = new Set(questionWords.beforeDuties.map(foldText));

/** "fünfmal am Tag": so often, and no shift. */
const TIMES = /mal$|^(?:times|once|twice|stunden?|hours|paar|jeden|ganzen)$/;

/** "these days", "no other days": they name no shift. */
const BEFORE_DAYS = new Set(questionWords.beforeDays.map(foldText));

/** "um sieben Uhr morgens", "at six in the morning": part of a clock time, and no shift. */
const CLOCK_TIMES = new Set([
  'morgens',
  'vormittags',
  'abends',
  'nachts',
  'fruh',
  'fruhe',
  'morning',
  'evening',
  'night',
]);
const CLOCK = /^(?:uhr|\d{1,2}(?::\d\d)?|am|pm)$/;
const CLOCK_REACH = 3;

function isClockTime(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - CLOCK_REACH), from);
  const at = before.findLastIndex(({ folded }) => CLOCK.test(folded) || folded === 'oclock');
  return at >= 0 && before.slice(at + 1).every(({ words, isPhrase }) => words.length === 0 && !isPhrase);
}

/** "the only days I can work" */
const DESCRIBING_DAYS = new Set(['i', 'that', 'when', 'we', 'off']);

function isDescribedDay(next: Token | undefined): boolean {
  return next !== undefined && DESCRIBING_DAYS.has(next.folded);
}

type WrittenMeaning = {
  kind: FilterKind;
  values: readonly string[];
  polarity?: 'excluded' | 'only' | undefined;
  isSoft?: boolean | undefined;
  isNarrow?: boolean | undefined;
};

function toMeaning({ kind, values, polarity, isSoft, isNarrow }: WrittenMeaning): FilterMeaning {
  const own = { ...(polarity ? { polarity } : {}), ...(isSoft ? { isSoft } : {}), ...(isNarrow ? { isNarrow } : {}) };
  if (kind !== 'hours') return { kind, values, ...own };
  const [min, max] = values.map(Number);
  return { kind, values: [`${min}-${max}h`], hours: { min: min ?? 0, max: max ?? 0, unit: 'hours' } };
}

/** Finds the filters that stand among the words, the longest reading at each place. */
export function readFilters(tokens: readonly Token[], question: string): ReadFilter[] {
  const found: ReadFilter[] = [];
  for (let from = 0; from < tokens.length; ) {
    const hit = readAt(tokens, from, question);
    if (hit) found.push(hit);
    from = hit ? hit.to : from + 1;
  }
  const isTaken = (index: number) => found.some(({ lead, to }) => lead <= index && index < to);
  const hasOrder = found.some(({ kind }) => kind === 'sort' || kind === 'salaryMin' || kind === 'salaryMax');
  const read = found.some(isMeasured)
    ? found.map((each) => (each.kind === 'hours' && !isMeasured(each) ? toIgnored(each) : each))
    : found;
  return hasOrder ? read : [...read, ...readPayOrder(tokens, isTaken)];
}

function toIgnored({ lead, from, to }: ReadFilter): ReadFilter {
  return { kind: 'ignored', values: [], lead, from, to };
}

/** "Halbe Stelle, also 19,5 Stunden": figures say it better than words. */
function isMeasured({ kind, values }: ReadFilter): boolean {
  return kind === 'hours' && !WORDED_HOURS.has(values[0] ?? '');
}

function readAt(tokens: readonly Token[], from: number, question: string): ReadFilter | null {
  const clock = readClockBound(tokens, from);
  if (clock) return { kind: 'shift', values: clock.values, isSoft: true, lead: from, from, to: clock.to };
  const measure = readMeasure(tokens, from, question);
  if (measure) return { ...measure.value, lead: measure.lead, from, to: measure.to };
  const phrase = FILTERS.findLongest(tokens, from);
  if (phrase && isMeant(phrase.value, tokens, from, phrase.to))
    return { ...phrase.value, lead: leadOf(tokens, from, phrase.value), from, to: phrase.to };
  const pay = readPay(tokens, from, question);
  if (!pay) return null;
  const lead = payLead(tokens, from);
  // "bis 4000 €" includes the word that makes it an upper bound.
  return { ...pay.value, lead, from: pay.value.kind === 'salaryMax' ? lead : from, to: pay.to };
}

/** "mehr Anerkennung" is praise and "staatliche Anerkennung" a degree, "meine Wohnung" is where somebody lives. */
const OTHER_SENSES: Partial<Record<FilterKind | 'ignored', ReadonlySet<string>>> = {
  recognition: new Set(['mehr', 'wenig', 'keine', 'staatliche', 'staatlicher', 'more', 'no', 'little']),
  housingHelp: new Set(['meine', 'meiner', 'unsere', 'unserer', 'eigene', 'eigenen', 'eigener', 'my', 'our', 'own']),
};

function isMeant(
  { kind, values, polarity }: FilterMeaning,
  tokens: readonly Token[],
  from: number,
  to: number,
): boolean {
  const before = tokens[from - 1]?.folded ?? '';
  const word = to - from === 1 ? (tokens[from]?.folded ?? '') : '';
  if (PARTS_OF_NAMES.has(word)) return false;
  if (word === 'days' && BEFORE_DAYS.has(before)) return false;
  if (kind === 'dayTime' && TIMES.test(before)) return false;
  // "no shifts before 8 am" refuses none at other times.
  if (kind === 'shiftWork' && readClockBound(tokens, to)) return false;
  if (CLOCK_TIMES.has(word) && isClockTime(tokens, from)) return false;
  if (word === 'days' && isDescribedDay(tokens[to])) return false;
  if (OTHER_SENSES[kind]?.has(before)) return false;
  if (kind === 'onCall' && DUTY.test(word)) return word === 'dienste' && BEFORE_DUTIES.has(before);
  const isCounted = /^\d+$/.test(before) || (NUMBERS.has(before) && !MORE.has(tokens[from - 2]?.folded ?? ''));
  if (COUNTED.has(kind) && polarity === undefined && to - from === 1 && isCounted) return false;
  return !(values[0] === 'distance' && PLACE_BEHIND.has(tokens[to]?.folded ?? ''));
}

function leadOf(tokens: readonly Token[], from: number, { kind }: FilterMeaning): number {
  if (kind === 'ignored') return from;
  let lead = from;
  for (let before = tokens[lead - 1]; before && isOneOf(before, LEADS); before = tokens[lead - 1]) lead -= 1;
  return lead;
}

function isOneOf({ isPhrase, isExcluded, folded }: Token, words: ReadonlySet<string>): boolean {
  return !isPhrase && !isExcluded && words.has(folded);
}

const NOISE = new PhraseTable(questionWords.noise.map((text) => ({ text, value: true })));
const QUALIFICATIONS = new PhraseTable(questionWords.qualifications.map((text) => ({ text, value: true })));

/** A word that says nothing a search could use, where it is not part of a name. */
export function isNoise(token: Token | undefined): boolean {
  return token !== undefined && NOISE.findLongest([token], 0) !== null;
}

/** A degree or a state's approval: every job of the occupation asks for one, few say which. */
export function isQualification(token: Token | undefined): boolean {
  return token !== undefined && QUALIFICATIONS.findLongest([token], 0) !== null;
}

/** Checks whether a word alone is a filter. */
export function isFilterWord(text: string): boolean {
  const [token] = readTokens(text);
  return token !== undefined && FILTERS.findLongest([token], 0) !== null;
}

const BENEFITS = new PhraseTable(benefits.map((text) => ({ text, value: true })));

/** Finds the benefits that an employer may offer, the longest name at each place. */
export function readBenefits(tokens: readonly Token[]): ReadFilter[] {
  const found: ReadFilter[] = [];
  for (let from = 0; from < tokens.length; ) {
    const to = BENEFITS.findLongest(tokens, from)?.to;
    if (to !== undefined) found.push({ kind: 'benefit', values: [], lead: from, from, to });
    from = to ?? from + 1;
  }
  return found;
}
