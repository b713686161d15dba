import type { PriceChanges } from '@stellenvisite/contract/billing/admin-billing.schema';
import type { PriceList } from '@stellenvisite/contract/billing/billing.schema';
import { CURRENCIES } from '@stellenvisite/contract/jobs/countries';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatMoney } from '@stellenvisite/contract/platform/format-money';
import { languageOf } from '@stellenvisite/contract/platform/languages';
import type { QueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useLocale } from '../../../ui/use-locale.ts';

type WithdrawDialogProps = { change: PriceChanges['items'][number]; onClose: () => void };

type PriceChange = PriceChanges['items'][number];

/** Lists the announced price changes of a plan that do not yet apply to everybody. */
export function ComingPrices({ changes }: { changes: PriceChange[] }) {
  return changes.map((change) => <ComingPrice key={change.id} change={change} />);
}

function ComingPrice({ change }: { change: PriceChange }) {
  const { t } = useTranslation('admin-plans');
  const language = languageOf(useLocale());
  const [isOpen, setOpen] = useState(false);
  const { plan, prices, ordersFrom, renewalsFrom, canBeWithdrawn } = change;
  return (
    <div className="rounded-control bg-sheet-2 p-3 text-fs-8">
      <b>{t('coming.title')}</b>
      {!prices && <p>{t('byAgreement')}</p>}
      {prices &&
        CURRENCIES.map((currency) => (
          <p key={currency}>
            {t('coming.price', {
              monthly: formatMoney(prices[currency].monthly, { currency, language }),
              yearly: formatMoney(prices[currency].yearly, { currency, language }),
            })}
          </p>
        ))}
      <p>{t('coming.days', { orders: formatDate(ordersFrom), renewals: formatDate(renewalsFrom) })}</p>
      {canBeWithdrawn && (
        <Button
          size="s"
          variant="secondary"
          className="mt-2"
          icon={<Undo2 size={16} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('withdraw.open')}
          <span className="visually-hidden"> {t(`plan.${plan}`)}</span>
        </Button>
      )}
      {isOpen && <WithdrawDialog change={change} onClose={() => setOpen(false)} />}
    </div>
  );
}

function WithdrawDialog({ change: { id, plan }, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('admin-plans');
  const errorText = useErrorText();
  const { withdrawPrice } = usePriceChange(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('withdraw.title', { plan: t(`plan.${plan}`) })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('withdraw.keep')}
          </Button>
          <Button
            variant="danger"
            loading={withdrawPrice.isPending}
            onClick={() => withdrawPrice.mutate({ params: { path: { id } } })}
          >
            {t('withdraw.confirm')}
          </Button>
        </>
      }
    >
      {withdrawPrice.error && (
        <Note tone="warn" role="alert">
          {errorText(withdrawPrice.error)}
        </Note>
      )}
      <p>{t('withdraw.text')}</p>
    </Dialog>
  );
}

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
