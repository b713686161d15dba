import { DepartmentsScreen } from '../../features/employers/profile/departments/departments-screen.tsx';
import { RequireSession } from '../../session/require-session.tsx';

export const handle = {
  title: 'own-employers:meta.departments.title',
  namespaces: ['own-employers', 'job-fields', 'problems'],
};

export default function EmployerDepartmentsPage() {
  return (
    <RequireSession role={['employer']}>
      <DepartmentsScreen />
    </RequireSession>
  );
}
