import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { toast } from '../../ui/toast.ts';
import { useActingEmployer } from '../employer-area/shared/use-acting-employer.ts';

/** Renews a job with one press, for the usual time; it can be taken back. */
export function useRenewJob() {
  const { t } = useTranslation('employer-overview');
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const client = useQueryClient();
  const change = $api.useMutation('post', '/api/employer/jobs/bulk');
  const back = $api.useMutation('post', '/api/employer/jobs/bulk/{batchId}/undo');
  const query = { employerId };
  const settled = {
    onError: (error: unknown) => void toast(errorText(error), { tone: 'bad' }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['get', '/api/employer/overview'] });
      void client.invalidateQueries({ queryKey: ['get', '/api/employer/jobs'] });
    },
  };
  const undo = (batchId: string) => back.mutate({ params: { path: { batchId }, query } }, settled);
  const renew = (id: string) =>
    change.mutate(
      { params: { query }, body: { action: 'renew', selection: { ids: [id] }, preview: false } },
      {
        ...settled,
        onSuccess: ({ ids, batchId }) =>
          void (ids.length > 0
            ? toast(t('ending.renewed'), {
                tone: 'good',
                action: { label: t('ending.undo'), onClick: () => undo(batchId) },
              })
            : toast(t('ending.notRenewed'), { tone: 'bad' })),
      },
    );
  const [renewing] =
    change.isPending && 'ids' in change.variables.body.selection ? change.variables.body.selection.ids : [];
  return { renew, renewing: renewing ?? null };
}
