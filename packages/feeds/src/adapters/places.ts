import type { FeedPlace } from '../feed-job.ts';
import { type FeedNode, nodesAt, textAt } from '../reading/feed-node.ts';
import { readCountry } from '../values/read-words.ts';
import { meaningful } from './assemble-job.ts';

type PlacePaths = Partial<Record<keyof FeedPlace, string | readonly string[]>>;

/** Returns the places of a job, where it has several: one for each element at the path. */
export function placesAt(item: FeedNode, path: string, parts: PlacePaths): FeedPlace[] {
  const places = nodesAt(item, path).map((node) => {
    const read = (part: keyof FeedPlace) => {
      const paths = parts[part] ?? [];
      for (const each of typeof paths === 'string' ? [paths] : paths) {
        const text = meaningful(textAt(node, each));
        if (text !== null) return text;
      }
      return null;
    };
    const country = read('country');
    return {
      label: read('label') ?? read('city'),
      street: read('street'),
      postalCode: read('postalCode'),
      city: read('city'),
      region: read('region'),
      country: country === null ? null : readCountry(country),
    };
  });
  return places.filter((place) => Object.values(place).some((value) => value !== null));
}
