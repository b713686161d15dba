import type { PriceChanges } from '@stellenvisite/contract/admin-billing.schema';
import { CURRENCIES } from '@stellenvisite/contract/countries';
import { formatDate } from '@stellenvisite/contract/format-date';
import { formatMoney } from '@stellenvisite/contract/format-money';
import { languageOf } from '@stellenvisite/contract/languages';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';

/** What is announced for a plan and does not count for everybody yet. */
export function ComingPrices({ changes }: { changes: PriceChanges['items'] }) {
  const { t } = useTranslation('admin-plans');
  const language = languageOf(useLocale());
  return changes.map(({ id, prices, ordersFrom, renewalsFrom }) => (
    <div key={id} className="ap-coming">
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
    </div>
  ));
}
