import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { type ReceivedAddress, readAddress, writeAddress } from '../shared/received-address.ts';

const REMEMBERED = 'received-applications';

/** View and filters stand in the address; who comes without any finds the last ones. */
export function useReceivedAddress() {
  const [params, setParams] = useSearchParams();
  const { id } = useParams();
  const address = readAddress(params);
  const search = writeAddress({ ...address, page: 1 }).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a first visit is led to what was remembered
  useEffect(() => {
    const remembered = recall();
    if (!id && params.size === 0 && remembered) setParams(remembered, { replace: true, preventScrollReset: true });
  }, []);
  useEffect(() => remember(search), [search]);
  const change = (next: Partial<ReceivedAddress>) =>
    setParams(writeAddress({ ...address, page: 1, ...next }), { preventScrollReset: true, replace: 'q' in next });
  return { address, change };
}

// Where the browser's storage is switched off nothing is remembered.
function recall(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}

function remember(search: string): void {
  try {
    localStorage.setItem(REMEMBERED, search);
  } catch {}
}
