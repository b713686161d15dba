import type { SuggestionList } from '@stellenvisite/contract/job-search';
import type { Place } from '@stellenvisite/contract/places';
import type { ComboboxOption } from '../../ui/use-combobox.ts';

async function askApi<T>(path: string, q: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(`${path}?${new URLSearchParams({ q, limit: '7' })}`, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json() as Promise<T>;
}

export type SuggestionWords = { occupations: string; employers: string; count: (count: number) => string };

/** Occupations and employers for „Was“; places have a field of their own. */
export async function suggestWords(q: string, signal: AbortSignal, words: SuggestionWords): Promise<ComboboxOption[]> {
  if (q.trim().length < 2) return [];
  const { items } = await askApi<SuggestionList>('/api/suggestions', q.trim(), signal);
  const option = (group: string) => (item: SuggestionList['items'][number]) => ({
    value: item.text,
    label: item.text,
    group,
    ...(item.count === undefined ? {} : { note: words.count(item.count) }),
  });
  return [
    ...items.filter(({ kind }) => kind === 'occupation').map(option(words.occupations)),
    ...items.filter(({ kind }) => kind === 'employer').map(option(words.employers)),
  ];
}

export async function suggestPlaces(q: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  if (q.trim() === '') return [];
  const { items } = await askApi<{ items: Place[] }>('/api/places', q.trim(), signal);
  return items.map((place) => toPlaceOption(place, q, items));
}

/** A typed postcode stays with its place; two places of one name are told apart by their region. */
export function toPlaceOption(place: Place, q: string, all: readonly Place[]): ComboboxOption {
  const isTwin = all.some((other) => other.id !== place.id && other.name === place.name);
  const byPostcode = /^\d/.test(q.trim()) && place.postalCode ? `${place.postalCode} ${place.name}` : place.name;
  const label = isTwin && byPostcode === place.name ? `${place.name}, ${place.region}` : byPostcode;
  return { value: `${place.id} ${place.postalCode ?? ''}`, label, note: `${place.region}, ${place.country}` };
}
