import type { JobMapQuery, MapSection } from '@stellenvisite/contract/job-map.schema';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/places';
import type { FactStore } from '../columns/fact-store.ts';
import type { Point } from '../taxonomy/places/distance.ts';
import { clusterPoints, extentOf, type MapPoints, type PointCluster } from './cluster-points.ts';
import { findHits } from './find-hits.ts';
import type { SearchRequest } from './search-request.ts';

const EVERYWHERE: MapSection = { west: -180, south: -90, east: 180, north: 90 };
/** The three countries on one screen. */
const WHOLE_MARKET_ZOOM = 5;
const KM_A_DEGREE = 111.32;

type Circle = Point & { radiusKm: number };

export type FoundClusters = {
  total: number;
  /** How many of them lie in the section asked for. */
  shown: number;
  bounds: MapSection | null;
  /** Where a radius was searched. */
  around: Circle | null;
  clusters: PointCluster[];
};

/** Where the live jobs of a search are, grouped as a map of that zoom can show them. */
export async function findClusters(request: SearchRequest, asked: JobMapQuery): Promise<FoundClusters> {
  const { bbox = EVERYWHERE, zoom = WHOLE_MARKET_ZOOM } = asked;
  const { docs, store, location, query } = await findHits(request, asked);
  const points = pointsOf(store, docs);
  const clusters = clusterPoints(points, zoom, bbox);
  const radiusKm = query.radius ?? DEFAULT_RADIUS_KM;
  const around = location?.kind === 'point' ? { lat: location.lat, lon: location.lon, radiusKm } : null;
  return {
    total: docs.length,
    shown: clusters.reduce((sum, { count }) => sum + count, 0),
    bounds: around ? circleBounds(around) : extentOf(points, EVERYWHERE),
    around,
    clusters,
  };
}

function pointsOf({ locationId, locations }: FactStore, docs: Uint32Array): MapPoints {
  return { docs, locationId, lat: locations.lat, lon: locations.lon };
}

function circleBounds({ lat, lon, radiusKm }: Circle): MapSection {
  const high = radiusKm / KM_A_DEGREE;
  const wide = high / Math.cos((lat * Math.PI) / 180);
  return { west: lon - wide, south: lat - high, east: lon + wide, north: lat + high };
}
