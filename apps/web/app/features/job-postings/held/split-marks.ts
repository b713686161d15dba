import type { ReviewReason } from '@stellenvisite/contract/held-jobs.schema';

/** A piece of the ad's text; the number is that of the reason it is marked for. */
export type MarkedPart = { text: string; reason: number | null };

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a text where a reason's words stand in it, so that the same number stands there as in the list of reasons. */
export function splitMarks(text: string, reasons: readonly ReviewReason[]): MarkedPart[] {
  const numbers = new Map<string, number>();
  for (const [index, { words }] of reasons.entries())
    for (const each of words) if (!numbers.has(each.toLowerCase())) numbers.set(each.toLowerCase(), index + 1);
  if (numbers.size === 0) return [{ text, reason: null }];
  const longestFirst = [...numbers.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), reason: null });
    parts.push({ text: match[0], reason: numbers.get(match[0].toLowerCase()) ?? null });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), reason: null });
  return parts;
}
