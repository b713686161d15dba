import { searchSummary } from './shared/search-summary.ts';
import { useAlertWords } from './use-alert-words.ts';

/** What an alert asks for, in cells. */
export function CriteriaCells({ query }: { query: string }) {
  return (
    <ul className="alert-cells">
      {searchSummary(query, useAlertWords()).map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
