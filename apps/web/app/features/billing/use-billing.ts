import type { BillingAddress } from '@stellenvisite/contract/billing/billing-address.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../api/data-of.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useLiveEvent } from '../../realtime/use-live-event.ts';
import { api } from '../../session/api.ts';
import { $api } from '../../session/queries.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useActingEmployer } from '../identity/acting-employer/use-acting-employer.ts';

/** Returns the plan and its use; what the payment provider reports is there at once. */
export function useBilling() {
  const { employerId } = useActingEmployer();
  const client = useQueryClient();
  useLiveEvent('billing.changed', () => {
    void client.invalidateQueries({ queryKey: ['get', '/api/employer/billing'] });
    void client.invalidateQueries({ queryKey: ['get', '/api/employer/invoices'] });
  });
  return $api.useQuery('get', '/api/employer/billing', { params: { query: { employerId } } });
}

export const usePriceList = () => $api.useQuery('get', '/api/plans');

export type BillingChange = { do: 'cancel' } | { do: 'resume' } | { do: 'address'; address: BillingAddress };

const DONE = { cancel: 'cancel.done', resume: 'cancel.resumed', address: 'address.saved' } as const;

/** Each answers the whole, which is then shown. */
export function useBillingChange() {
  const { t } = useTranslation('billing');
  const errorText = useErrorText();
  const client = useQueryClient();
  const { employerId } = useActingEmployer();
  const params = { query: { employerId } };
  return useMutation({
    mutationFn: (change: BillingChange) => {
      if (change.do === 'cancel') return dataOf(api.POST('/api/employer/billing/cancellation', { params }));
      if (change.do === 'resume') return dataOf(api.DELETE('/api/employer/billing/cancellation', { params }));
      return dataOf(api.PUT('/api/employer/billing/address', { params, body: change.address }));
    },
    onSuccess: (billing, change) => {
      client.setQueryData($api.queryOptions('get', '/api/employer/billing', { params }).queryKey, billing);
      void toast(t(DONE[change.do]), { tone: 'good' });
    },
    onError: (error) => void toast(t('cancel.failed'), { description: errorText(error), tone: 'bad' }),
  });
}
