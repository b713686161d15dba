import type { AdminTicketItem } from '@stellenvisite/contract/support-tickets.schema';
import { Check, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { useBulkToast } from '../../admin-area/shared/use-bulk-toast.ts';

type TicketActionsProps = { tickets: readonly Pick<AdminTicketItem, 'id' | 'status'>[]; onDone: () => void };

/** For several at once; an answer goes to one alone. */
export function TicketActions({ tickets, onDone }: TicketActionsProps) {
  const { t } = useTranslation('support-tickets');
  const { tellDone, tellFailed } = useBulkToast();
  const mutation = $api.useMutation('post', '/api/admin/support-tickets/acts', {
    onSettled: (_data, _error, _variables, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['get', '/api/admin/support-tickets'] }),
        client.invalidateQueries({ queryKey: ['get', '/api/admin/support-tickets/{id}'] }),
        client.invalidateQueries({ queryKey: ['get', '/api/admin/waiting'] }),
      ]),
  });
  const run = (status: 'closed' | 'in_progress') =>
    mutation.mutate(
      { body: { status, ids: tickets.map(({ id }) => id) } },
      {
        onSuccess: (result) => {
          tellDone(result);
          onDone();
        },
        onError: tellFailed,
      },
    );
  return (
    <>
      {tickets.some(({ status }) => status !== 'in_progress') && (
        <Button
          variant="secondary"
          disabled={mutation.isPending}
          icon={<RotateCcw size={18} />}
          onClick={() => run('in_progress')}
        >
          {t('admin.takeUp')}
        </Button>
      )}
      {tickets.some(({ status }) => status !== 'closed') && (
        <Button
          variant="secondary"
          disabled={mutation.isPending}
          icon={<Check size={18} />}
          onClick={() => run('closed')}
        >
          {t('admin.close')}
        </Button>
      )}
    </>
  );
}
