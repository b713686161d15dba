import { formatDate, formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { TICKET_TEXT_MAX, type TicketStatus } from '@stellenvisite/contract/support/support-tickets';
import {
  type Ticket,
  type TicketMessage,
  writeTicketMessageSchema,
} from '@stellenvisite/contract/support/support-tickets.schema';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, CircleCheck, Clock, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form, useSubmit } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeletons.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextArea } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { TextLink } from '../../../ui/text-link.tsx';

const LOOK = {
  received: { kind: 'neutral', icon: <Clock size={16} /> },
  in_progress: { kind: 'info', icon: <Hourglass size={16} /> },
  answered: { kind: 'good', icon: <Check size={16} /> },
  closed: { kind: 'neutral', icon: <CircleCheck size={16} /> },
} as const;

type TicketViewProps = {
  ticket: Ticket;
  hasFailed: boolean;
  isSending: boolean;
  text: string;
  /** Without it the form is sent to the page itself, which works without script. */
  onSend?: (text: string) => void;
};

/** „Meine Anfragen“. */
export function OwnTickets() {
  const { t } = useTranslation('support-tickets');
  const { data } = $api.useQuery('get', '/api/support-tickets');
  if (!data) return <Skeleton className="h-40 w-full" />;
  return (
    <Card>
      {data.items.length === 0 && <p className="mb-4 text-ink-2">{t('own.empty')}</p>}
      <ul className="rows">
        {data.items.map(({ id, reference, subject, status, updatedAt }) => (
          <li key={id}>
            <div className="rows-text">
              <TextLink to={`/konto/anfragen/${id}`}>{subject}</TextLink>
              <small>
                {reference} · {formatDate(updatedAt)}
              </small>
            </div>
            <TicketStatusBadge status={status} />
          </li>
        ))}
      </ul>
      <LinkButton className="mt-4" variant="secondary" to="/kontakt">
        {t('own.new')}
      </LinkButton>
    </Card>
  );
}

export function OwnTicket({ id }: { id: string }) {
  const errorText = useErrorText();
  const client = useQueryClient();
  const params = { path: { key: id } };
  const { data, error } = $api.useQuery('get', '/api/support-tickets/{key}', { params });
  const reply = $api.useMutation('post', '/api/support-tickets/{key}/messages', {
    onSuccess: () => client.invalidateQueries(),
  });
  if (error) return <Note tone="warn">{errorText(error)}</Note>;
  if (!data) return <Skeleton className="h-40 w-full" />;
  return (
    <>
      <h2 className="mb-4 text-fs-4">
        {data.reference}: {data.subject}
      </h2>
      <TicketView
        ticket={data}
        text=""
        hasFailed={reply.isError}
        isSending={reply.isPending}
        onSend={(text) => reply.mutate({ params, body: { text } })}
      />
    </>
  );
}

/** Renders a ticket with its messages and, while it is open, the form to write on. */
export function TicketView({ ticket, ...reply }: TicketViewProps) {
  const { t } = useTranslation('support-tickets');
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap items-center gap-3 text-ink-2">
        <TicketStatusBadge status={ticket.status} />
        {ticket.status === 'received' && t('ticket.answerBy', { date: formatDateTime(ticket.answerBy) })}
      </p>
      <TicketMessages messages={ticket.messages} />
      {ticket.status === 'closed' ? (
        <Note>{t('ticket.closed')}</Note>
      ) : (
        <Card as="section" aria-labelledby="reply">
          <h2 id="reply" className="mb-4 text-fs-4">
            {t('ticket.reply')}
          </h2>
          <ReplyForm key={ticket.messages.length} {...reply} />
        </Card>
      )}
    </div>
  );
}

function ReplyForm({ hasFailed, isSending, text, onSend }: Omit<TicketViewProps, 'ticket'>) {
  const { t } = useTranslation('support-tickets');
  const { t: ui } = useTranslation('ui');
  const send = useSubmit();
  const form = useZodForm({
    schema: writeTicketMessageSchema,
    defaultValues: { text },
    fields: ['text'],
    errorText: () => ui('form.missing'),
    onSubmit: (values) => {
      if (isSending) return;
      return onSend ? onSend(values.text) : send(values, { method: 'post' });
    },
  });
  return (
    <Form method="post" className="grid gap-4" onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} failure={hasFailed && t('error.reply')} />
      <Field label={t('form.text')} required {...form.field('text')}>
        <TextArea {...form.register('text')} rows={4} maxLength={TICKET_TEXT_MAX} defaultValue={text} />
      </Field>
      <Button type="submit" className="justify-self-start" loading={isSending}>
        {t('form.send')}
      </Button>
    </Form>
  );
}

export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  const { t } = useTranslation('support-tickets');
  const { kind, icon } = LOOK[status];
  return (
    <Badge kind={kind} icon={icon}>
      {t(`status.${status}`)}
    </Badge>
  );
}

/** Lists messages, the oldest first; the person's own are yellow. */
export function TicketMessages({ messages }: { messages: readonly TicketMessage[] }) {
  const { t } = useTranslation('support-tickets');
  return (
    <ol className="grid gap-3">
      {messages.map(({ id, author, text, leftOut, createdAt }) => (
        <li key={id} className={clsx('card', author === 'person' && 'card-you')}>
          <p className="mb-1 text-fs-8 text-ink-2">
            {t(`author.${author}`)}, <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
          {leftOut.length > 0 && (
            <p className="mt-2 text-fs-8 text-ink-2 [overflow-wrap:anywhere]">
              {t('ticket.leftOut', { names: leftOut.join(', ') })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
