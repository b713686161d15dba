import { VerificationScreen } from '../../features/employers/profile/verification/verification-screen.tsx';
import { RequireSession } from '../../session/require-session.tsx';

export const handle = {
  title: 'own-employers:meta.verification.title',
  namespaces: ['own-employers', 'job-fields', 'problems'],
};

export default function EmployerVerificationPage() {
  return (
    <RequireSession role={['employer']}>
      <VerificationScreen />
    </RequireSession>
  );
}
