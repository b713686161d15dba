import { MESSAGE_LENGTH } from '@stellenvisite/contract/messages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { useActingEmployer } from '../employer-area/shared/use-acting-employer.ts';
import type { KnownApplicant } from './known-applicants.tsx';

/** As many as a page of the list can have. */
const MOST_JOBS = 100;

/** Tells somebody of a job that is open now, in words that can be changed, as a message of their earlier application. */
export function InviteKnownDialog({ person, onClose }: { person: KnownApplicant; onClose: () => void }) {
  const { t } = useTranslation('stay-known');
  const errorText = useErrorText();
  const { employerId, name: employer } = useActingEmployer();
  const [jobId, setJobId] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  // Sent again after a lost connection, it is the same message.
  const [clientId] = useState(() => crypto.randomUUID());
  const { data: jobs, error: unread } = $api.useQuery('get', '/api/employer/jobs', {
    params: { query: { employerId, tab: 'published', sort: 'title', pageSize: MOST_JOBS } },
  });
  const send = $api.useMutation('post', '/api/applications/{id}/messages');
  const live = jobs?.items.filter(({ state }) => state === 'live') ?? [];
  const job = live.find(({ id }) => id === jobId) ?? live[0];
  const text =
    typed ??
    (job
      ? t('invite.words', { name: person.name, job: job.title, employer, url: `${location.origin}/jobs/${job.id}` })
      : '');
  const submit = () =>
    send.mutate(
      { params: { path: { id: person.applicationId } }, body: { text, clientId } },
      {
        onSuccess: () => {
          void toast(t('invite.sent', { name: person.name }), { tone: 'good' });
          onClose();
        },
      },
    );
  const error = unread ?? send.error;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('invite.title', { name: person.name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('invite.cancel')}
          </Button>
          <Button onClick={submit} loading={send.isPending} disabled={text.trim() === ''}>
            {t('invite.send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error && (
          <Note tone="warn" role="alert">
            {errorText(error)}
          </Note>
        )}
        {jobs && live.length === 0 && <p>{t('invite.noJob')}</p>}
        {live.length > 0 && (
          <Field label={t('invite.job')}>
            <Select
              value={job?.id ?? ''}
              options={live.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={({ target }) => setJobId(target.value)}
            />
          </Field>
        )}
        <Field label={t('invite.text')} help={t('invite.help')}>
          <TextArea
            rows={10}
            maxLength={MESSAGE_LENGTH}
            value={text}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
