import { Overview } from '../features/employer-overview/overview.tsx';
import { OverviewHead } from '../features/employer-overview/overview-head.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import '../features/employer-overview/employer-overview.css';
import type { Route } from './+types/employer-dashboard';

export const handle = { namespaces: ['employer-overview', 'own-jobs', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'employer-overview');
  return {
    meta: pageMeta(context, {
      title: t('meta.title'),
      description: t('meta.description'),
      path: '/employer-dashboard',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerDashboardPage() {
  return (
    <>
      <OverviewHead />
      <Overview />
    </>
  );
}
