import { OwnProfileScreen } from '../features/own-employers/own-profile-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import type { Route } from './+types/employer-dashboard-profile';

export const handle = { namespaces: ['own-employers', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'own-employers', 'meta');
  return {
    meta: pageMeta(context, {
      title: t('profile.title'),
      description: t('profile.description'),
      path: '/employer-dashboard/profil',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerProfilePage() {
  return (
    <RequireSession role={['employer']}>
      <OwnProfileScreen />
    </RequireSession>
  );
}
