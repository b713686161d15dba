import { MAX_WEBHOOK_NAME, WEBHOOK_EVENTS, type WebhookEventType } from '@stellenvisite/contract/webhooks';
import type { Webhook, WebhookSecret } from '@stellenvisite/contract/webhooks.schema';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useActingEmployer } from '../employer-area/shared/use-acting-employer.ts';
import { useReadAgain } from './use-read-again.ts';

type WebhookDialogProps = {
  /** Null for a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  onCreated: (created: WebhookSecret) => void;
};

/** Address and events of a webhook. */
export function WebhookDialog({ webhook, onClose, onCreated }: WebhookDialogProps) {
  const { t } = useTranslation('webhooks');
  const errorText = useErrorText();
  const formId = useId();
  const { employerId } = useActingEmployer();
  const readAgain = useReadAgain();
  const [name, setName] = useState(webhook?.name ?? '');
  const [url, setUrl] = useState(webhook?.url ?? 'https://');
  const [events, setEvents] = useState<readonly WebhookEventType[]>(webhook?.events ?? WEBHOOK_EVENTS);
  const [isTried, setIsTried] = useState(false);
  const create = $api.useMutation('post', '/api/employer/webhooks', {
    onSuccess: (created) => {
      onCreated(created);
      return readAgain();
    },
  });
  const change = $api.useMutation('patch', '/api/employer/webhooks/{id}', {
    onSuccess: () => {
      onClose();
      return readAgain();
    },
  });
  const isUrlBad = !/^https?:\/\/[^\s/]/.test(url.trim()) || !URL.canParse(url.trim());
  const isPending = create.isPending || change.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isPending || name.trim() === '' || isUrlBad || events.length === 0) return;
    const body = { name: name.trim(), url: url.trim(), events: [...events] };
    if (webhook) change.mutate({ params: { path: { id: webhook.id } }, body });
    else create.mutate({ params: { query: { employerId } }, body });
  };
  const toggle = (event: WebhookEventType) =>
    setEvents(events.includes(event) ? events.filter((each) => each !== event) : [...events, event]);
  const error = create.error ?? change.error;
  return (
    <Dialog
      open
      onClose={onClose}
      title={webhook ? t('edit') : t('create')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-5" noValidate onSubmit={submit}>
        {error && (
          <Note tone="warn" role="alert">
            {errorText(error)}
          </Note>
        )}
        <Field label={t('name')} error={isTried && name.trim() === '' ? t('nameMissing') : undefined}>
          <TextInput
            value={name}
            maxLength={MAX_WEBHOOK_NAME}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label={t('address')} help={t('addressHelp')} error={isTried && isUrlBad ? t('addressBad') : undefined}>
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        </Field>
        <fieldset>
          <legend className="fld-label">{t('events')}</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              label={t(`event.${event.replace('.', '_')}`)}
              checked={events.includes(event)}
              onChange={() => toggle(event)}
            />
          ))}
          {isTried && events.length === 0 && (
            <p className="fld-error" role="alert">
              {t('eventsMissing')}
            </p>
          )}
        </fieldset>
      </form>
    </Dialog>
  );
}
