import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { PageSkeleton } from './feedback/skeletons.tsx';

/** Shorter waits show nothing: a skeleton that flashes is worse than none. */
const BLINK_MS = 180;

/**
 * The page of an area. The rail stays where it is while another page of it is fetched; a page whose own address changes (a filter, the
 * job that a form has just made) stays as it is, with all that was typed into it.
 */
export function AreaPage({ isInArea }: { isInArea: (path: string) => boolean }) {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const isSlow = useIsSlow(next !== undefined && next !== pathname && isInArea(next) ? next : undefined);
  return isSlow ? <PageSkeleton /> : <Outlet />;
}

/** Checks whether something has been waited for longer than a blink. `waitingFor` names it, and is undefined while nothing is. */
export function useIsSlow(waitingFor: string | undefined): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    setIsSlow(false);
    if (waitingFor === undefined) return;
    const timer = setTimeout(() => setIsSlow(true), BLINK_MS);
    return () => clearTimeout(timer);
  }, [waitingFor]);
  return waitingFor !== undefined && isSlow;
}
