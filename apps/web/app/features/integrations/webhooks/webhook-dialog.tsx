import { MAX_WEBHOOK_NAME, WEBHOOK_EVENTS } from '@stellenvisite/contract/integrations/webhooks';
import {
  createWebhookSchema,
  type Webhook,
  type WebhookSecret,
} from '@stellenvisite/contract/integrations/webhooks.schema';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { useActingEmployer } from '../../identity/acting-employer/use-acting-employer.ts';
import { useReadAgain } from './delivery-list.tsx';

type WebhookDialogProps = {
  /** Null for a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  onCreated: (created: WebhookSecret) => void;
};

const ERRORS = { name: 'nameMissing', url: 'addressBad', events: 'eventsMissing' } as const;

/** Address and events of a webhook. */
export function WebhookDialog({ webhook, onClose, onCreated }: WebhookDialogProps) {
  const { t } = useTranslation('webhooks');
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const readAgain = useReadAgain();
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
  const isPending = create.isPending || change.isPending;
  const error = create.error ?? change.error;
  const form = useZodForm({
    schema: createWebhookSchema,
    defaultValues: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? 'https://',
      events: [...(webhook?.events ?? WEBHOOK_EVENTS)],
    },
    fields: ['name', 'url', 'events'],
    errorText: (name) => t(ERRORS[name as keyof typeof ERRORS]),
    onSubmit: (body) => {
      if (isPending) return;
      if (webhook) change.mutate({ params: { path: { id: webhook.id } }, body });
      else create.mutate({ params: { query: { employerId } }, body });
    },
  });
  const events = form.field('events');
  return (
    <FormDialog
      title={webhook ? t('edit') : t('create')}
      form={form}
      action={t('save')}
      cancel={t('cancel')}
      isPending={isPending}
      failure={error && errorText(error)}
      onClose={onClose}
    >
      <Field label={t('name')} {...form.field('name')}>
        <TextInput {...form.register('name')} maxLength={MAX_WEBHOOK_NAME} autoComplete="off" />
      </Field>
      <Field label={t('address')} help={t('addressHelp')} {...form.field('url')}>
        <TextInput {...form.register('url')} type="url" inputMode="url" autoComplete="off" />
      </Field>
      <fieldset>
        <legend className="fld-label">{t('events')}</legend>
        {WEBHOOK_EVENTS.map((event, index) => (
          <Checkbox
            key={event}
            {...(index === 0 && { id: events.id })}
            label={t(`event.${event.replace('.', '_')}`)}
            value={event}
            {...form.register('events')}
          />
        ))}
        {events.error && <p className="fld-error">{events.error}</p>}
      </fieldset>
    </FormDialog>
  );
}
