import { useSearchParams } from 'react-router';

export type ListAddress<Sort extends string> = {
  q: string;
  sort: Sort;
  page: number;
  /** The address of another page of the same list. */
  toPage: (page: number) => { search: string };
  changeSearch: (q: string) => void;
  changeSort: (sort: string) => void;
};

/** Search, order and page are in the address. The first of `sorts` is the one that is meant when it names none. */
export function useListAddress<Sort extends string>(sorts: readonly [Sort, ...Sort[]]): ListAddress<Sort> {
  const [params, setParams] = useSearchParams();
  const withValue = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  // Another search or order begins with its first page.
  const change = (name: string, value: string) => {
    const next = withValue(name, value);
    next.delete('page');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return {
    q: params.get('q')?.trim() ?? '',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0],
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    toPage: (page) => ({ search: withValue('page', page > 1 ? String(page) : '').toString() }),
    changeSearch: (q) => change('q', q.trim()),
    changeSort: (sort) => change('sort', sort === sorts[0] ? '' : sort),
  };
}
