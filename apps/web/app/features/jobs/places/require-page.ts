import { data } from 'react-router';

const LAST_PAGE = 10_000;

/** The page an address asks for; a page that cannot exist is not found. */
export function requirePage(params: URLSearchParams): number {
  const text = params.get('page') ?? '1';
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (page < 1 || page > LAST_PAGE) throw data(null, 404);
  return page;
}
