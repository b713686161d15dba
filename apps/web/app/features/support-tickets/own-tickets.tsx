import { formatDate } from '@stellenvisite/contract/format-date';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Note } from '../../ui/note.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TicketView } from './ticket-page.tsx';
import { TicketStatusBadge } from './ticket-status-badge.tsx';

/** „Meine Anfragen“. */
export function OwnTickets() {
  const { t } = useTranslation('support-tickets');
  const { data } = $api.useQuery('get', '/api/support-tickets');
  if (!data) return <Bone className="h-40 w-full" />;
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
  if (!data) return <Bone className="h-40 w-full" />;
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
