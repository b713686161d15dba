import { WebhookScreen } from '../features/webhooks/webhook-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/employer-dashboard-webhook';

export const handle = { namespaces: ['api-keys', 'webhooks', 'problems'] };

export function loader({ context, params }: Route.LoaderArgs) {
  const t = textsOf(context, 'webhooks');
  const path = `/employer-dashboard/einstellungen/schnittstellen/webhooks/${params.id}`;
  return { meta: pageMeta(context, { title: t('one'), description: t('text'), path, isIndexed: false }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerDashboardWebhookPage({ params }: Route.ComponentProps) {
  return <WebhookScreen key={params.id} id={params.id} />;
}
