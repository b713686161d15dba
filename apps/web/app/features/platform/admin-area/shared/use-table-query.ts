import type { z } from '@stellenvisite/contract/platform/zod';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** A query whose absent values are omitted instead of `undefined`, as the types of the API require. */
type Asked<T> = { [K in keyof T]: Exclude<T[K], undefined> };

export type TableAddress = {
  params: URLSearchParams;
  /** Empty takes the filter away; every change begins at the first page. */
  choose: (changes: Readonly<Record<string, string>>) => void;
  reset: () => void;
  toPage: (page: number) => { search: string };
};

/** Stores filters, order and page of a table in the address; `query` is the query for the API. */
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

/** Parses the address into the query of a table. Invalid parts count as absent; the others apply. */
export function readTableQuery<S extends z.ZodObject>(schema: S, params: URLSearchParams): Asked<z.output<S>> {
  const asked: Record<string, string> = Object.fromEntries(params);
  for (;;) {
    const read = schema.safeParse(asked);
    if (read.success) {
      const present = Object.entries(read.data).filter(([, value]) => value !== undefined);
      return Object.fromEntries(present) as Asked<z.output<S>>;
    }
    const wrong = read.error.issues.map(({ path }) => String(path[0])).filter((key) => key in asked);
    if (wrong.length === 0) throw read.error;
    for (const key of wrong) delete asked[key];
  }
}
