import { useTranslation } from 'react-i18next';
import { ApiKeysPanel } from '../features/api-keys/api-keys-panel.tsx';
import { OwnFeedPanel } from '../features/api-keys/own-feed-panel.tsx';
import { WebhooksPanel } from '../features/webhooks/webhooks-panel.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { visitContext } from '../visit.ts';
import type { Route } from './+types/employer-dashboard-interfaces';

export const handle = { namespaces: ['api-keys', 'webhooks', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'api-keys');
  const path = '/employer-dashboard/einstellungen/schnittstellen';
  return {
    meta: pageMeta(context, { title: t('title'), description: t('lead'), path, isIndexed: false }),
    publicUrl: context.get(visitContext).publicUrl,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerDashboardInterfacesPage({ loaderData: { publicUrl } }: Route.ComponentProps) {
  const { t } = useTranslation('api-keys');
  return (
    <>
      <header className="area-head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
      </header>
      <OwnFeedPanel publicUrl={publicUrl} />
      <ApiKeysPanel />
      <WebhooksPanel />
    </>
  );
}
