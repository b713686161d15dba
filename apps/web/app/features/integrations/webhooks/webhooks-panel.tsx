import type { Webhook, WebhookSecret } from '@stellenvisite/contract/integrations/webhooks.schema';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeletons.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useActingEmployer, useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { OnceDialog } from '../api-keys/shared/once-dialog.tsx';
import { WebhookBadge } from './webhook-badge.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

export const INTERFACES_PATH = '/employer-dashboard/einstellungen/schnittstellen';

const webhookPath = (id: string) => `${INTERFACES_PATH}/webhooks/${id}`;

/** Renders the addresses that are informed what happens to applications. */
export function WebhooksPanel() {
  const { t } = useTranslation('webhooks');
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const mayManage = useMayAct('webhook.manage');
  const [shown, setShown] = useState<'form' | WebhookSecret | null>(null);
  const { data, error } = $api.useQuery('get', '/api/employer/webhooks', { params: { query: { employerId } } });
  return (
    <section className="panel" aria-labelledby="webhooks">
      <header>
        <h2 id="webhooks">{t('title')}</h2>
        <p>
          {t('text')} <TextLink to="/entwickler#webhooks">{t('more')}</TextLink>
        </p>
      </header>
      <div className="panel-body">
        {error && !data && (
          <Note tone="warn" role="alert">
            {errorText(error)}
          </Note>
        )}
        {!data && !error && <Skeleton className="h-16 w-full" />}
        {data?.items.length === 0 && (
          <div className="flex items-start gap-3 text-ink-2">
            <WebhookIcon size={20} className="mt-0.5 flex-none" />
            <p>
              <b className="block text-ink">{t('empty')}</b>
              {t('emptyText')}
            </p>
          </div>
        )}
        {data && data.items.length > 0 && (
          <ul className="rows">
            {data.items.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )}
        {mayManage ? (
          <div>
            <Button variant="secondary" icon={<Plus size={20} />} onClick={() => setShown('form')}>
              {t('create')}
            </Button>
          </div>
        ) : (
          <Note>{t('ownersOnly')}</Note>
        )}
      </div>
      {shown === 'form' && <WebhookDialog webhook={null} onClose={() => setShown(null)} onCreated={setShown} />}
      {shown && shown !== 'form' && (
        <OnceDialog
          title={t('created', { name: shown.name })}
          name={t('secret')}
          secret={shown.secret}
          onClose={() => setShown(null)}
        >
          <p className="fld-help">{t('secretUse')}</p>
        </OnceDialog>
      )}
    </section>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const { id, name, url, events, state } = webhook;
  return (
    <li>
      <WebhookIcon size={20} />
      <span className="rows-text">
        <b>
          <TextLink to={webhookPath(id)}>{name}</TextLink>
          <WebhookBadge state={state} />
        </b>
        <small>{url}</small>
        <small>{events.map((event) => t(`event.${event.replace('.', '_')}`)).join(', ')}</small>
      </span>
    </li>
  );
}
