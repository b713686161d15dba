import { DepartmentsScreen } from '../features/own-employers/departments/departments-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import type { Route } from './+types/employer-dashboard-departments';

export const handle = { namespaces: ['own-employers', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'own-employers', 'meta');
  return {
    meta: pageMeta(context, {
      title: t('departments.title'),
      description: t('departments.description'),
      path: '/employer-dashboard/abteilungen',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerDepartmentsPage() {
  return (
    <RequireSession role={['employer']}>
      <DepartmentsScreen />
    </RequireSession>
  );
}
