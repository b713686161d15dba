import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { SearchAnswer } from '../search-answer.ts';
import { searchPath } from '../search-filters.ts';

/** Room for list and job side by side; `search.css` has the same width. */
const ROOMY = '(width >= 68.75rem)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(ROOMY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const hasRoomForPane = () => window.matchMedia(ROOMY).matches;

/** Which job stands beside the list: the one in the address, else the first; none without room or script. */
export function usePane({ list, filters }: SearchAnswer) {
  const hasRoom = useSyncExternalStore(subscribe, hasRoomForPane, () => false);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const wanted = params.get('job') ?? list.items[0]?.id ?? null;
  const id = hasRoom ? wanted : null;
  return {
    hasRoom,
    id,
    item: list.items.find((job) => job.id === wanted),
    select: (job: JobItem): boolean => {
      if (!hasRoom) return false;
      const address = searchPath(filters, job.id);
      void navigate(address, { preventScrollReset: true, replace: true, defaultShouldRevalidate: false });
      return true;
    },
    prepare: (jobId: string) => {
      if (hasRoom) void import('./use-job-detail.ts').then(({ prefetchJobDetail }) => prefetchJobDetail(jobId));
    },
  };
}
