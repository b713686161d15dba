import { isWeekendFree } from '@stellenvisite/contract/jobs/duty';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { FACTS, type Fact, type StatedHours, type StatedItem, type StatedPay } from './facts.ts';

/** `missing` and `wrong` are about a fact that the item states, `invented` about one that it does not. */
export type Verdict = {
  fact: Fact;
  outcome: 'right' | 'missing' | 'wrong' | 'invented';
  expected: string;
  got: string;
};

/** The full-time weeks in use, from the shortest to the longest. */
const FULL_WEEK = { min: 37, max: 43 };
const ROUNDING_HOURS = 0.5;

type Comparison<Expected> = {
  /** Null where the job does not have the fact. */
  read: (content: JobContent) => unknown;
  matches: (expected: Expected, content: JobContent, today: string) => boolean;
};

const orNull = <T>(value: T | undefined | null | ''): T | null => (value === undefined || value === '' ? null : value);
const simplify = (text: string): string =>
  text
    .replace(/\s*\((?:[mwfdxi](?:\s*[/|]\s*[mwfdxi])+)\)/gi, '')
    .replace(/[‐-―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Compares for equality, except that "Frankfurt" and "Frankfurt am Main" or "Köln" and "Köln-Deutz" are one place. */
function isSamePlace(expected: string, city: string): boolean {
  if (expected.startsWith('=')) return simplify(expected.slice(1)) === simplify(city);
  const [short = '', long = ''] = [expected, city]
    .map((name) =>
      simplify(name)
        .replace(/\bst\. ?/g, 'sankt ')
        .replace(/^(?:kanton|land) /, ''),
    )
    .sort((a, b) => a.length - b.length);
  return long === short || (long.startsWith(short) && !/\p{L}/u.test(long.charAt(short.length)));
}

function areSameHours({ min, max, percent }: StatedHours, got: { min: number; max: number }): boolean {
  if (percent) {
    const isShare = (share: number, hours: number) =>
      hours >= (share / 100) * FULL_WEEK.min - ROUNDING_HOURS &&
      hours <= (share / 100) * FULL_WEEK.max + ROUNDING_HOURS;
    return isShare(percent[0], got.min) && isShare(percent[1], got.max);
  }
  return (min === undefined || got.min === min) && (max === undefined || got.max === max) && got.min <= got.max;
}

function isSamePay({ min, max, currency, period }: StatedPay, got: NonNullable<JobContent['salary']>): boolean {
  const isNear = (one: number, other: number) => Math.abs(one - other) < (period === 'hour' ? 0.01 : 1);
  if (got.currency !== currency || got.period !== period) return false;
  if (min === undefined) return isNear(got.max, max ?? 0) && (got.min === 0 || isNear(got.min, got.max));
  return isNear(got.min, min) && isNear(got.max, max ?? min);
}

const simplifyGrade = (grade: string): string =>
  grade.replace(/\b(?:EG|E|Entgeltgruppe|Gr)\.?(?=\s?\d)|\s/gi, '').toLowerCase();
const addressesOf = ({ applyUrl, applyEmail }: JobContent): string[] =>
  [applyUrl, applyEmail].filter((address) => typeof address === 'string').map((address) => address.replace(/\/$/, ''));
const startOf = ({ startsOn, startFlexible }: JobContent): string | null =>
  startsOn ?? (startFlexible === true ? 'flexible' : null);
const freeWeekendsOf = ({ duty }: JobContent): number | null =>
  duty?.freeWeekendsOfFour ?? (duty?.week && isWeekendFree(duty.week) ? 4 : null);
const shiftsOf = ({ duty }: JobContent): string | null =>
  duty?.shifts?.length ? [...duty.shifts].sort().join() : null;

const plain = (read: (content: JobContent) => string | number | null): Comparison<string | number> => ({
  read,
  matches: (expected, content) => expected === read(content),
});

type Expected = { [fact in Fact]: NonNullable<NonNullable<StatedItem['facts'][fact]>[number]> };

const COMPARISONS: { [fact in Fact]: Comparison<Expected[fact]> } = {
  title: {
    read: ({ title }) => orNull(title),
    matches: (expected, { title }) => simplify(expected) === simplify(title ?? ''),
  },
  city: {
    read: ({ location }) => orNull(location?.city),
    matches: (expected, { location }) => isSamePlace(expected, location?.city ?? ''),
  },
  country: plain(({ location }) => orNull(location?.country)),
  category: plain(({ category }) => orNull(category)),
  employmentType: plain(({ employmentType }) => orNull(employmentType)),
  hours: {
    read: ({ hoursPerWeek }) => orNull(hoursPerWeek),
    matches: (expected, { hoursPerWeek }) => !!hoursPerWeek && areSameHours(expected, hoursPerWeek),
  },
  contract: plain(({ contract }) => orNull(contract)),
  pay: {
    read: ({ salary }) => orNull(salary),
    matches: (expected, { salary }) => !!salary && isSamePay(expected, salary),
  },
  shifts: {
    read: shiftsOf,
    matches: (expected, content) => [...expected].sort().join() === shiftsOf(content),
  },
  freeWeekends: plain(freeWeekendsOf),
  onCall: plain(({ duty }) => orNull(duty?.onCall)),
  start: {
    read: startOf,
    // The model has no word for "ab sofort": no day, an open one or a past one all say so.
    matches: (expected, content, today) => {
      const start = startOf(content);
      if (expected === 'now') return start === null || start === 'flexible' || start <= today;
      return expected === 'flexible' ? content.startFlexible === true && !content.startsOn : start === expected;
    },
  },
  remote: plain(({ remote }) => orNull(remote)),
  tariff: {
    read: ({ tariff }) => orNull(tariff),
    matches: ({ name, grade }, { tariff }) =>
      !!tariff &&
      tariff.name.toLowerCase().includes(name.toLowerCase()) &&
      (!grade || simplifyGrade(tariff.grade ?? '') === simplifyGrade(grade)),
  },
  apply: {
    read: (content) => (addressesOf(content).length > 0 ? addressesOf(content) : null),
    matches: (expected, content) => addressesOf(content).includes(expected.replace(/\/$/, '')),
  },
};

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function compareFact<F extends Fact>(
  fact: F,
  { facts }: StatedItem,
  content: JobContent,
  today: string,
): Verdict | null {
  const { read, matches } = COMPARISONS[fact];
  const got = read(content);
  const allowed = (facts[fact] ?? [null]) as readonly (Expected[F] | null)[];
  const mayBeEmpty = allowed.includes(null);
  const isRight =
    (got === null && mayBeEmpty) || allowed.some((value) => value !== null && matches(value, content, today));
  // Counting each fact that is rightly empty would hide the errors.
  if (isRight && !facts[fact]) return null;
  if (!facts[fact] && fact === 'tariff') return null;
  const failure = mayBeEmpty ? 'invented' : got === null ? 'missing' : 'wrong';
  return { fact, outcome: isRight ? 'right' : failure, expected: allowed.map(show).join(' or '), got: show(got) };
}

/** Compares what the import made of an item with what the item states; null where the item was not read at all. */
export function compareFacts(item: StatedItem, content: JobContent | null, today: string): Verdict[] {
  return FACTS.filter((fact) => !item.unchecked?.includes(fact)).flatMap(
    (fact) => compareFact(fact, item, content ?? {}, today) ?? [],
  );
}
