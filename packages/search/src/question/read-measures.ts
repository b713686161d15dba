import questionWords from '../taxonomy/question-words.json' with { type: 'json' };
import type { PhraseHit } from './phrase-table.ts';
import type { FilterMeaning } from './read-filters.ts';
import type { Token } from './read-tokens.ts';

const NUMBER = /^\d{1,3}$/;
const KILOMETRES = /^(?:km|kilometern?)$/;
const HOURS = /^(?:h|std|stunden?|wochenstunden?)$/;
const NUMBER_WITH_UNIT = /^(\d{1,3})(km|h|std)$/;
const PERCENT = /^\s?(?:[-–]\s?(\d{1,3})\s?)?(?:%|prozent\b)/iu;
const AFTER_RADIUS = new Set(questionWords.afterRadius);
const LARGEST_RADIUS = 200;
/** What counts as full time somewhere in the three countries begins here. */
const FULL_TIME_HOURS = 36;
const FULL_TIME_PERCENT = 90;
/** "24-Stunden-Pflege" is care around the clock. */
const AROUND_THE_CLOCK = 24;

/** "25 km" is how far, "80 %" and "30 Stunden" how much. */
export function readMeasure(tokens: readonly Token[], from: number, question: string): PhraseHit<FilterMeaning> | null {
  const token = tokens[from];
  if (!token || token.isPhrase || token.isExcluded) return null;
  const [, joined = '', itsUnit = ''] = NUMBER_WITH_UNIT.exec(token.folded) ?? [];
  if (joined) return ofUnit(Number(joined), itsUnit, tokens, from + 1);
  if (!NUMBER.test(token.folded)) return null;
  const amount = Number(token.folded);
  const unit = unitBehind(token, tokens[from + 1], question);
  return ofUnit(amount, unit, tokens, from + 2) ?? ofPercent(amount, tokens, from, question);
}

/** "20 €/h" is pay, not twenty hours. */
function unitBehind({ end }: Token, next: Token | undefined, question: string): string {
  return next && /^[\s.–-]*$/u.test(question.slice(end, next.start)) ? next.folded : '';
}

function ofUnit(amount: number, unit: string, tokens: readonly Token[], to: number): PhraseHit<FilterMeaning> | null {
  if (KILOMETRES.test(unit) && amount > 0) {
    const value = { kind: 'radius', values: [String(Math.min(amount, LARGEST_RADIUS))] } as const;
    return { value, to: AFTER_RADIUS.has(tokens[to]?.folded ?? '') ? to + 1 : to };
  }
  if (!HOURS.test(unit) || amount < 5 || amount > 48 || amount === AROUND_THE_CLOCK) return null;
  return { value: toEmploymentType([amount >= FULL_TIME_HOURS]), to };
}

/** Switzerland says how much by "Pensum 60–80 %". */
function ofPercent(
  amount: number,
  tokens: readonly Token[],
  from: number,
  question: string,
): PhraseHit<FilterMeaning> | null {
  const percent = PERCENT.exec(question.slice(tokens[from]?.end));
  const most = Number(percent?.[1] ?? amount);
  if (!percent || amount < 10 || most > 100) return null;
  const end = (tokens[from]?.end ?? 0) + percent[0].length;
  let to = from + 1;
  while ((tokens[to]?.end ?? Number.POSITIVE_INFINITY) <= end) to += 1;
  return { value: toEmploymentType([amount >= FULL_TIME_PERCENT, most >= FULL_TIME_PERCENT]), to };
}

function toEmploymentType(areFull: readonly boolean[]): FilterMeaning {
  const values = areFull.map((isFull) => (isFull ? 'full_time' : 'part_time'));
  return { kind: 'employmentType', values: [...new Set(values)] };
}
