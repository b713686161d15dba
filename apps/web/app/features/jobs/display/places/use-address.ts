import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { Place } from '@stellenvisite/contract/jobs/places.schema';
import { useRef, useState } from 'react';
import { publicApi } from '../../../../api/public-api.ts';
import type { ComboboxOption } from '../../../../ui/forms/use-combobox.ts';

export type Address = { country: Country; street: string; postcode: string; city: string };

/** The fields fill each other: a chosen place brings its postcode, a chosen postcode its place. */
export function useAddress(initial: Address, initialPlace: Place | null) {
  const [address, setAddress] = useState(initial);
  const [place, setPlace] = useState(initialPlace);
  /** Counts up when a field was filled from outside, so that it starts again with its value. */
  const [filled, setFilled] = useState({ postcode: 0, city: 0 });
  const known = useRef(new Map<string, Place>());

  const load = async (q: string, signal: AbortSignal): Promise<Place[]> => {
    if (q.trim() === '') return [];
    const query = { q: q.trim(), country: address.country, kind: ['city' as const, 'postcode' as const] };
    const { data } = await publicApi.GET('/api/places', { params: { query }, signal });
    const items = data?.items ?? [];
    for (const item of items) known.current.set(String(item.id), item);
    return items;
  };

  const choose = (field: 'postcode' | 'city') => (option: ComboboxOption) => {
    const chosen = known.current.get(option.value);
    if (!chosen) return;
    setPlace(chosen);
    setAddress((old) => ({ ...old, city: chosen.name, postcode: chosen.postalCode ?? old.postcode }));
    const other = field === 'postcode' ? 'city' : 'postcode';
    setFilled((old) => ({ ...old, [other]: old[other] + 1 }));
  };

  const change = (part: Partial<Address>) => {
    setAddress((old) => ({ ...old, ...part }));
    if (part.country) setPlace(null);
  };

  return { address, place, filled, change, choose, load };
}
