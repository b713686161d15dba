import type { ApiKey, CreatedApiKey } from '@stellenvisite/contract/integrations/api-keys.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleOff, Hourglass, KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeletons.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useActingEmployer, useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { OnceDialog } from './shared/once-dialog.tsx';
import { scopeKey } from './shared/scope-key.ts';

const ICON = { active: CircleCheck, expired: Hourglass, revoked: CircleOff } as const;

type ApiKeyRowProps = { apiKey: ApiKey; onRevoke: (() => void) | null };

type Shown = { do: 'create' } | { do: 'show'; created: CreatedApiKey } | { do: 'revoke'; apiKey: ApiKey } | null;

/** Renders the keys of the employer's own systems. */
export function ApiKeysPanel() {
  const { t } = useTranslation('api-keys', { keyPrefix: 'keys' });
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const mayManage = useMayAct('api_key.manage');
  const [shown, setShown] = useState<Shown>(null);
  const { data, error } = $api.useQuery('get', '/api/employer/api-keys', { params: { query: { employerId } } });
  const close = () => setShown(null);
  return (
    <section className="panel" aria-labelledby="api-keys">
      <header>
        <h2 id="api-keys">{t('title')}</h2>
        <p>
          {t('text')} <TextLink to="/entwickler">{t('more')}</TextLink>
        </p>
      </header>
      <div className="panel-body">
        {error && !data && (
          <Note tone="warn" role="alert">
            {errorText(error)}
          </Note>
        )}
        {!data && !error && <Skeleton className="h-16 w-full" />}
        {data?.items.length === 0 && <EmptyKeys />}
        {data && data.items.length > 0 && (
          <ul className="rows">
            {data.items.map((apiKey) => (
              <ApiKeyRow
                key={apiKey.id}
                apiKey={apiKey}
                onRevoke={mayManage ? () => setShown({ do: 'revoke', apiKey }) : null}
              />
            ))}
          </ul>
        )}
        {mayManage ? (
          <div>
            <Button variant="secondary" icon={<Plus size={20} />} onClick={() => setShown({ do: 'create' })}>
              {t('create')}
            </Button>
          </div>
        ) : (
          <Note>{t('ownersOnly')}</Note>
        )}
      </div>
      {shown?.do === 'create' && (
        <NewKeyDialog onClose={close} onCreated={(created) => setShown({ do: 'show', created })} />
      )}
      {shown?.do === 'show' && (
        <OnceDialog
          title={t('created', { name: shown.created.name })}
          name={t('key')}
          secret={shown.created.key}
          onClose={close}
        >
          <p className="fld-help">{t('use')}</p>
        </OnceDialog>
      )}
      {shown?.do === 'revoke' && <RevokeDialog apiKey={shown.apiKey} onClose={close} />}
    </section>
  );
}

function EmptyKeys() {
  const { t } = useTranslation('api-keys', { keyPrefix: 'keys' });
  return (
    <div className="flex items-start gap-3 text-ink-2">
      <KeyRound size={20} className="mt-0.5 flex-none" />
      <p>
        <b className="block text-ink">{t('empty')}</b>
        {t('emptyText')}
      </p>
    </div>
  );
}

/** Asks first: what runs with the key stops at once. */
function RevokeDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation('api-keys', { keyPrefix: 'keys' });
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate, isPending, error } = $api.useMutation('delete', '/api/employer/api-keys/{id}', {
    onSuccess: async () => {
      void toast(t('revoked', { name }), { tone: 'good' });
      await client.invalidateQueries({ queryKey: ['get', '/api/employer/api-keys'] });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('revokeTitle', { name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={isPending} onClick={() => mutate({ params: { path: { id } } })}>
            {t('revoke')}
          </Button>
        </>
      }
    >
      {error && (
        <Note tone="warn" role="alert" className="mb-4">
          {errorText(error)}
        </Note>
      )}
      <p>{t('revokeText')}</p>
    </Dialog>
  );
}

function ApiKeyRow({ apiKey, onRevoke }: ApiKeyRowProps) {
  const { t } = useTranslation('api-keys', { keyPrefix: 'keys' });
  const { name, prefix, scopes, state, createdAt, createdBy, lastUsedAt, expiresAt } = apiKey;
  const Icon = ICON[state];
  // It ends with the first moment after its last day.
  const lastDay = expiresAt && formatDate(new Date(Date.parse(expiresAt) - DAY_MS / 2));
  return (
    <li>
      <KeyRound size={20} />
      <span className="rows-text">
        <b>
          {name}
          <Badge kind={state === 'active' ? 'good' : 'neutral'} icon={<Icon size={16} />}>
            {t(`state.${state}`)}
          </Badge>
        </b>
        <small>
          <code>{prefix}…</code> · {scopes.map((scope) => t(`scope.${scopeKey(scope)}`)).join(', ')}
        </small>
        <small>
          {createdBy
            ? t('createdBy', { date: formatDate(createdAt), name: createdBy })
            : t('createdAt', { date: formatDate(createdAt) })}
          {' · '}
          {lastUsedAt ? t('lastUsed', { date: formatDate(lastUsedAt) }) : t('neverUsed')}
          {lastDay && state === 'active' && ` · ${t('until', { date: lastDay })}`}
        </small>
      </span>
      {onRevoke && state === 'active' && (
        <Button variant="danger-line" size="s" onClick={onRevoke}>
          {t('revoke')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </li>
  );
}
