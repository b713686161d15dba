import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dataOf } from '../../api/data-of.ts';
import { publicApi } from '../../api/public-api.ts';

/** The jobs of a search, given as a query string; the previous result is shown until the new one arrives. */
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
