import type { PriceList } from '@stellenvisite/contract/billing.schema';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import { toast } from '../../ui/toast.ts';

/** Each answers the whole price list, which is then shown. */
export function usePriceChange(onDone: () => void) {
  const { t } = useTranslation('admin-plans');
  const show = (prices: PriceList, client: QueryClient, text: string) => {
    client.setQueryData(['get', '/api/plans'], prices);
    void toast(text, { tone: 'good' });
    onDone();
  };
  const showAnnounced = (client: QueryClient) =>
    void client.invalidateQueries({ queryKey: ['get', '/api/admin/price-changes'] });
  return {
    changePlan: $api.useMutation('put', '/api/admin/plans/{id}', {
      onSuccess: (prices, _variables, _before, { client }) => {
        showAnnounced(client);
        show(prices, client, t('saved'));
      },
    }),
    withdrawPrice: $api.useMutation('delete', '/api/admin/price-changes/{id}', {
      onSuccess: (prices, _variables, _before, { client }) => {
        showAnnounced(client);
        show(prices, client, t('withdraw.done'));
      },
    }),
    changeProduct: $api.useMutation('put', '/api/admin/products/{id}', {
      onSuccess: (prices, _variables, _before, { client }) => show(prices, client, t('saved')),
    }),
  };
}
