import type { PriceChanges } from '@stellenvisite/contract/admin-billing.schema';
import { CURRENCIES } from '@stellenvisite/contract/countries';
import { formatDate } from '@stellenvisite/contract/format-date';
import { formatMoney } from '@stellenvisite/contract/format-money';
import { languageOf } from '@stellenvisite/contract/languages';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type PriceChange = PriceChanges['items'][number];

/** What is announced for a plan and does not count for everybody yet. */
export function ComingPrices({ changes }: { changes: PriceChange[] }) {
  return changes.map((change) => <ComingPrice key={change.id} change={change} />);
}

function ComingPrice({ change }: { change: PriceChange }) {
  const { t } = useTranslation('admin-plans');
  const language = languageOf(useLocale());
  const [isOpen, setOpen] = useState(false);
  const { plan, prices, ordersFrom, renewalsFrom, canBeWithdrawn } = change;
  return (
    <div className="ap-coming">
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
