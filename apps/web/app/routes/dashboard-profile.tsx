import { ProfileHead } from '../features/seeker-profiles/profile-head.tsx';
import { ProfileScreen } from '../features/seeker-profiles/profile-screen.tsx';
import { ProfileSkeleton } from '../features/seeker-profiles/profile-skeleton.tsx';
import { PROFILE_PATH } from '../features/seeker-profiles/shared/field-target.ts';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/seeker-profiles/seeker-profiles.css';
import type { Route } from './+types/dashboard-profile';

export const handle = { namespaces: ['seeker-profiles', 'accounts', 'files', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'seeker-profiles');
  return {
    meta: pageMeta(context, { title: t('title'), description: t('lead'), path: PROFILE_PATH, isIndexed: false }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function DashboardProfilePage() {
  return (
    <RequireSession
      role={['job_seeker']}
      skeleton={
        <>
          <ProfileHead />
          <ProfileSkeleton />
        </>
      }
    >
      {(account) => <ProfileScreen account={account} />}
    </RequireSession>
  );
}
