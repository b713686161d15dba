import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import {
  TICKET_NOTE_MAX,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  TICKET_TEXT_MAX,
  type TicketPriority,
  type TicketStatus,
} from '@stellenvisite/contract/support/support-tickets';
import type { AdminTicket } from '@stellenvisite/contract/support/support-tickets.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FactList } from '../../../../ui/fact-list.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../../ui/feedback/skeletons.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextArea } from '../../../../ui/forms/text-input.tsx';
import { TicketMessages } from '../own-tickets.tsx';

export function TicketDetails({ id }: { id: string }) {
  const { t } = useTranslation('support-tickets');
  const errorText = useErrorText();
  const client = useQueryClient();
  const path = { id };
  const { data, error } = $api.useQuery('get', '/api/admin/support-tickets/{id}', { params: { path } });
  const change = $api.useMutation('patch', '/api/admin/support-tickets/{id}', {
    onSuccess: () => client.invalidateQueries(),
  });
  if (error)
    return (
      <Note tone="warn" role="alert">
        {errorText(error)}
      </Note>
    );
  if (!data) return <Skeleton className="h-96 w-full" />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-6">
        <h2 className="text-fs-3">
          {data.reference}: {data.subject}
        </h2>
        <TicketMessages messages={data.messages} />
        <AnswerForm ticket={data} />
        <TicketNotes ticket={data} />
      </div>
      <Card as="aside" aria-label={t('admin.about')}>
        <Field label={t('status.label')}>
          <Select
            value={data.status}
            options={TICKET_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
            onChange={({ target }) =>
              change.mutate({ params: { path }, body: { status: target.value as TicketStatus } })
            }
          />
        </Field>
        <Field label={t('admin.assignee')} className="mt-4">
          <Select
            value={data.assignee?.id ?? ''}
            options={[
              { value: '', label: t('admin.unassigned') },
              ...data.admins.map((admin) => ({ value: admin.id, label: admin.name })),
            ]}
            onChange={({ target }) => change.mutate({ params: { path }, body: { assigneeId: target.value || null } })}
          />
        </Field>
        <Field label={t('admin.priority')} className="mt-4">
          <Select
            value={data.priority}
            options={TICKET_PRIORITIES.map((value) => ({ value, label: t(`priority.${value}`) }))}
            onChange={({ target }) =>
              change.mutate({ params: { path }, body: { priority: target.value as TicketPriority } })
            }
          />
        </Field>
        {change.error && (
          <Note tone="warn" role="alert" className="mt-4">
            {errorText(change.error)}
          </Note>
        )}
        <FactList
          className="mt-4"
          facts={[
            { id: 'from', term: t('admin.from'), text: [data.name, data.email].filter(Boolean).join(', ') },
            // A mail does not say it.
            ...(data.origin === 'mail' ? [] : [{ id: 'role', term: t('form.role'), text: t(`role.${data.role}`) }]),
            { id: 'topic', term: t('form.topic'), text: t(`topic.${data.topic}`) },
            { id: 'concerns', term: t('form.concerns'), text: data.concerns ?? '–' },
          ]}
        />
      </Card>
    </div>
  );
}

/** Lists what administrators wrote for each other. The dashed frame sets the field apart, so that nobody mails a note. */
function TicketNotes({ ticket: { id, notes } }: { ticket: AdminTicket }) {
  const { t } = useTranslation('support-tickets');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const { mutate, error, isPending } = $api.useMutation('post', '/api/admin/support-tickets/{id}/notes', {
    onSuccess: () => {
      setText('');
      void client.invalidateQueries();
    },
  });
  return (
    <section className="rounded-sheet border-2 border-line-2 border-dashed p-5" aria-labelledby="notes">
      <h2 id="notes" className="mb-3 text-fs-5">
        {t('admin.notes')}
      </h2>
      {notes.length === 0 && <p className="mb-3 text-ink-2">{t('admin.noNotes')}</p>}
      <ul className="mb-4 grid gap-3">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
            <p className="text-fs-9 text-ink-2">
              {t('admin.noteBy', { name: note.by ?? t('admin.former'), date: formatDateTime(note.createdAt) })}
            </p>
          </li>
        ))}
      </ul>
      <Field label={t('admin.note')} help={t('admin.noteHelp')}>
        <TextArea rows={3} value={text} maxLength={TICKET_NOTE_MAX} onChange={({ target }) => setText(target.value)} />
      </Field>
      {error && (
        <Note tone="warn" role="alert" className="mt-3">
          {errorText(error)}
        </Note>
      )}
      <Button
        variant="secondary"
        className="mt-3"
        disabled={text.trim().length < 2}
        loading={isPending}
        onClick={() => mutate({ params: { path: { id } }, body: { text } })}
      >
        {t('admin.noteSave')}
      </Button>
    </section>
  );
}

/** A text block is added to what is written, which stays editable. */
function AnswerForm({ ticket }: { ticket: AdminTicket }) {
  const { t } = useTranslation('support-tickets');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const blocks = $api.useQuery('get', '/api/admin/canned-answers').data?.items ?? [];
  const refresh = { onSuccess: () => client.invalidateQueries() };
  const save = $api.useMutation('post', '/api/admin/canned-answers', refresh);
  const { mutate, error, isPending } = $api.useMutation('post', '/api/admin/support-tickets/{id}/answers', {
    onSuccess: () => {
      setText('');
      void client.invalidateQueries();
    },
  });
  const addBlock = (id: string) => {
    const block = blocks.find((each) => each.id === id);
    if (block) setText(text.trim() ? `${text.trimEnd()}\n\n${block.text}` : block.text);
  };
  const send = (status: 'answered' | 'closed') =>
    mutate({ params: { path: { id: ticket.id } }, body: { text, status } });
  const isEmpty = text.trim().length < 2;
  return (
    <Card as="section" aria-labelledby="answer">
      <h2 id="answer" className="mb-4 text-fs-4">
        {t('admin.answer')}
      </h2>
      <div className="grid gap-4">
        {blocks.length > 0 && (
          <Field label={t('admin.block')}>
            <Select
              value=""
              options={[
                { value: '', label: t('admin.chooseBlock') },
                ...blocks.map(({ id, title, language }) => ({ value: id, label: `${title} (${language})` })),
              ]}
              onChange={({ target }) => addBlock(target.value)}
            />
          </Field>
        )}
        <Field label={t('admin.text')} help={t('admin.textHelp', { email: ticket.email })} required>
          <TextArea
            rows={7}
            value={text}
            maxLength={TICKET_TEXT_MAX}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        {error && (
          <Note tone="warn" role="alert">
            {errorText(error)}
          </Note>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            variant="ghost"
            disabled={isEmpty}
            loading={save.isPending}
            onClick={() => save.mutate({ body: { title: text.trim().slice(0, 60), text, language: ticket.language } })}
          >
            {t('admin.keepBlock')}
          </Button>
          <Button variant="secondary" disabled={isEmpty} loading={isPending} onClick={() => send('closed')}>
            {t('admin.sendClose')}
          </Button>
          <Button disabled={isEmpty} loading={isPending} onClick={() => send('answered')}>
            {t('admin.send')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
