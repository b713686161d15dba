import { MESSAGE_LENGTH } from '@stellenvisite/contract/applications/applications';
import { sendMessageSchema } from '@stellenvisite/contract/messages/messages.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { useActingEmployer } from '../../identity/acting-employer/use-acting-employer.ts';
import type { KnownApplicant } from './known-applicants.tsx';

/** As many as a page of the list can have. */
const MAX_JOBS = 100;

const schema = z.object({ jobId: z.string(), text: sendMessageSchema.shape.text.min(1) });

/** Writes to somebody about a job that is open now, in words that can be changed, as a message of their earlier application. */
export function InviteKnownDialog({ person, onClose }: { person: KnownApplicant; onClose: () => void }) {
  const { t } = useTranslation('stay-known');
  const errorText = useErrorText();
  const { employerId, name: employer } = useActingEmployer();
  // Sent again after a lost connection, it is the same message.
  const [clientId] = useState(() => crypto.randomUUID());
  const { data: jobs, error: unread } = $api.useQuery('get', '/api/employer/jobs', {
    params: { query: { employerId, tab: 'published', sort: 'title', pageSize: MAX_JOBS } },
  });
  const send = $api.useMutation('post', '/api/applications/{id}/messages', {
    onSuccess: () => {
      void toast(t('invite.sent', { name: person.name }), { tone: 'good' });
      onClose();
    },
  });
  const form = useZodForm({
    schema,
    defaultValues: { jobId: '', text: '' },
    fields: ['text'],
    errorText: () => t('invite.textMissing'),
    onSubmit: ({ text }) =>
      send.mutateAsync({ params: { path: { id: person.applicationId } }, body: { text, clientId } }).catch(() => null),
  });
  const live = jobs?.items.filter(({ state }) => state === 'live') ?? [];
  const chosenId = form.watch('jobId');
  const job = live.find(({ id }) => id === chosenId) ?? live[0];
  const words = job
    ? t('invite.words', { name: person.name, job: job.title, employer, url: `${location.origin}/jobs/${job.id}` })
    : '';
  const { resetField } = form;
  const isTyped = form.formState.dirtyFields.text === true;
  useEffect(() => {
    if (!isTyped) resetField('text', { defaultValue: words });
  }, [isTyped, words, resetField]);
  const error = unread ?? send.error;
  return (
    <FormDialog
      wide
      title={t('invite.title', { name: person.name })}
      form={form}
      action={t('invite.send')}
      cancel={t('invite.cancel')}
      failure={error && errorText(error)}
      onClose={onClose}
    >
      {jobs && live.length === 0 && <p>{t('invite.noJob')}</p>}
      {live.length > 0 && (
        <Field label={t('invite.job')}>
          <Select
            value={job?.id ?? ''}
            options={live.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ target }) => form.setValue('jobId', target.value)}
          />
        </Field>
      )}
      <Field label={t('invite.text')} help={t('invite.help')} {...form.field('text')}>
        <TextArea rows={10} maxLength={MESSAGE_LENGTH} {...form.register('text')} />
      </Field>
    </FormDialog>
  );
}
