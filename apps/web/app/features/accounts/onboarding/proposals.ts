import type { SuggestionList } from '@stellenvisite/contract/job-search.schema';
import type { Place } from '@stellenvisite/contract/places.schema';
import type { ComboboxOption } from '../../../ui/use-combobox.ts';

async function ask<T>(path: string, q: string, signal: AbortSignal): Promise<T | null> {
  const answer = await fetch(`${path}?${new URLSearchParams({ q, limit: '7' })}`, { signal });
  return answer.ok ? ((await answer.json()) as T) : null;
}

export async function proposeOccupations(q: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  if (q.trim().length < 2) return [];
  const list = await ask<SuggestionList>('/api/suggestions', q.trim(), signal);
  return (list?.items ?? [])
    .filter(({ kind }) => kind === 'occupation')
    .map(({ text }) => ({ value: text, label: text }));
}

export async function proposePlaces(
  q: string,
  signal: AbortSignal,
): Promise<(ComboboxOption & { country: Place['country'] })[]> {
  if (q.trim() === '') return [];
  const list = await ask<{ items: Place[] }>('/api/places', q.trim(), signal);
  return (list?.items ?? []).map((place, _, all) => ({
    value: `${place.id} ${place.postalCode ?? ''}`,
    label: placeLabel(place, q, all),
    note: `${place.region}, ${place.country}`,
    country: place.country,
  }));
}

/** A typed postcode stays with its place; two places of one name are told apart by their region. */
export function placeLabel(place: Place, q: string, all: readonly Place[]): string {
  if (/^\d/.test(q.trim()) && place.postalCode) return `${place.postalCode} ${place.name}`;
  const isTwin = all.some((other) => other.id !== place.id && other.name === place.name);
  return isTwin ? `${place.name}, ${place.region}` : place.name;
}
