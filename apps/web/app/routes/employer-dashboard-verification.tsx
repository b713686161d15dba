import { VerificationScreen } from '../features/own-employers/verification/verification-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import type { Route } from './+types/employer-dashboard-verification';

export const handle = { namespaces: ['own-employers', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'own-employers', 'meta');
  return {
    meta: pageMeta(context, {
      title: t('verification.title'),
      description: t('verification.description'),
      path: '/employer-dashboard/profil/verifizierung',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerVerificationPage() {
  return (
    <RequireSession role={['employer']}>
      <VerificationScreen />
    </RequireSession>
  );
}
