import { useTranslation } from 'react-i18next';
import { useActingEmployer } from '../../features/identity/acting-employer/use-acting-employer.ts';
import { ApiKeysPanel } from '../../features/integrations/api-keys/api-keys-panel.tsx';
import { CopyText } from '../../features/integrations/api-keys/shared/once-dialog.tsx';
import { WebhooksPanel } from '../../features/integrations/webhooks/webhooks-panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { visitContext } from '../../visit.ts';
import type { Route } from './+types/employer-dashboard-interfaces';

export const handle = { title: 'api-keys:title', namespaces: ['api-keys', 'webhooks', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  return {
    publicUrl: context.get(visitContext).publicUrl,
  };
}

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

/** Where other boards and the own website collect the employer's jobs. */
function OwnFeedPanel({ publicUrl }: { publicUrl: string }) {
  const { t } = useTranslation('api-keys', { keyPrefix: 'feed' });
  const { employerId } = useActingEmployer();
  return (
    <section className="panel" aria-labelledby="own-feed">
      <header>
        <h2 id="own-feed">{t('title')}</h2>
        <p>{t('text')}</p>
      </header>
      <div className="panel-body">
        <CopyText text={`${publicUrl}/feeds/employers/${employerId}.xml`} name={t('address')} />
        <p className="fld-help">
          {t('help')} <TextLink to="/entwickler#xml">{t('more')}</TextLink>
        </p>
      </div>
    </section>
  );
}
