/** Renders the letter that a job has in the comparison. */
export function LetterMark({ letter }: { letter: string }) {
  return (
    <b className="grid size-7 flex-none place-items-center rounded-cell bg-shift-n font-display font-semibold text-fs-8 text-(--shift-n-on) leading-none">
      {letter}
    </b>
  );
}
