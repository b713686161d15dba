import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { isInAdminArea } from './features/admin-area/shared/admin-area-paths.ts';
import { isInEmployerArea } from './features/employer-area/shared/employer-area-paths.ts';
import { EmployerListSkeleton } from './features/employers/shared/employer-skeletons.tsx';
import { JobListSkeleton, JobPageSkeleton } from './features/jobs/shared/job-skeletons.tsx';
import { LandingSkeleton } from './features/landing/landing-skeleton.tsx';
import { useIsConnectionLost } from './ui/connection.ts';
import { PageSkeleton } from './ui/skeletons.tsx';
import { useIsSlow } from './ui/use-is-slow.ts';

const SKELETONS: [path: RegExp, skeleton: ReactNode][] = [
  [/^\/$/, <LandingSkeleton key="landing" />],
  [/^\/jobs(\/ausbildung|\/(kategorie|ort)\/.*)?$/, <JobListSkeleton key="jobs" count={6} />],
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
  const isLost = useIsConnectionLost();
  // These areas keep their rail in place and show the wait beside it.
  if (!nextPath || !isSlow || isLost || isInEmployerArea(pathname) || isInAdminArea(pathname)) return children;
  const skeleton = SKELETONS.find(([path]) => path.test(nextPath))?.[1];
  return skeleton ?? <PageSkeleton />;
}
