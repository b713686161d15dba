import type { Webhook, WebhookSecret } from '@stellenvisite/contract/integrations/webhooks.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { ArrowLeft, Ellipsis, Pencil, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeletons.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../../ui/menu.tsx';
import { useActingEmployer, useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { OnceDialog } from '../api-keys/shared/once-dialog.tsx';
import { DeliveryList, useReadAgain } from './delivery-list.tsx';
import { WebhookBadge } from './webhook-badge.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { INTERFACES_PATH } from './webhooks-panel.tsx';

/** Renders one webhook with what was sent to it. */
export function WebhookScreen({ id }: { id: string }) {
  const { t } = useTranslation('webhooks');
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const { data, error } = $api.useQuery('get', '/api/employer/webhooks', { params: { query: { employerId } } });
  const webhook = data?.items.find((each) => each.id === id);
  return (
    <>
      <Link className="more mb-4" to={INTERFACES_PATH}>
        <ArrowLeft size={18} /> {t('back')}
      </Link>
      {!data && !error && <Skeleton className="mt-4 h-24 w-full" />}
      {(error || (data && !webhook)) && (
        <>
          <h1 className="visually-hidden">{t('one')}</h1>
          <EmptyState art="building" title={t('gone')} text={error ? errorText(error) : t('goneText')} />
        </>
      )}
      {webhook && (
        <>
          <WebhookHead webhook={webhook} />
          <DeliveryList webhook={webhook} />
        </>
      )}
    </>
  );
}

type Shown = 'edit' | 'delete' | WebhookSecret | null;

function WebhookHead({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const mayManage = useMayAct('webhook.manage');
  const mayReplay = useMayAct('webhook.replay');
  const [shown, setShown] = useState<Shown>(null);
  const { id, name, url, state, previousSecretUntil } = webhook;
  const path = { params: { path: { id } } };
  const onError = (error: unknown) => void toast(errorText(error), { tone: 'bad' });
  const change = $api.useMutation('patch', '/api/employer/webhooks/{id}', { onSuccess: readAgain, onError });
  const test = $api.useMutation('post', '/api/employer/webhooks/{id}/tests', { onSuccess: readAgain, onError });
  const rotate = $api.useMutation('post', '/api/employer/webhooks/{id}/secret', {
    onSuccess: (rotated) => {
      setShown(rotated);
      return readAgain();
    },
    onError,
  });
  const remove = $api.useMutation('delete', '/api/employer/webhooks/{id}', {
    onSuccess: async () => {
      void toast(t('deleted', { name }), { tone: 'good' });
      await navigate(INTERFACES_PATH);
      await readAgain();
    },
    onError,
  });
  const isOff = state === 'off' || state === 'switched_off';
  const isTaken = shown !== null && typeof shown === 'object';
  return (
    <>
      <header className="area-head">
        <div>
          <h1>{name}</h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <WebhookBadge state={state} /> <span className="[overflow-wrap:anywhere]">{url}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:gap-1 max-sm:[&_.btn]:px-3">
          {mayReplay && !isOff && (
            <Button
              variant="secondary"
              icon={<Send size={18} />}
              loading={test.isPending}
              onClick={() => test.mutate(path)}
            >
              {t('test')}
            </Button>
          )}
          {mayManage && isOff && (
            <Button loading={change.isPending} onClick={() => change.mutate({ ...path, body: { isOn: true } })}>
              {t('switchOn')}
            </Button>
          )}
          {mayManage && (
            <>
              <Button variant="secondary" icon={<Pencil size={18} />} onClick={() => setShown('edit')}>
                {t('edit')}
              </Button>
              <Menu trigger={<IconButton label={t('actions')} icon={<Ellipsis size={20} />} />}>
                <MenuAction onSelect={() => rotate.mutate(path)}>
                  <button type="button">{t('rotate')}</button>
                </MenuAction>
                {!isOff && (
                  <MenuAction onSelect={() => change.mutate({ ...path, body: { isOn: false } })}>
                    <button type="button">{t('switchOff')}</button>
                  </MenuAction>
                )}
                <MenuAction onSelect={() => setShown('delete')}>
                  <button type="button">{t('delete')}</button>
                </MenuAction>
              </Menu>
            </>
          )}
        </div>
      </header>
      {state === 'switched_off' && (
        <Note tone="warn" className="mb-4">
          {t('switchedOffText')}
        </Note>
      )}
      {previousSecretUntil && <Note className="mb-4">{t('overlap', { date: formatDate(previousSecretUntil) })}</Note>}
      {shown === 'edit' && <WebhookDialog webhook={webhook} onClose={() => setShown(null)} onCreated={setShown} />}
      {shown === 'delete' && (
        <Dialog
          open
          onClose={() => setShown(null)}
          title={t('deleteTitle', { name })}
          footer={
            <>
              <Button variant="secondary" onClick={() => setShown(null)}>
                {t('cancel')}
              </Button>
              <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate(path)}>
                {t('delete')}
              </Button>
            </>
          }
        >
          <p>{t('deleteText')}</p>
        </Dialog>
      )}
      {isTaken && (
        <OnceDialog title={t('rotated')} name={t('secret')} secret={shown.secret} onClose={() => setShown(null)}>
          <p className="fld-help">{t('rotatedText')}</p>
        </OnceDialog>
      )}
    </>
  );
}
