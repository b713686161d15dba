import { BILLING_PERIODS, type BillingPeriod } from '@stellenvisite/contract/billing';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { withBilling } from './billing.ts';

/** Links, not buttons: the choice is an address that can be passed on, and works without scripts. */
export function BillingSwitch({ billing, yearlyMonths }: { billing: BillingPeriod; yearlyMonths: number | null }) {
  const { t } = useTranslation('pricing');
  const [search] = useSearchParams();
  return (
    <nav aria-label={t('billing.label')} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul className="inline-flex gap-1 rounded-control border border-line-2 bg-sheet p-1">
        {BILLING_PERIODS.map((period) => (
          <li key={period}>
            <Link
              to={withBilling(search, period)}
              replace
              preventScrollReset
              aria-current={period === billing ? 'true' : undefined}
              className="grid min-h-tap place-items-center rounded-cell px-4 font-medium text-ink-2 hover:text-ink aria-[current=true]:bg-marker aria-[current=true]:font-semibold aria-[current=true]:text-on-marker"
            >
              {t(`billing.${period}`)}
            </Link>
          </li>
        ))}
      </ul>
      {yearlyMonths !== null && (
        <p className="text-fs-8 text-ink-2">{t('billing.yearlyHint', { months: yearlyMonths })}</p>
      )}
    </nav>
  );
}
