import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { readFilters, type SearchFilters, searchPath, toSearchParams } from './search-filters.ts';

/** Shorter waits show nothing: a skeleton that flashes is worse than none. */
const BLINK_MS = 180;

export type Search = {
  /** The search being asked for, so that a control shows its choice at once and the next one builds on it. */
  filters: SearchFilters;
  go: (next: SearchFilters, options?: { replace?: boolean }) => void;
  isWaiting: boolean;
};

/** A newer search always replaces an older one: the router drops the older answer. */
export function useSearch(answered: SearchFilters): Search {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const { location: next } = useNavigation();
  // The router tells of a navigation a little late; a second quick choice must already build on the first.
  const [wanted, setWanted] = useState<{ filters: SearchFilters; at: string } | null>(null);
  const asked = next?.pathname === pathname ? readFilters(new URLSearchParams(next.search)) : null;
  const filters = (wanted?.at === key ? wanted.filters : asked) ?? answered;
  const isChanging = toSearchParams(filters).toString() !== toSearchParams(answered).toString();
  return {
    filters,
    go: (change, { replace = false } = {}) => {
      setWanted({ filters: change, at: key });
      void navigate(searchPath(change), { preventScrollReset: true, replace });
    },
    isWaiting: useIsSlow(isChanging),
  };
}

function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), BLINK_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isBusy && isSlow;
}

/**
 * The text of a field that follows the address but is the person's while they type. `key` changes only when the address
 * says something else than the field, so that sending it keeps the focus.
 */
export function useAddressText(address: string) {
  const [state, setState] = useState({ address, text: address, key: 0 });
  if (state.address !== address) {
    const isOwn = state.text.trim() === address;
    setState({ address, text: isOwn ? state.text : address, key: isOwn ? state.key : state.key + 1 });
  }
  return { text: state.text, key: state.key, setText: (text: string) => setState((before) => ({ ...before, text })) };
}
