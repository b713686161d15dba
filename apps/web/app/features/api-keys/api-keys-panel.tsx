import type { ApiKey, CreatedApiKey } from '@stellenvisite/contract/api-keys.schema';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useActingEmployer, useMayAct } from '../employer-area/shared/use-acting-employer.ts';
import { ApiKeyRow } from './api-key-row.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { OnceDialog } from './shared/once-dialog.tsx';

type Shown = { do: 'create' } | { do: 'show'; created: CreatedApiKey } | { do: 'revoke'; apiKey: ApiKey } | null;

/** The keys of the employer's own systems. */
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
        {!data && !error && <Bone className="h-16 w-full" />}
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
