import { OwnPool, OwnPoolSkeleton } from '../features/talent-pool/seeker/own-pool.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import type { Route } from './+types/dashboard-talent-pool';

export const handle = { namespaces: ['talent-pool', 'talent-pool-preview', 'job-fields', 'reports', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'talent-pool');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('own.meta'),
      path: '/dashboard/talentpool',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function DashboardTalentPoolPage() {
  return (
    <RequireSession role={['job_seeker']} skeleton={<OwnPoolSkeleton />}>
      <OwnPool />
    </RequireSession>
  );
}
