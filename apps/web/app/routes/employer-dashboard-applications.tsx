import { ReceivedApplications } from '../features/received-applications/list/received-applications.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import '../features/applications/applications.css';
import '../features/received-applications/received-applications.css';
import type { Route } from './+types/employer-dashboard-applications';

export const handle = {
  namespaces: [
    'received-applications',
    'received-application',
    'statistics',
    'message-templates',
    'applications',
    'accounts',
    'files',
    'job-fields',
    'problems',
  ],
  employerPage: { slim: true, full: true },
};

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'received-applications');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('lead'),
      path: '/employer-dashboard/bewerbungen',
      isIndexed: false,
    }),
  };
}

/** Filters, pages and an open application change nothing of what the loader answers. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

/** The received applications; one of them opens beside them under its own address. */
export default function EmployerDashboardApplicationsPage() {
  return <ReceivedApplications />;
}
