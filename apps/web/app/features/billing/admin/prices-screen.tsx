import { type PriceChanges, type Seller, sellerSchema } from '@stellenvisite/contract/billing/admin-billing.schema';
import { changeProductSchema, type Plan, type Product } from '@stellenvisite/contract/billing/billing.schema';
import { CURRENCIES } from '@stellenvisite/contract/jobs/countries';
import { formatMoney } from '@stellenvisite/contract/platform/format-money';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { languageOf } from '@stellenvisite/contract/platform/languages';
import { z } from '@stellenvisite/contract/platform/zod';
import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeletons.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { typedAmount, typedNumber } from '../../../ui/forms/typed-values.ts';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import { FieldGrid } from './agree-dialog.tsx';
import { ComingPrices, usePriceChange } from './coming-prices.tsx';
import { LIMITS, PlanDialog, toTyped } from './plan-dialog.tsx';

const CARD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-4';
const CARD = 'grid grid-rows-[auto_1fr_auto] gap-3 rounded-sheet border border-line bg-sheet p-5';
const CARD_TITLE = 'text-[1.125rem] tracking-[-0.015em]';
const FACTS = 'grid content-start text-fs-8';

const SELLER = ['get', '/api/admin/invoice-seller'] as const;

const FIELDS = [
  'name',
  'street',
  'postalCode',
  'city',
  'vatId',
  'register',
  'email',
  'phone',
  'iban',
  'bic',
  'bank',
] as const satisfies readonly (keyof Seller)[];

const { days, prices } = changeProductSchema.shape;
const productFormSchema = z.object({
  days: typedNumber(days),
  prices: z.object({ EUR: typedAmount(prices.shape.EUR), CHF: typedAmount(prices.shape.CHF) }),
});

/** Renders the price list as everybody sees it, and who issues the invoices; each can be changed. */
export function PricesScreen() {
  const { t } = useTranslation('admin-plans');
  const errorText = useErrorText();
  const { data, error } = $api.useQuery('get', '/api/plans');
  const coming = $api.useQuery('get', '/api/admin/price-changes');
  if (error) return <Note tone="warn">{errorText(error)}</Note>;
  if (!data) return <Skeleton className="h-96 w-full" />;
  return (
    <>
      {coming.error && <Note tone="warn">{errorText(coming.error)}</Note>}
      <section aria-labelledby="pakete">
        <h2 id="pakete" className="visually-hidden">
          {t('plans')}
        </h2>
        <ul className={CARD_GRID}>
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
        <ul className={CARD_GRID}>
          {data.products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </ul>
      </section>
      <SellerForm />
    </>
  );
}

function Fact({ term, isFigure, children }: { term: string; isFigure?: boolean; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-line border-t py-1.5">
      <dt className="text-ink-2">{term}</dt>
      <dd className={clsx('whitespace-nowrap text-right font-semibold', isFigure && 'num')}>{children}</dd>
    </div>
  );
}

function PlanCard({ plan, changes }: { plan: Plan; changes: PriceChanges['items'] }) {
  const { t } = useTranslation('admin-plans');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const language = languageOf(useLocale());
  const { prices } = plan;
  return (
    <li className={CARD}>
      <h3 className={CARD_TITLE}>{t(`plan.${plan.id}`)}</h3>
      <dl className={FACTS}>
        {LIMITS.map((limit) => (
          <Fact key={limit} isFigure term={t(`limits.${limit}`)}>
            {formatNumber(plan[limit], locale)}
          </Fact>
        ))}
        {!prices && <Fact term={t('price')}>{t(plan.isFree ? 'free' : 'byAgreement')}</Fact>}
        {prices &&
          CURRENCIES.flatMap((currency) =>
            (['monthly', 'yearly'] as const).map((period) => (
              <Fact key={`${currency} ${period}`} isFigure term={t(`prices.${period}`, { currency })}>
                {formatMoney(prices[currency][period], { currency, language })}
              </Fact>
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
    <li className={CARD}>
      <h3 className={CARD_TITLE}>{t(`product.${product.id}`)}</h3>
      <dl className={FACTS}>
        <Fact isFigure term={t('days')}>
          {formatNumber(product.days, locale)}
        </Fact>
        {CURRENCIES.map((currency) => (
          <Fact key={currency} isFigure term={t('priceIn', { currency })}>
            {formatMoney(product.prices[currency], { currency, language })}
          </Fact>
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

function ProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { t } = useTranslation('admin-plans');
  const errorText = useErrorText();
  const { mutate, isPending, error } = usePriceChange(onClose).changeProduct;
  const form = useZodForm({
    schema: productFormSchema,
    defaultValues: {
      days: String(product.days),
      prices: { EUR: toTyped(product.prices.EUR), CHF: toTyped(product.prices.CHF) },
    },
    fields: ['days', 'prices.EUR', 'prices.CHF'],
    errorText: (name) => t(name === 'days' ? 'wrongNumber' : 'wrongAmount'),
    onSubmit: (body) => {
      if (!isPending) mutate({ params: { path: { id: product.id } }, body });
    },
  });
  return (
    <FormDialog
      title={t('changePlan', { plan: t(`product.${product.id}`) })}
      form={form}
      action={t('save')}
      isPending={isPending}
      failure={error && errorText(error)}
      onClose={onClose}
    >
      <p className="text-fs-7">{t('productNote')}</p>
      <FieldGrid>
        <Field label={t('days')} {...form.field('days')}>
          <TextInput {...form.register('days')} inputMode="numeric" autoComplete="off" />
        </Field>
        {CURRENCIES.map((currency) => (
          <Field key={currency} label={t('priceIn', { currency })} {...form.field(`prices.${currency}`)}>
            <TextInput
              {...form.register(`prices.${currency}`)}
              className="num"
              inputMode="decimal"
              autoComplete="off"
            />
          </Field>
        ))}
      </FieldGrid>
    </FormDialog>
  );
}

/** Edits the details of the seller that appear on every invoice. */
function SellerForm() {
  const { t } = useTranslation('admin-plans');
  const { data } = $api.useQuery(...SELLER);
  return (
    <section className="adm-card mt-8" aria-labelledby="aussteller">
      <header>
        <div>
          <h2 id="aussteller">{t('seller.title')}</h2>
          <p>{t('seller.lead')}</p>
        </div>
      </header>
      {data && <Fields seller={data} />}
    </section>
  );
}

function Fields({ seller }: { seller: Seller }) {
  const { t } = useTranslation('admin-plans');
  const errorText = useErrorText();
  const { mutate, isPending, error } = $api.useMutation('put', '/api/admin/invoice-seller', {
    onSuccess: (saved, _variables, _before, { client }) => {
      client.setQueryData([...SELLER], saved);
      void toast(t('saved'), { tone: 'good' });
    },
  });
  const form = useZodForm({
    schema: sellerSchema,
    defaultValues: seller,
    fields: FIELDS,
    errorText: () => t('seller.missing'),
    onSubmit: (body) => {
      if (!isPending) mutate({ body });
    },
  });
  return (
    <form className="grid gap-4 px-5 pb-5" onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} failure={error && errorText(error)} />
      <FieldGrid>
        {FIELDS.map((field) => (
          <Field key={field} label={t(`seller.${field}`)} {...form.field(field)}>
            <TextInput {...form.register(field)} autoComplete="off" maxLength={254} />
          </Field>
        ))}
      </FieldGrid>
      <p>
        <Button type="submit" loading={isPending}>
          {t('save')}
        </Button>
      </p>
    </form>
  );
}
