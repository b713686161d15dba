import { isDeepStrictEqual } from 'node:util';
import type { ExpectedTurn } from './conversation.ts';

/** An answer as the stream told it. */
export type GivenAnswer = {
  words: string;
  calls: { tool: string; input: Record<string, unknown> }[];
  parts: { type: string; data?: unknown }[];
  /** The jobs that "the second" counted, before this answer. */
  shown: readonly string[];
};

/** What is wrong with an answer; nothing where it is as expected. */
export function judgeTurn(expected: ExpectedTurn, answer: GivenAnswer, total: number | null): string[] {
  const types = answer.parts.map(({ type }) => type);
  const asked = answer.parts.findLast(({ type }) => type === 'data-question')?.data as { key?: string } | undefined;
  return [
    ...judgeCalls(expected, answer),
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

function judgeCalls({ calls }: ExpectedTurn, answer: GivenAnswer): string[] {
  if (!calls) return [];
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

/** None and one are said in words. */
function namesCount(words: string, total: number): boolean {
  if (total === 0) return /keine Stelle|No job/u.test(words);
  if (total === 1) return /\*\*(?:eine|one|1)\*\*/u.test(words);
  return (
    words.includes(`**${new Intl.NumberFormat('de', { useGrouping: true }).format(total)}**`) ||
    words.includes(`**${total.toLocaleString('en')}**`)
  );
}
