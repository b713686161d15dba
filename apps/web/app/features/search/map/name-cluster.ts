import type { MapCluster } from '@stellenvisite/contract/job-map.schema';
import cities from './map-cities.json';

/** The largest town among its jobs, which people know better than the one in its middle. */
export function placeOf({ west, south, east, north, place }: MapCluster): string {
  // Largest first.
  const town = cities.find(([, lon, lat]) => {
    const [x, y] = [Number(lon), Number(lat)];
    return x >= west && x <= east && y >= south && y <= north;
  });
  return town ? String(town[0]) : place;
}
