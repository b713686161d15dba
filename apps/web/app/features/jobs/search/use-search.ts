import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useIsSlow } from '../../../ui/area-page.tsx';
import { applyFilterChange, filtersInForce, type WrittenPart, writtenParts } from './filters/written-filters.ts';
import type { SearchAnswer } from './search-answer.ts';
import { readFilters, type SearchFilters, searchPath, toSearchParams } from './search-filters.ts';

export type Search = {
  /** The filters of the search in progress, so that a control shows its choice at once and the next one builds on it. */
  filters: SearchFilters;
  /** The same as the address has it: without what is written among the words. */
  chosen: SearchFilters;
  written: readonly WrittenPart[];
  go: (next: SearchFilters, options?: { replace?: boolean }) => void;
  /** The address of a change to the filters in force. */
  pathTo: (next: SearchFilters) => string;
  isWaiting: boolean;
  /** States whether the place is a region or country, which has no radius. */
  isWhole: boolean;
};

/** A newer search always replaces an older one: the router drops the older answer. */
export function useSearch({ filters: answered, list }: SearchAnswer): Search {
  const { chosen, want } = useWantedFilters(answered);
  const navigate = useNavigate();
  const written = chosen.q === answered.q ? writtenParts(list.understood, chosen) : [];
  const apply = (next: SearchFilters) => applyFilterChange(chosen, written, next);
  const isChanging = toSearchParams(chosen).toString() !== toSearchParams(answered).toString();
  const filters = filtersInForce(chosen, written);
  const isSamePlace = filters.location === filtersInForce(answered, written).location;
  return {
    filters,
    chosen,
    written,
    go: (change, { replace = false } = {}) => {
      const next = apply(change);
      want(next);
      void navigate(searchPath(next), { preventScrollReset: true, replace });
    },
    pathTo: (change) => searchPath(apply(change)),
    isWaiting: useIsSlow(isChanging ? 'results' : undefined),
    isWhole: filters.location !== '' && isSamePlace && list.place !== undefined && list.place.kind !== 'point',
  };
}

type Wanted = { filters: SearchFilters; at: string };

/** The router reports a navigation with a delay; a second quick choice must already build on the first. */
function useWantedFilters(answered: SearchFilters) {
  const { pathname, key } = useLocation();
  const { location: next } = useNavigation();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  // Once the router has the navigation its location is used: a link or the back button may follow before the answer.
  useEffect(() => {
    if (next)
      setWanted((before) => (before && searchPath(before.filters) === next.pathname + next.search ? null : before));
  }, [next]);
  useEffect(() => {
    const clearWanted = () => setWanted(null);
    window.addEventListener('popstate', clearWanted);
    return () => window.removeEventListener('popstate', clearWanted);
  }, []);
  const asked = next?.pathname === pathname ? readFilters(new URLSearchParams(next.search)) : null;
  const chosen = (wanted?.at === key ? wanted.filters : asked) ?? answered;
  return { chosen, want: (filters: SearchFilters) => setWanted({ filters, at: key }) };
}

/**
 * The text of a field that follows the address but is the person's while they type. `key` changes only when the address
 * says something else than the field, so that sending it keeps the focus. With `isEditLeft` a text that is being edited stays.
 */
export function useAddressText(address: string, { isEditLeft = false } = {}) {
  const [state, setState] = useState({ address, text: address, key: 0 });
  if (state.address !== address) {
    const isEdited = isEditLeft && state.text.trim() !== state.address;
    const isOwn = isEdited || state.text.trim() === address;
    setState({ address, text: isOwn ? state.text : address, key: isOwn ? state.key : state.key + 1 });
  }
  return { text: state.text, key: state.key, setText: (text: string) => setState((before) => ({ ...before, text })) };
}
