import type { ReviewReason } from '@stellenvisite/contract/jobs/pending-jobs.schema';
import { clsx } from 'clsx';

/** A piece of the ad's text; the number is that of the reason it is marked for. */
type MarkedPart = { text: string; reason: number | null };

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Text with the words that a reason is about marked, and its number next to them. */
export function MarkedText({ text, reasons }: { text: string; reasons: readonly ReviewReason[] }) {
  return splitMarks(text, reasons).map((part, index) =>
    part.reason === null ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={index} data-reason={part.reason} className={SHOWN_REASON}>
        <mark className="rounded-[3px] bg-warn-tint px-0.5 py-px text-ink underline decoration-1 decoration-warn decoration-wavy underline-offset-[0.25em]">
          {part.text}
        </mark>
        <ReasonNumber number={part.reason} />
      </span>
    ),
  );
}

/** Marks what has `data-shown`: the reason somebody looks at. */
export const SHOWN_REASON =
  'data-[shown]:rounded-[3px] data-[shown]:outline-2 data-[shown]:outline-marker-2 data-[shown]:outline-offset-3';

type ReasonNumberProps = { number: number; isLarge?: boolean };

export const ReasonNumber = ({ number, isLarge = false }: ReasonNumberProps) => (
  <span
    className={clsx(
      'inline-grid place-items-center rounded-[3px] bg-warn align-[1px] font-bold font-display text-sheet leading-none',
      isLarge ? 'size-6 text-fs-9' : 'ml-[3px] size-5 text-[0.75rem]',
    )}
  >
    {number}
  </span>
);

/** Cuts a text where a reason's words stand in it, so that the same number appears there as in the list of reasons. */
export function splitMarks(text: string, reasons: readonly ReviewReason[]): MarkedPart[] {
  const numbers = new Map<string, number>();
  for (const [index, { words }] of reasons.entries())
    for (const each of words) if (!numbers.has(each.toLowerCase())) numbers.set(each.toLowerCase(), index + 1);
  if (numbers.size === 0) return [{ text, reason: null }];
  const largestFirst = [...numbers.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${largestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
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
