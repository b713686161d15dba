import type { MapCluster } from '@stellenvisite/contract/job-map.schema';
import { useInfiniteQuery } from '@tanstack/react-query';
import { fetchMapItems, itemsPath } from './map-request.ts';

/** The jobs of a cluster, page by page. */
export function useMapItems(query: string, cluster: MapCluster) {
  const { data, isError, hasNextPage, isFetchingNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['get', '/api/jobs/map/items', itemsPath(query, cluster, 1)],
    queryFn: ({ pageParam, signal }) => fetchMapItems(itemsPath(query, cluster, pageParam), signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.flatMap(({ items }) => items).length < total ? pages.length + 1 : undefined,
  });
  return {
    items: data?.pages.flatMap(({ items }) => items) ?? [],
    /** None before the first answer. */
    total: data?.pages.at(-1)?.total,
    hasFailed: isError && !isFetching,
    hasMore: hasNextPage && !isFetchingNextPage,
    more: () => void (data ? fetchNextPage() : refetch()),
  };
}
