import type { ReceivedApplication } from '@stellenvisite/contract/applications/received-applications.schema';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ApplicationsOutlet } from '../shared/applications-outlet.ts';
import { type ReceivedAddress, writeAddress } from '../shared/received-queries.ts';

const PATH = '/employer-dashboard/bewerbungen';

type OutletInput = {
  openId: string | null;
  shown: readonly (readonly ReceivedApplication[])[];
  address: ReceivedAddress;
};

/** Where the open application appears in its column. Opening moves it to another one; whoever goes through a column stays in it. */
export function useOutlet({ openId, shown, address }: OutletInput): ApplicationsOutlet {
  const navigate = useNavigate();
  const visited = useRef<readonly string[]>([]);
  if (openId === null) visited.current = [];
  else if (!visited.current.includes(openId))
    visited.current = shown.map((cards) => cards.map(({ id }) => id)).find((ids) => ids.includes(openId)) ?? [];
  const ids = visited.current;
  const index = openId ? ids.indexOf(openId) : -1;
  const go = (pathname: string) =>
    void navigate({ pathname, search: writeAddress(address).toString() }, { preventScrollReset: true });
  return {
    position: index < 0 ? null : index + 1,
    total: ids.length,
    previousId: ids[index - 1] ?? null,
    nextId: index < 0 ? null : (ids[index + 1] ?? null),
    open: (id) => go(`${PATH}/${id}`),
    close: () => go(PATH),
  };
}
