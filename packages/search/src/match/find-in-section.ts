import type { MapSection } from '@stellenvisite/contract/job-map.schema';
import type { JobSearch } from '@stellenvisite/contract/job-search.schema';
import { filterDocs } from '../columns/filter-docs.ts';
import type { Point } from '../taxonomy/places/distance.ts';
import { isInside } from './cluster-points.ts';
import { findHits } from './find-hits.ts';
import type { SearchRequest } from './search-request.ts';

export type SectionPage = {
  docs: number[];
  total: number;
  /** The point around which was searched. */
  around: Point | null;
};

/** The live jobs of a search in one section of the map, newest first, one page of them. */
export async function findInSection(
  request: SearchRequest,
  { bbox, ...asked }: JobSearch & { bbox: MapSection },
): Promise<SectionPage> {
  const { docs, store, location } = await findHits(request, asked);
  const { locationId, locations, postedAt } = store;
  const isShown = (where: number) => isInside(bbox, locations.lon[where] ?? 0, locations.lat[where] ?? 0);
  const inside = [...filterDocs(docs, (doc) => isShown(locationId[doc] ?? 0))];
  inside.sort((a, b) => (postedAt[b] ?? 0) - (postedAt[a] ?? 0) || b - a);
  const { page, pageSize } = asked;
  return {
    docs: inside.slice((page - 1) * pageSize, page * pageSize),
    total: inside.length,
    around: location?.kind === 'point' ? { lat: location.lat, lon: location.lon } : null,
  };
}
