import type { PriceChanges } from '@stellenvisite/contract/admin-billing.schema';
import type { Plan, Product } from '@stellenvisite/contract/billing.schema';
import { CURRENCIES } from '@stellenvisite/contract/countries';
import { formatMoney } from '@stellenvisite/contract/format-money';
import { formatNumber } from '@stellenvisite/contract/format-number';
import { languageOf } from '@stellenvisite/contract/languages';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { ComingPrices } from './coming-prices.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { LIMITS } from './plan-values.ts';
import { ProductDialog } from './product-dialog.tsx';
import { SellerForm } from './seller-form.tsx';

/** The price list as everybody sees it, and who issues the invoices; each can be changed. */
export function PricesScreen() {
  const { t } = useTranslation('admin-plans');
  const errorText = useErrorText();
  const { data, error } = $api.useQuery('get', '/api/plans');
  const coming = $api.useQuery('get', '/api/admin/price-changes');
  if (error) return <Note tone="warn">{errorText(error)}</Note>;
  if (!data) return <Bone className="h-96 w-full" />;
  return (
    <>
      {coming.error && <Note tone="warn">{errorText(coming.error)}</Note>}
      <section aria-labelledby="pakete">
        <h2 id="pakete" className="visually-hidden">
          {t('plans')}
        </h2>
        <ul className="ap-grid">
          {data.plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              changes={(coming.data?.items ?? []).filter((change) => change.plan === plan.id)}
            />
          ))}
        </ul>
      </section>
      <section className="mt-8" aria-labelledby="einzeln">
        <h2 id="einzeln" className="mb-3 text-fs-4">
          {t('products')}
        </h2>
        <ul className="ap-grid">
          {data.products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </ul>
      </section>
      <SellerForm />
    </>
  );
}

function PlanCard({ plan, changes }: { plan: Plan; changes: PriceChanges['items'] }) {
  const { t } = useTranslation('admin-plans');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const language = languageOf(useLocale());
  const { prices } = plan;
  return (
    <li className="ap-card">
      <h3>{t(`plan.${plan.id}`)}</h3>
      <dl>
        {LIMITS.map((limit) => (
          <div key={limit}>
            <dt>{t(`limits.${limit}`)}</dt>
            <dd className="num">{formatNumber(plan[limit], locale)}</dd>
          </div>
        ))}
        {!prices && (
          <div>
            <dt>{t('price')}</dt>
            <dd>{t(plan.isFree ? 'free' : 'byAgreement')}</dd>
          </div>
        )}
        {prices &&
          CURRENCIES.flatMap((currency) =>
            (['monthly', 'yearly'] as const).map((period) => (
              <div key={`${currency} ${period}`}>
                <dt>{t(`prices.${period}`, { currency })}</dt>
                <dd className="num">{formatMoney(prices[currency][period], { currency, language })}</dd>
              </div>
            )),
          )}
      </dl>
      <ComingPrices changes={changes} />
      <Button variant="secondary" icon={<Pencil size={18} />} onClick={() => setOpen(true)}>
        {t('change')}
        <span className="visually-hidden"> {t(`plan.${plan.id}`)}</span>
      </Button>
      {isOpen && <PlanDialog plan={plan} onClose={() => setOpen(false)} />}
    </li>
  );
}

function ProductCard({ product }: { product: Product }) {
  const { t } = useTranslation('admin-plans');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const language = languageOf(useLocale());
  return (
    <li className="ap-card">
      <h3>{t(`product.${product.id}`)}</h3>
      <dl>
        <div>
          <dt>{t('days')}</dt>
          <dd className="num">{formatNumber(product.days, locale)}</dd>
        </div>
        {CURRENCIES.map((currency) => (
          <div key={currency}>
            <dt>{t('priceIn', { currency })}</dt>
            <dd className="num">{formatMoney(product.prices[currency], { currency, language })}</dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" icon={<Pencil size={18} />} onClick={() => setOpen(true)}>
        {t('change')}
        <span className="visually-hidden"> {t(`product.${product.id}`)}</span>
      </Button>
      {isOpen && <ProductDialog product={product} onClose={() => setOpen(false)} />}
    </li>
  );
}
