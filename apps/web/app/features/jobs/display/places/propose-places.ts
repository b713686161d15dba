import type { Place } from '@stellenvisite/contract/jobs/places.schema';
import { publicApi } from '../../../../api/public-api.ts';
import type { ComboboxOption } from '../../../../ui/forms/use-combobox.ts';

const SHOWN = 7;

export async function proposePlaces(
  q: string,
  signal: AbortSignal,
): Promise<(ComboboxOption & { country: Place['country'] })[]> {
  if (q.trim() === '') return [];
  const params = { query: { q: q.trim(), limit: SHOWN } };
  const { data: list } = await publicApi.GET('/api/places', { params, signal });
  return (list?.items ?? []).map((place, _, all) => ({
    value: `${place.id} ${place.postalCode ?? ''}`,
    label: placeLabel(place, q, all),
    note: `${place.region}, ${place.country}`,
    country: place.country,
  }));
}

/** A typed postcode stays with its place; two places of one name are distinguished by their region. */
function placeLabel(place: Place, q: string, all: readonly Place[]): string {
  if (/^\d/.test(q.trim()) && place.postalCode) return `${place.postalCode} ${place.name}`;
  const isTwin = all.some((other) => other.id !== place.id && other.name === place.name);
  return isTwin ? `${place.name}, ${place.region}` : place.name;
}
