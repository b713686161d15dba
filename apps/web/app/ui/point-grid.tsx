import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type Point = { id: string; title: string; text: ReactNode; icon?: ReactNode };

const COLUMNS = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const;

export type PointGridProps = { points: readonly Point[]; columns?: keyof typeof COLUMNS; className?: string };

/** Short statements on one sheet, ruled like a roster. */
export function PointGrid({ points, columns = 3, className }: PointGridProps) {
  return (
    <ul className={clsx('card card-flush grid gap-px bg-line', COLUMNS[columns], className)}>
      {points.map(({ id, title, text, icon }) => (
        <li key={id} className="bg-sheet p-5 md:p-7">
          {icon && (
            <span className="mb-4 grid size-11 place-items-center rounded-cell bg-shift-n-tint text-shift-n-ink">
              {icon}
            </span>
          )}
          <h3 className="text-fs-4">{title}</h3>
          <p className="mt-2 text-fs-7 text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
