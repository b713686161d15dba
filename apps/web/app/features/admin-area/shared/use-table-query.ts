import type { z } from '@stellenvisite/contract/zod';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type Asked, readTableQuery } from './read-table-query.ts';

export type TableAddress = {
  params: URLSearchParams;
  /** Empty takes the filter away; every change begins at the first page. */
  choose: (changes: Readonly<Record<string, string>>) => void;
  reset: () => void;
  toPage: (page: number) => { search: string };
};

/** Filters, order and page of a table live in the address; `query` is what the API is asked. */
export function useTableQuery<S extends z.ZodObject>(schema: S): { query: Asked<z.output<S>>; address: TableAddress } {
  const address = useTableAddress();
  const { params } = address;
  return { query: useMemo(() => readTableQuery(schema, params), [schema, params]), address };
}

/** For a table whose list takes no filters. */
export function useTableAddress(): TableAddress {
  const [params, setParams] = useSearchParams();
  const choose: TableAddress['choose'] = (changes) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { preventScrollReset: true, replace: 'q' in changes });
  };
  const toPage = (page: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(page));
    return { search: next.toString() };
  };
  return { params, choose, reset: () => setParams({}, { preventScrollReset: true }), toPage };
}
