export const MAX_COMPARED = 3;

const PATH = '/dashboard/merkliste/vergleich';
const PARAMETER = 'stellen';

/** Reads the ids of the compared jobs of an address, each once and no more than fit next to each other. */
export function readCompared(params: URLSearchParams): string[] {
  const ids = (params.get(PARAMETER) ?? '').split(',').filter((id) => /^[0-9a-f-]{36}$/i.test(id));
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

export function comparePath(ids: readonly string[]): string {
  return ids.length > 0 ? `${PATH}?${PARAMETER}=${ids.join(',')}` : PATH;
}

/** Returns the comparison with one more job; where there is no room, it takes the place of the last one. */
export function withCompared(ids: readonly string[], id: string): string[] {
  return [...ids.slice(0, MAX_COMPARED - 1), id];
}
