import { KnownApplicants } from '../features/stay-known/known-applicants.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/employer-dashboard-known-applicants';

export const handle = { namespaces: ['stay-known', 'applications', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'stay-known');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('description'),
      path: '/employer-dashboard/bewerbungen/bekannte',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerKnownApplicantsPage() {
  return <KnownApplicants />;
}
