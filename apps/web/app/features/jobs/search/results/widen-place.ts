import { publicApi } from '../../../../api/public-api.ts';

/** Choices of the radius that are no radius. */
export const WIDER = ['region', 'country'] as const;
export type Wider = (typeof WIDER)[number];

export function isWider(value: string): value is Wider {
  return WIDER.some((each) => each === value);
}

/** Returns the name of the region or country around what appears in the place field; null where there is none. */
export async function widenPlace(location: string, to: Wider): Promise<string | null> {
  const params = { query: { q: location, limit: 1 } };
  const answer = await publicApi.GET('/api/places', { params }).catch(() => null);
  const place = answer?.data?.items[0];
  if (!place) return null;
  if (place.kind === to) return place.name;
  return (to === 'country' ? place.wider.at(-1) : place.wider.at(-2)) ?? null;
}
