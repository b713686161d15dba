import { clsx } from 'clsx';

/** Renders the highlighter behind „your“ row: yellow pen by day, blue pen by night. Its parent must be positioned. */
export function MarkerStroke({ className }: { className?: string }) {
  return (
    <svg className={clsx('pen', className)} viewBox="0 0 1440 140" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="fill-pen"
        d="M-20 9C180 4 470 12 760 7S1280 4 1398 9c14 12 5 34 11 58s-8 46-1 63c-230 6-520-1-780 5S150 129-20 134Z"
      />
      <path
        className="fill-pen-2"
        opacity=".35"
        d="M1262 6c50-2 96-1 136 3 14 12 5 34 11 58s-8 46-1 63c-52 2-98 1-150 2-12-22 7-42-1-65s12-40 5-61z"
      />
    </svg>
  );
}
