import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dataOf } from '../../../api/data-of.ts';
import { publicApi } from '../../../api/public-api.ts';

const PAUSE_MS = 250;

/** How many jobs a search finds right now; null until the first answer. Debounced. */
export function useJobCount(search: string): number | null {
  const { data, isError } = useJobSearch(useLasting(search), { pageSize: '1' });
  return isError ? null : (data?.total ?? null);
}

/** Returns the debounced value. */
function useLasting(value: string): string {
  const [lasting, setLasting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return lasting;
}

/** Returns the jobs of a search, given as a query string; the previous result is shown until the new one arrives. */
export function useJobSearch(search: string, more: Readonly<Record<string, string>>) {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  const address = query.toString();
  return useQuery({
    queryKey: ['get', '/api/jobs', address],
    queryFn: ({ signal }) => dataOf(publicApi.GET('/api/jobs', { querySerializer: () => address, signal })),
    placeholderData: keepPreviousData,
  });
}
