import type { Place } from '@stellenvisite/contract/jobs/places.schema';
import { dataOf } from '../../../../api/data-of.ts';
import { publicApi } from '../../../../api/public-api.ts';
import type { ComboboxOption } from '../../../../ui/forms/use-combobox.ts';

const SHOWN = 7;

/** Names of the groups; places are proposed only where the field can pass one on. */
export type SuggestionWords = {
  occupations: string;
  fields: string;
  employers: string;
  places?: string;
  count: (count: number) => string;
};

const PLACE = 'place:';

/** Of an option of „Was“: the place it represents, which belongs into the other field. */
export function placeOfOption({ value }: ComboboxOption): string | null {
  return value.startsWith(PLACE) ? value.slice(PLACE.length) : null;
}

/** Occupations, fields of work and employers for „Was“, and places for who begins with where. */
export async function suggestWords(q: string, signal: AbortSignal, words: SuggestionWords): Promise<ComboboxOption[]> {
  if (q.trim().length < 2) return [];
  const params = { query: { q: q.trim(), limit: SHOWN } };
  const { items } = await dataOf(publicApi.GET('/api/suggestions', { params, signal }));
  const groups = { occupation: words.occupations, field: words.fields, employer: words.employers, place: words.places };
  return items.flatMap(({ kind, text, count }): ComboboxOption[] => {
    const group = groups[kind];
    if (group === undefined) return [];
    const option = { label: text, group, ...(count === undefined ? {} : { note: words.count(count) }) };
    return [kind === 'place' ? { ...option, value: `${PLACE}${text}`, text: '' } : { ...option, value: text }];
  });
}

export async function suggestPlaces(
  q: string,
  signal: AbortSignal,
  noteOf: (place: Place) => string = regionNote,
): Promise<ComboboxOption[]> {
  if (q.trim() === '') return [];
  const params = { query: { q: q.trim(), limit: SHOWN } };
  const { items } = await dataOf(publicApi.GET('/api/places', { params, signal }));
  return items.map((place) => ({ ...toPlaceOption(place, items), note: noteOf(place) }));
}

/** Two places of one name are distinguished by their region. */
export function toPlaceOption(place: Place, all: readonly Place[]): ComboboxOption {
  const isTwin = all.some((other) => other.id !== place.id && other.name === place.name);
  const label = isTwin && place.text === place.name ? `${place.name}, ${place.region}` : place.text;
  return { value: `${place.id} ${place.postalCode ?? ''}`, label, note: regionNote(place) };
}

function regionNote({ region, country }: Place): string {
  return [region, country].filter(Boolean).join(', ');
}
