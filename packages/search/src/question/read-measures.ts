import { foldText } from '../language/fold-text.ts';
import type { Token } from '../sentence/read-tokens.ts';
import questionWords from '../taxonomy/question-words.json' with { type: 'json' };
import { numberOf } from './number-words.ts';
import type { FilterMeaning } from './read-filters.ts';

/** A measure with the words before it that belong to it. */
export type MeasureHit = { value: FilterMeaning; lead: number; to: number };

const FIGURE = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
const JOINT = String.raw`\s?(?:-|–|—|/|bis(?:\szu)?|to|und|and|oder|or)\s?`;
const PER_WEEK = String.raw`(?:\s?(?:-|/|pro|die|in\sder|je|per|an?|each|every|jede|im)?\s?(?:woche|wo|week|wöchentlich|weekly|wk)(?!\p{L}))?`;
const PER_DAY = String.raw`(?<day>\s?(?:am|pro|/|an?|per|je|jeden)?\s?(?:tag|day|täglich|daily)(?!\p{L}))?`;
const HOURS = new RegExp(
  String.raw`^(?<low>${FIGURE})(?:\s?(?:h|std|stunden?|hours?)?${JOINT}(?<high>${FIGURE}))?\s?-?(?:wochenstunden?|arbeitsstunden|stunde?n?|std|hrs?|hours?|h)(?!\p{L})\.?${PER_DAY}${PER_WEEK}`,
  'iu',
);
const REMOTE = /^\d+\s?(?:%|prozent)\s?(?:home|remote|mobil)/iu;
const PERCENT = new RegExp(
  String.raw`^(?<low>${FIGURE})(?:\s?(?:%|prozent)?${JOINT}(?<high>${FIGURE}))?\s?-?(?:%|prozent|percent|pct)(?:\s?-?(?:stelle|pensum|job|position)(?!\p{L}))?`,
  'iu',
);
const KILOMETRES = /^(?<low>\d{1,3})\s?(?:km|kilometern?|kilometres?|kilometers?)(?!\p{L})/iu;
/** "24-Stunden-Pflege" is care around the clock, "24 Stunden in der Woche" a part of it. */
const AROUND_THE_CLOCK = 24;
const WEEK = /woche|week/iu;
const END = /^\s*(?:[,.;)]|$)/u;
const CARE = /^[\s-]*(?:pflege|betreu|dienst|care|notruf|intensiv)/iu;
const LARGEST_RADIUS = 200;
const DAYS_A_WEEK = 5;
const DAILY = new Set(['taglich', 'daily']);
const MIN_HOURS = 3;
const MAX_HOURS = 60;
const LEAST_PERCENT = 10;
const FULL_PERCENT = 100;

const listed = (words: readonly string[]) => new Set(words.map(foldText));
const AFTER_RADIUS = listed(questionWords.afterRadius);
const RADIUS_LEADS = listed(questionWords.beforeRadius);
const UPPER = listed(questionWords.beforeHighestPay);
const LOWER = listed(questionWords.beforeLeastPay);
const AROUND = listed(questionWords.beforeHours);
const NOT = listed(questionWords.beforeBound);
const UPWARDS = new Set(['aufwarts', 'up', 'upwards']);

/** Reads "25 km" as how far, "80 %" and "20 bis 25 Stunden" as how much. */
export function readMeasure(tokens: readonly Token[], from: number, question: string): MeasureHit | null {
  const token = tokens[from];
  if (!token || token.isPhrase || token.isExcluded) return null;
  const behind = question.slice(token.start);
  // "twenty-five" is one number, and its second half none of its own.
  if (isSecondHalf(tokens[from - 1], token, question)) return null;
  const joint = TENS.test(token.folded) ? SPELLED_JOINT.exec(behind)?.[0] : undefined;
  const spelled = numberOf(joint?.toLowerCase() ?? token.folded);
  if (spelled === null && !/^\d/.test(token.folded)) return null;
  const length = joint?.length ?? token.end - token.start;
  const first = spelled === null ? behind : String(spelled) + behind.slice(length);
  const whole = first.replace(PART_OF_ONE, (_text, tenths: string) => `${tenths.padEnd(2, '0')} %`);
  const ranged = whole.replace(BOTH_ENDS, (_text, low: string, high: string) => `${low} bis ${high}`);
  const written = ranged.replace(SPELLED_RANGE, (range, before: string, word: string) => {
    const high = numberOf(foldText(word));
    return high === null ? range : before + high;
  });
  const moved = behind.length - written.length;
  const endOf = (found: RegExpExecArray) => tokenAt(tokens, from, token.start + found[0].length + moved);
  return (
    readRadius(KILOMETRES.exec(written), tokens, from, endOf) ??
    readHours(HOURS.exec(written), tokens, from, endOf, written) ??
    readPercent(PERCENT.exec(written), tokens, from, endOf, written) ??
    readBareHours(tokens, from)
  );
}

