import { WebhookScreen } from '../../features/integrations/webhooks/webhook-screen.tsx';
import type { Route } from './+types/employer-dashboard-webhook';

export const handle = { title: 'webhooks:one', namespaces: ['api-keys', 'webhooks', 'problems'] };

export default function EmployerDashboardWebhookPage({ params }: Route.ComponentProps) {
  return <WebhookScreen key={params.id} id={params.id} />;
}
