import { ProfileHead, ProfileScreen, ProfileSkeleton } from '../../features/seekers/profiles/profile-screen.tsx';
import { RequireSession } from '../../session/require-session.tsx';

export const handle = {
  title: 'seeker-profiles:title',
  namespaces: ['seeker-profiles', 'accounts', 'files', 'job-fields', 'problems'],
};

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
