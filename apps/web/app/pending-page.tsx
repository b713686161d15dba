import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import {
  EmployerListSkeleton,
  JobListSkeleton,
  JobPageSkeleton,
  LandingSkeleton,
  PageSkeleton,
} from './ui/skeletons.tsx';

/** Shorter waits show nothing: a skeleton that flashes is worse than none. */
const BLINK_MS = 180;

const SKELETONS: [path: RegExp, skeleton: ReactNode][] = [
  [/^\/$/, <LandingSkeleton key="landing" />],
  [/^\/jobs(\/(kategorie|ort)\/.*)?$/, <JobListSkeleton key="jobs" count={6} />],
  [/^\/jobs\/[^/]+$/, <JobPageSkeleton key="job" />],
  [/^\/(arbeitgebern|employers)$/, <EmployerListSkeleton key="employers" count={6} />],
  [/^\/(arbeitgebern|employers)\/[^/]+\/.+$/, <JobListSkeleton key="positions" count={6} />],
];

/** The page, or a skeleton in the shape of the coming one when it takes longer than a blink to come. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const nextPath = next && next.pathname !== pathname ? next.pathname : undefined;
  const isSlow = useIsSlow(nextPath);
  if (!nextPath || !isSlow) return children;
  const skeleton = SKELETONS.find(([path]) => path.test(nextPath))?.[1];
  return skeleton ?? <PageSkeleton />;
}

function useIsSlow(nextPath: string | undefined): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    setIsSlow(false);
    if (nextPath === undefined) return;
    const timer = setTimeout(() => setIsSlow(true), BLINK_MS);
    return () => clearTimeout(timer);
  }, [nextPath]);
  return isSlow;
}
