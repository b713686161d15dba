import { OwnProfileScreen } from '../../features/employers/profile/own-profile-screen.tsx';
import { RequireSession } from '../../session/require-session.tsx';

export const handle = {
  title: 'own-employers:meta.profile.title',
  namespaces: ['own-employers', 'job-fields', 'problems'],
};

export default function EmployerProfilePage() {
  return (
    <RequireSession role={['employer']}>
      <OwnProfileScreen />
    </RequireSession>
  );
}
