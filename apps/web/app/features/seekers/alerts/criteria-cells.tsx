import { clsx } from 'clsx';
import { searchSummary } from './shared/search-summary.ts';
import { useAlertWords } from './shared/use-alert-words.ts';

const CRITERION =
  'wrap-anywhere inset-ring inset-ring-line-2 inline-flex min-h-6.5 items-center rounded-cell bg-sheet px-2 py-0.5 font-medium text-fs-9 leading-[1.2]';

/** Shows the criteria of an alert, one per cell. */
export function CriteriaCells({ query, isOff = false }: { query: string; isOff?: boolean }) {
  return (
    <ul className="flex flex-wrap gap-1">
      {searchSummary(query, useAlertWords()).map((label) => (
        <li key={label} className={clsx(CRITERION, isOff ? 'text-ink-3' : 'text-ink-2')}>
          {label}
        </li>
      ))}
    </ul>
  );
}
