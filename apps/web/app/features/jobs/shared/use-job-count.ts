import { useEffect, useState } from 'react';

const PAUSE = 250;

/** How many jobs a search finds right now; null until the first answer. An answer to an older search is dropped. */
export function useJobCount(search: string): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      const query = new URLSearchParams(search);
      query.set('pageSize', '1');
      const answer = await fetch(`/api/jobs?${query}`, { signal: controller.signal });
      if (!answer.ok) return setCount(null);
      setCount(((await answer.json()) as { total: number }).total);
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search]);
  return count;
}