/** "twenty-five" */
const SPELLED_JOINT =
  /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ](?:one|two|three|four|five|six|seven|eight|nine)(?!\p{L})/iu;

const TENS = /^(?:twen|thir|for|fif|six|seven|eigh|nine)ty$/;

function isSecondHalf(before: Token | undefined, token: Token, question: string): boolean {
  if (!before || !TENS.test(before.folded)) return false;
  const joint = SPELLED_JOINT.exec(question.slice(before.start));
  return joint !== null && before.start + joint[0].length === token.end;
}

/** "0.8 FTE", "0,75 VZÄ" */
const PART_OF_ONE = /^0[.,](\d{1,2})\s?(?:fte|wte|vzä|vk|stelle)(?!\p{L})/iu;
/** "mindestens 20 und höchstens 30 Stunden": both ends with words of their own. */
const BOTH_ENDS =
  /^(\d{1,3})(?:\s?(?:h|std\.?|stunden?|hours?|%|prozent|percent))?,?\s(?:(?:und|and|aber|but)\s)?(?:(?:nicht|no|not)\s(?:mehr\sals|more\sthan|über|over)|höchstens|maximal|max\.?|bis(?:\szu)?|at\smost|up\sto)\s(\d{1,3})(?!\d)/iu;

/** "zwanzig bis dreißig": the second figure in words. */
const SPELLED_RANGE = /^(\d{1,2}\s(?:bis|und|oder|to|and|or)\s)(\p{L}+)/u;

type EndOf = (found: RegExpExecArray) => number;

function tokenAt(tokens: readonly Token[], from: number, end: number): number {
  let to = from + 1;
  while ((tokens[to]?.start ?? Number.POSITIVE_INFINITY) < end) to += 1;
  return to;
}

function readRadius(
  found: RegExpExecArray | null,
  tokens: readonly Token[],
  from: number,
  endOf: EndOf,
): MeasureHit | null {
  const amount = Number(found?.groups?.low ?? 0);
  if (!found || amount === 0) return null;
  const to = endOf(found);
  const value = { kind: 'radius', values: [String(Math.min(amount, LARGEST_RADIUS))] } as const;
  const lead = leadOf(tokens, from, [RADIUS_LEADS, NOT]);
  return { value, lead, to: AFTER_RADIUS.has(tokens[to]?.folded ?? '') ? to + 1 : to };
}

function readHours(
  found: RegExpExecArray | null,
  tokens: readonly Token[],
  from: number,
  endOf: EndOf,
  written: string,
): MeasureHit | null {
  if (!found) return null;
  const days = daysBefore(tokens, from);
  const isDaily = found.groups?.day !== undefined || DAILY.has(tokens[from - 1]?.folded ?? '');
  const factor = days?.count ?? (isDaily ? DAYS_A_WEEK : 1);
  const [low, high] = figuresOf(found).map((figure) => figure * factor);
  if (low === undefined || high === undefined || low < MIN_HOURS || high > MAX_HOURS) return null;
  const lead = days?.lead ?? leadOf(tokens, from, [UPPER, LOWER, AROUND, NOT]);
  const isLast = END.test(written.slice(found[0].length));
  const isClock = low === AROUND_THE_CLOCK && high === low && lead === from && !isLast && !WEEK.test(found[0]);
  if (isClock || CARE.test(written.slice(found[0].length))) return null;
  return toHours(low, high, 'hours', tokens.slice(lead, from), { lead, ...withBound(tokens, endOf(found)) });
}

const HOUR = /^(?:wochen|arbeits)?stunden?$|^hours?$|^std$/;
const BEFORE_BARE = listed(questionWords.beforeBareHours);
const BEHIND_BARE = listed(questionWords.behindBareHours);
const HOURS_REACH = 10;
const [LEAST_BARE, MOST_BARE] = [8, 48];

/** "Wie viele Stunden? Höchstens 30", "48 Stunden waren zu viel, 36 wären gut": the unit was named before. */
function readBareHours(tokens: readonly Token[], from: number): MeasureHit | null {
  const amount = Number(tokens[from]?.folded);
  if (!(amount >= LEAST_BARE && amount <= MOST_BARE)) return null;
  const isNamed = tokens.slice(Math.max(0, from - HOURS_REACH), from).some(({ folded }) => HOUR.test(folded));
  const isMeant = BEFORE_BARE.has(tokens[from - 1]?.folded ?? '') || BEHIND_BARE.has(tokens[from + 1]?.folded ?? '');
  if (!isNamed || !isMeant) return null;
  const lead = leadOf(tokens, from, [UPPER, LOWER, AROUND, NOT]);
  return toHours(amount, amount, 'hours', tokens.slice(lead, from), { lead, ...withBound(tokens, from + 1) });
}

