import type { JobAlert, JobAlerts } from '@stellenvisite/contract/seekers/job-alerts.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { optimisticUpdate } from '../../../api/optimistic-update.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { ALERTS } from './shared/alert-queries.ts';

type ById = { params: { path: { id: string } } };
type Change = ById & { body: Partial<Pick<JobAlert, 'name' | 'query' | 'frequency' | 'status' | 'notifies'>> };

const changed = optimisticUpdate<JobAlerts, Change>(ALERTS, (list, { params, body }) => ({
  ...list,
  items: list.items.map((alert) => (alert.id === params.path.id ? { ...alert, ...body } : alert)),
}));

/** A change is in the list at once, and taken back when it is refused. */
export const useChangeAlert = () => $api.useMutation('patch', '/api/job-alerts/{id}', changed);

/** For what is changed by one press: a refusal is reported in passing. */
export function useSetAlert(): (id: string, body: Change['body']) => void {
  const errorText = useErrorText();
  const { mutate } = useChangeAlert();
  return (id, body) =>
    mutate({ params: { path: { id } }, body }, { onError: (error) => void toast(errorText(error), { tone: 'bad' }) });
}

/** Gone at once, and back as it was when the person thinks better of it. */
export function useDeleteAlert(): (id: string) => Promise<boolean> {
  const { t } = useTranslation('job-alerts');
  const errorText = useErrorText();
  const client = useQueryClient();
  const restore = $api.useMutation('post', '/api/job-alerts/{id}/restoration', {
    onSettled: () => client.invalidateQueries({ queryKey: ALERTS }),
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  const remove = $api.useMutation(
    'delete',
    '/api/job-alerts/{id}',
    optimisticUpdate<JobAlerts, ById>(ALERTS, (list, { params }) => ({
      ...list,
      items: list.items.filter(({ id }) => id !== params.path.id),
    })),
  );
  return async (id) => {
    // It is gone from the list already: whoever leaves the page now must not find it back later.
    const request = { params: { path: { id } }, keepalive: true };
    const refusal = await remove.mutateAsync(request).then(
      () => null,
      (error: unknown) => errorText(error),
    );
    if (refusal) {
      void toast(refusal, { tone: 'bad' });
      return false;
    }
    void toast(t('deleted'), { action: { label: t('undo'), onClick: () => restore.mutate(request) } });
    return true;
  };
}
