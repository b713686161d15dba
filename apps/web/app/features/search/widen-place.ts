import type { Place } from '@stellenvisite/contract/places.schema';

/** Choices of the radius that are no radius. */
export const WIDER = ['region', 'country'] as const;
export type Wider = (typeof WIDER)[number];

export function isWider(value: string): value is Wider {
  return WIDER.some((each) => each === value);
}

/** The name of the region or country around what stands in the place field; null where there is none. */
export async function widenPlace(location: string, to: Wider): Promise<string | null> {
  const answer = await fetch(`/api/places?${new URLSearchParams({ q: location, limit: '1' })}`).catch(() => null);
  if (!answer?.ok) return null;
  const { items } = (await answer.json()) as { items: Place[] };
  const [place] = items;
  if (!place) return null;
  if (place.kind === to) return place.name;
  return (to === 'country' ? place.wider.at(-1) : place.wider.at(-2)) ?? null;
}
