import { ReportScreen } from '../features/reports/admin/report-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import '../features/reports/admin/report-screen.css';
import type { Route } from './+types/admin-report';

export const handle = { namespaces: ['reports', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'reports');
  return {
    meta: pageMeta(context, {
      title: t('admin.title'),
      description: t('admin.lead'),
      path: '/admin-dashboard/meldungen',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminReportPage({ params }: Route.ComponentProps) {
  return <ReportScreen key={params.id} id={params.id} />;
}
