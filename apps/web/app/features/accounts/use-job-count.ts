import { useEffect, useState } from 'react';
import { useJobSearch } from './use-job-search.ts';

const PAUSE_MS = 250;

/** How many jobs a search finds right now; null until the first answer. Debounced. */
export function useJobCount(search: string): number | null {
  const { data, isError } = useJobSearch(useLasting(search), { pageSize: '1' });
  return isError ? null : (data?.total ?? null);
}

/** The debounced value. */
function useLasting(value: string): string {
  const [lasting, setLasting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return lasting;
}
