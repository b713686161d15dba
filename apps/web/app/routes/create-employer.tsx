import { PossibleEmployers } from '../features/accounts/dashboard/possible-employers.tsx';
import { CreateEmployerScreen } from '../features/own-employers/create/create-employer-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { useSession } from '../session/use-session.ts';
import type { Route } from './+types/create-employer';

export const handle = {
  namespaces: ['own-employers', 'job-fields', 'employer-media', 'files', 'problems'],
  employerPage: { slim: true, withoutEmployer: true },
};

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'own-employers', 'meta');
  return {
    meta: pageMeta(context, {
      title: t('create.title'),
      description: t('create.description'),
      path: '/create-employer',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function CreateEmployerPage() {
  const { account } = useSession();
  return (
    <RequireSession role={['employer']}>
      <PossibleEmployers mappings={account?.employers ?? []} />
      <CreateEmployerScreen />
    </RequireSession>
  );
}
