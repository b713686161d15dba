import { isDeepStrictEqual } from 'node:util';
import type { EmmaSearch } from '@stellenvisite/contract/assistant/emma-parts.schema';
import { CATEGORY_NAMES, CATEGORY_PHRASES } from '../../packages/core/src/assistant/emma/wish-texts.ts';
import type { ExpectedTurn } from './conversation.ts';

/** An answer as it was received from the stream. */
export type GivenAnswer = {
  words: string;
  calls: { tool: string; input: Record<string, unknown> }[];
  parts: { type: string; data?: unknown }[];
  /** The jobs that "the second" counted, before this answer. */
  shown: readonly string[];
};

/** Returns the faults of an answer; none where it is as expected. */
export function judgeTurn(expected: ExpectedTurn, answer: GivenAnswer, total: number | null): string[] {
  const types = answer.parts.map(({ type }) => type);
  const asked = answer.parts.findLast(({ type }) => type === 'data-question')?.data as { key?: string } | undefined;
  return [
    ...judgeCalls(expected, answer),
    ...judgeWork(expected, answer),
    ...judgeJobs(expected, answer),
    ...(expected.says ?? [])
      .filter((pattern) => !new RegExp(pattern, 'u').test(answer.words))
      .map((pattern) => `does not say ${pattern}`),
    ...(expected.lacks_words ?? []).filter((words) => answer.words.includes(words)).map((words) => `says ${words}`),
    ...(expected.parts ?? []).filter((part) => !types.includes(part)).map((part) => `lacks ${part}`),
    ...(expected.lacks ?? []).filter((part) => types.includes(part)).map((part) => `has ${part}`),
    ...(expected.asks !== undefined && asked?.key !== expected.asks
      ? [`asks ${asked?.key ?? 'nothing'} instead of ${expected.asks}`]
      : []),
    ...(total !== null && !namesCount(answer.words, total) ? [`does not name the count ${total}`] : []),
  ];
}

type Calls = NonNullable<ExpectedTurn['calls']>;

/** One of the ways to be right is enough; of several wrong ones the nearest is reported. */
function judgeCalls({ calls, anyCalls }: ExpectedTurn, answer: GivenAnswer): string[] {
  const ways = [...(calls ? [calls] : []), ...(anyCalls ?? [])].map((way) => compareCalls(way, answer));
  return ways.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

/** Checks the requested occupation, which may be given in words or as a category. */
function judgeWork({ q_like: pattern }: ExpectedTurn, { calls }: GivenAnswer): string[] {
  if (pattern === undefined) return [];
  const search = calls.find(({ tool }) => tool === 'searchJobs')?.input as EmmaSearch | undefined;
  const names = (search?.category ?? []).flatMap((each) => [
    each,
    CATEGORY_NAMES.de[each],
    CATEGORY_NAMES.en[each],
    CATEGORY_PHRASES.de[each],
  ]);
  const said = [search?.q ?? '', ...names].join(' ');
  return new RegExp(pattern, 'iu').test(said) ? [] : [`searches ${JSON.stringify(said)} instead of ${pattern}`];
}

function judgeJobs({ offers, noJobsOf }: ExpectedTurn, { parts }: GivenAnswer): string[] {
  const categories = parts
    .filter(({ type }) => type === 'data-jobs')
    .flatMap(({ data }) => (data as { items: { category: string }[] }).items.map(({ category }) => category));
  return categories.flatMap((category) => [
    ...(offers !== undefined && category !== offers ? [`offers a job of ${category}`] : []),
    ...(category === noJobsOf ? [`offers a job of ${category}`] : []),
  ]);
}

function compareCalls(calls: Calls, answer: GivenAnswer): string[] {
  const given = answer.calls.filter(({ tool }) => tool !== 'askBack');
  const [wanted, made] = [calls.map(([tool]) => tool).join(', '), given.map(({ tool }) => tool).join(', ')];
  if (wanted !== made) return [`calls [${made}] instead of [${wanted}]`];
  return calls.flatMap(([tool, input], index) =>
    Object.entries(input).flatMap(([name, value]) => {
      const found = given[index]?.input[name];
      return isExpected(found, value, answer.shown)
        ? []
        : [`${tool}.${name} is ${JSON.stringify(found)} instead of ${JSON.stringify(value)}`];
    }),
  );
}

function isExpected(found: unknown, value: unknown, shown: readonly string[]): boolean {
  if (value === '$none') return found === undefined;
  return isDeepStrictEqual(found, toIds(value, shown));
}

function toIds(value: unknown, shown: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => toIds(each, shown));
  const position = typeof value === 'string' ? /^\$(\d)$/u.exec(value)?.[1] : undefined;
  return position === undefined ? value : shown[Number(position) - 1];
}

/** Checks whether the answer names the count. None and one are spelled out. */
function namesCount(words: string, total: number): boolean {
  if (total === 0) return /keine Stelle|No job/u.test(words);
  if (total === 1) return /\*\*(?:eine|one|1)\*\*/u.test(words);
  return (
    words.includes(`**${new Intl.NumberFormat('de', { useGrouping: true }).format(total)}**`) ||
    words.includes(`**${total.toLocaleString('en')}**`)
  );
}
