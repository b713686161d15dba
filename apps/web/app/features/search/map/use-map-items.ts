import type { MapCluster } from '@stellenvisite/contract/job-map.schema';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { useEffect, useState } from 'react';
import { fetchMapItems, itemsPath } from './map-request.ts';

type Items = { of: string; items: readonly JobItem[]; total: number; page: number; hasFailed: boolean };

const none = (of: string): Items => ({ of, items: [], total: 0, page: 0, hasFailed: false });

/** The jobs of a cluster, page by page. */
export function useMapItems(query: string, cluster: MapCluster) {
  const first = itemsPath(query, cluster, 1);
  const [known, setKnown] = useState<Items>(none(first));
  const [wanted, setWanted] = useState({ of: first, page: 1, attempt: 0 });
  const shown = known.of === first ? known : none(first);
  const { page, attempt } = wanted.of === first ? wanted : { page: 1, attempt: 0 };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again, and the first path stands for query and cluster
  useEffect(() => {
    const asked = new AbortController();
    fetchMapItems(itemsPath(query, cluster, page), asked.signal).then(
      ({ items, total }) =>
        setKnown((before) => {
          const kept = before.of === first && page > 1 ? before.items : [];
          return { of: first, items: [...kept, ...items], total, page, hasFailed: false };
        }),
      () => {
        if (!asked.signal.aborted)
          setKnown((before) => ({ ...(before.of === first ? before : none(first)), hasFailed: true }));
      },
    );
    return () => asked.abort();
  }, [first, page, attempt]);

  return {
    items: shown.items,
    /** None before the first answer. */
    total: shown.page > 0 ? shown.total : undefined,
    hasFailed: shown.hasFailed,
    hasMore: shown.items.length < shown.total && shown.page === page,
    more: () =>
      setWanted(shown.hasFailed ? { of: first, page, attempt: attempt + 1 } : { of: first, page: page + 1, attempt }),
  };
}
