import { formatDateTime } from '@stellenvisite/contract/format-date';
import { TICKET_TEXT_MAX } from '@stellenvisite/contract/support-tickets';
import type { Ticket } from '@stellenvisite/contract/support-tickets.schema';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { TextArea } from '../../ui/text-input.tsx';
import { TicketMessages } from './ticket-messages.tsx';
import { TicketStatusBadge } from './ticket-status-badge.tsx';

type TicketViewProps = {
  ticket: Ticket;
  hasFailed: boolean;
  isSending: boolean;
  text: string;
  /** Without it the form is sent to the page itself, which works without script. */
  onSend?: (text: string) => void;
};

/** A ticket with its messages and, while it is open, the form to write on. */
export function TicketView({ ticket, hasFailed, isSending, text, onSend }: TicketViewProps) {
  const { t } = useTranslation('support-tickets');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSend) return;
    event.preventDefault();
    onSend(String(new FormData(event.currentTarget).get('text') ?? ''));
  };
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
          <Form method="post" className="grid gap-4" onSubmit={submit} noValidate key={ticket.messages.length}>
            <Field label={t('form.text')} error={hasFailed && t('error.reply')} required>
              <TextArea name="text" rows={4} maxLength={TICKET_TEXT_MAX} defaultValue={text} />
            </Field>
            <Button type="submit" className="justify-self-start" loading={isSending}>
              {t('form.send')}
            </Button>
          </Form>
        </Card>
      )}
    </div>
  );
}