const BOUND = listed(questionWords.behindBound);
const OPEN_END = listed(questionWords.openEnd);

/** "30 hours max": the bound may follow at once. */
function withBound(tokens: readonly Token[], to: number): { to: number; bound: readonly Token[] } {
  const [next, behind] = [tokens[to], tokens[to + 1]];
  if (next?.link === 'none' && BOUND.has(next.folded)) return { to: to + 1, bound: [next] };
  // "32 Stunden oder mehr", "20 hours and up"
  if (next?.link === 'or' && OPEN_END.has(next.folded)) return { to: to + 1, bound: [next] };
  const isAnd = next?.folded === 'und' || next?.folded === 'and';
  return isAnd && behind && OPEN_END.has(behind.folded) ? { to: to + 2, bound: [behind] } : { to, bound: [] };
}

const DAYS = /^(?:tage?n?|days?|x|mal)$/;
const EACH = listed(questionWords.each);

/** "4 Tage à 8 Stunden": returns how many days a week have so many hours. */
function daysBefore(tokens: readonly Token[], from: number): { count: number; lead: number } | null {
  let at = from - 1;
  while (EACH.has(tokens[at]?.folded ?? '')) at -= 1;
  const count = tokens[at - 1]?.folded ?? '';
  if (at === from - 1 && tokens[at]?.folded !== 'x') return null;
  const days = DAYS.test(tokens[at]?.folded ?? '') ? (numberOf(count) ?? Number(count)) : Number.NaN;
  return days >= 1 && days <= 7 ? { count: days, lead: at - 1 } : null;
}

/** Switzerland says how much by "Pensum 60–80 %". */
function readPercent(
  found: RegExpExecArray | null,
  tokens: readonly Token[],
  from: number,
  endOf: EndOf,
  written: string,
): MeasureHit | null {
  const [low = 0, high = 0] = found ? figuresOf(found) : [];
  // "100 % Homeoffice" says where, and not how much.
  if (!found || REMOTE.test(written) || low < LEAST_PERCENT || high > FULL_PERCENT) return null;
  const lead = leadOf(tokens, from, [UPPER, LOWER, AROUND, NOT]);
  const { to, bound } = withBound(tokens, endOf(found));
  if (low === FULL_PERCENT && lead === from)
    return { value: { kind: 'employmentType', values: ['full_time'] }, lead, to };
  return toHours(low, high, 'percent', tokens.slice(lead, from), { lead, to, bound });
}

function figuresOf({ groups }: RegExpExecArray): [number, number] {
  const toNumber = (figure: string) => Number(figure.replace(',', '.'));
  const low = toNumber(groups?.low ?? '');
  return [low, groups?.high === undefined ? low : toNumber(groups.high)];
}

/** "höchstens 30" and "nicht mehr als 30" have no lower end, "mindestens 30" no upper one. */
function toHours(
  low: number,
  high: number,
  unit: 'hours' | 'percent',
  leads: readonly Token[],
  { bound, ...place }: { lead: number; to: number; bound: readonly Token[] },
): MeasureHit {
  const hasOne = (words: ReadonlySet<string>) =>
    [...leads, ...bound].some(({ folded }) => words.has(folded)) ||
    (words === LOWER && bound.some(({ folded }) => UPWARDS.has(folded)));
  const [isUpper, isLower] = hasOne(NOT) ? [hasOne(LOWER), hasOne(UPPER)] : [hasOne(UPPER), hasOne(LOWER)];
  const hours = {
    ...(isUpper && low === high ? {} : { min: low }),
    ...(isLower && low === high ? {} : { max: high }),
    unit,
  };
  const text = [hours.min ?? '', hours.max ?? ''].join('-') + (unit === 'percent' ? '%' : 'h');
  return { value: { kind: 'hours', values: [text], hours }, ...place };
}

function leadOf(tokens: readonly Token[], from: number, lists: readonly ReadonlySet<string>[]): number {
  const isLead = (token: Token | undefined) =>
    token !== undefined && !token.isPhrase && !token.isExcluded && lists.some((words) => words.has(token.folded));
  let lead = from;
  while (tokens[lead]?.link === 'none' && isLead(tokens[lead - 1])) lead -= 1;
  return lead;
}
