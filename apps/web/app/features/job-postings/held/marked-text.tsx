import type { ReviewReason } from '@stellenvisite/contract/held-jobs.schema';
import { splitMarks } from './split-marks.ts';

/** Text with the words that a reason is about marked, and its number beside them. */
export function MarkedText({ text, reasons }: { text: string; reasons: readonly ReviewReason[] }) {
  return splitMarks(text, reasons).map((part, index) =>
    part.reason === null ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={index} data-reason={part.reason}>
        <mark className="mod-mark">{part.text}</mark>
        <ReasonNumber number={part.reason} />
      </span>
    ),
  );
}

export const ReasonNumber = ({ number }: { number: number }) => <span className="mod-no">{number}</span>;
