import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { hasRoomForPane } from './use-pane.ts';

/**
 * A link copied where list and job stand side by side, opened where there is no room for both: it leads to the job, and
 * going back to the list. The server cannot know the width, and its page stays the same for everyone.
 */
export function useSharedJob(): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isFollowed = useRef(false);

  useEffect(() => {
    const id = params.get('job');
    if (!id || isFollowed.current || hasRoomForPane() || id !== findJobOfOpenedLink()) return;
    isFollowed.current = true;
    const list = new URLSearchParams(params);
    list.delete('job');
    const goToJob = async () => {
      await navigate(
        { search: list.toString() },
        { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
      );
      await navigate(`/jobs/${encodeURIComponent(id)}`);
    };
    void goToJob();
  }, [params, navigate]);
}

/** Only the link that brought somebody here counts, not a job chosen on a screen that has become narrow since. */
function findJobOfOpenedLink(): string | null {
  const [opening] = performance.getEntriesByType('navigation');
  return opening ? new URL(opening.name).searchParams.get('job') : null;
}
