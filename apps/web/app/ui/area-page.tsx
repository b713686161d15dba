import { Outlet, useLocation, useNavigation } from 'react-router';
import { PageSkeleton } from './skeletons.tsx';
import { useIsSlow } from './use-is-slow.ts';

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
