import { formatDateTime } from '@stellenvisite/contract/format-date';
import type { TicketMessage } from '@stellenvisite/contract/support-tickets.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

/** What was written, the oldest first; the person's own words are yellow. */
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
