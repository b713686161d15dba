import { useEffect } from 'react';

/** Who goes on sooner has not read the answer. */
const LOOK_MS = 1500;

/** Tells the server what was searched for and whether anything was found, without saying who searched. Nothing is told of null. */
export function useCountSearch(query: string | null, hasHits: boolean): void {
  useEffect(() => {
    if (query === null || query === '') return;
    const timer = setTimeout(() => {
      void fetch('/api/searches', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, hasHits }),
        keepalive: true,
      }).catch(() => undefined);
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [query, hasHits]);
}
