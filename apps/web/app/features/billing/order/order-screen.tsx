import {
  BILLING_PERIODS,
  type BillingPeriod,
  isLargerPlan,
  PAYMENT_METHODS,
  PRODUCT_IDS,
  type ProductId,
} from '@stellenvisite/contract/billing/billing';
import {
  type Billing,
  type PriceList,
  placeOrderSchema,
  type Quote,
} from '@stellenvisite/contract/billing/billing.schema';
import { PLAN_IDS, type PlanId } from '@stellenvisite/contract/billing/plans';
import { isVatId, normaliseVatId } from '@stellenvisite/contract/billing/vat-ids';
import { CURRENCY_OF, type Currency } from '@stellenvisite/contract/jobs/countries';
import { z } from '@stellenvisite/contract/platform/zod';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Card } from '../../../ui/card.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useZodForm, type ZodForm } from '../../../ui/forms/use-zod-form.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useActingEmployer } from '../../identity/acting-employer/use-acting-employer.ts';
import { ADDRESS_FIELDS, AddressFields, addressFormSchema, toAddressValues } from '../address-fields.tsx';
import { COLUMNS, FIELDS } from '../billing-layout.ts';
import { BillingSkeleton } from '../billing-screen.tsx';
import { useBilling, usePriceList } from '../use-billing.ts';
import { dayText, useBillingWords } from '../use-billing-words.ts';
import { OrderSum } from './order-sum.tsx';

const orderFormSchema = z.object({
  ...placeOrderSchema.pick({ period: true, payment: true, agreed: true }).shape,
  counts: z.record(z.enum(PRODUCT_IDS), z.number()),
  address: addressFormSchema,
});

type WantedOrder = { plan: PlanId | null; period: BillingPeriod; products: Record<ProductId, number> };

const BILLING_PAGE = '/employer-dashboard/abrechnung';

export function OrderScreen({ wanted }: { wanted: WantedOrder }) {
  const { data: billing } = useBilling();
  const { data: priceList } = usePriceList();
  if (!billing || !priceList) return <BillingSkeleton />;
  return <OrderForm billing={billing} priceList={priceList} wanted={wanted} />;
}

type OrderFormProps = { billing: Billing; priceList: PriceList; wanted: WantedOrder };

/** Renders one page: what, for whom, how it is paid, and the sum next to it, which the server computes. */
function OrderForm({ billing, priceList, wanted }: OrderFormProps) {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  // The same for every attempt to send this order: pressed twice, or sent again after a lost connection, it is one order.
  const [key] = useState(() => crypto.randomUUID());
  const order = $api.useMutation('post', '/api/employer/orders', {
    onSuccess: ({ checkoutUrl }) => {
      if (checkoutUrl) {
        window.location.assign(checkoutUrl);
        return;
      }
      void toast(t('order.done'), { tone: 'good' });
      void navigate(BILLING_PAGE);
    },
    onError: () => void quote.refetch(),
  });
  const isSending = order.isPending || order.isSuccess;
  const form = useZodForm({
    schema: orderFormSchema,
    defaultValues: {
      period: wanted.period,
      counts: wanted.products,
      address: toAddressValues(billing.address),
      payment: 'invoice',
    },
    fields: [...ADDRESS_FIELDS.map((field) => `address.${field}` as const), 'agreed'],
    errorText: (name) => t(`error.${name.replace('address.', '')}`),
    onSubmit: async ({ address, payment, agreed }) => {
      // The sum that is shown while another one is computed belongs to another order.
      if (isSending || !quote.data || quote.isPlaceholderData) return;
      const { version, gross } = quote.data;
      const body = { key, version, gross, ...content, address, payment, agreed };
      // The summary shows why it was refused.
      await order.mutateAsync({ params: { query: { employerId } }, body }).catch(() => undefined);
    },
  });
  const { period, counts, address, payment } = form.watch();
  const products = (Object.keys(counts) as ProductId[])
    .filter((product) => counts[product] > 0)
    .map((product) => ({ product, quantity: counts[product] }));
  const content = { plan: wanted.plan, period, products };
  const vatId = normaliseVatId(address.vatId);
  const quote = $api.useQuery(
    'post',
    '/api/employer/orders/quote',
    {
      params: { query: { employerId } },
      body: { ...content, country: address.country, vatId: isVatId(vatId, address.country) ? vatId : null },
    },
    { enabled: wanted.plan !== null || products.length > 0, retry: false, placeholderData: (previous) => previous },
  );

  // A smaller plan alone costs nothing before it begins, and is paid as the current one.
  const startsLater = quote.data?.change === 'smaller' && quote.data.lines.length === 0 && quote.data.startsOn;
  const presentPayment = billing.subscription?.payment ?? 'invoice';

  return (
    <>
      <OrderLead billing={billing} wanted={wanted} quote={quote.data ?? null} />
      <form className={COLUMNS} noValidate onSubmit={form.submit}>
        <div className="grid gap-5">
          <ErrorSummary {...form.summary} failure={order.error && errorText(order.error)} />
          {quote.error && !order.error && (
            <Note tone="warn" role="alert">
              {errorText(quote.error)}
            </Note>
          )}
          <WhatCard
            billing={billing}
            priceList={priceList}
            wanted={wanted}
            currency={CURRENCY_OF[address.country]}
            form={form}
          />
          <Card as="section" aria-labelledby="rechnung-an">
            <h2 id="rechnung-an" className="mb-4 text-fs-4">
              {t('address.title')}
            </h2>
            <AddressFields
              country={address.country}
              register={(name) => form.register(`address.${name}`)}
              field={(name) => form.field(`address.${name}`)}
            />
          </Card>
          <Card as="section" aria-labelledby="zahlung">
            <h2 id="zahlung" className="mb-4 text-fs-4">
              {t('order.payment')}
            </h2>
            <RadioGroup
              name="zahlung"
              legend={t('order.payment')}
              hideLegend
              layout="cards"
              value={startsLater ? presentPayment : payment}
              onValueChange={(value) => form.setValue('payment', value)}
              options={(startsLater
                ? [presentPayment]
                : PAYMENT_METHODS.filter((each) => each === 'invoice' || billing.takesCards)
              ).map((value) => ({
                value,
                label: <b>{t(`order.${value}`)}</b>,
                help: startsLater
                  ? t(`order.${value}LaterHelp`, { day: dayText(startsLater) })
                  : t(`order.${value}Help`),
              }))}
            />
          </Card>
        </div>
        <OrderSum
          quote={quote.data ?? null}
          agree={{ ...form.field('agreed'), ...form.register('agreed') }}
          isSending={isSending || quote.isPlaceholderData}
        />
      </form>
    </>
  );
}

type OrderLeadProps = Pick<OrderFormProps, 'billing' | 'wanted'> & { quote: Quote | null };

/** States how the plan changes and from which day. */
function OrderLead({ billing, wanted: { plan }, quote }: OrderLeadProps) {
  const { t } = useTranslation('billing');
  if (!plan || !quote || quote.change === 'none') return null;
  const names = { from: t(`plan.${billing.plan.id}`), to: t(`plan.${plan}`), day: dayText(quote.startsOn) };
  return <p className="-mt-3 mb-5 text-ink-2">{t(`order.lead.${quote.change}`, names)}</p>;
}

type WhatCardProps = OrderFormProps & {
  currency: Currency;
  form: ZodForm<z.input<typeof orderFormSchema>, z.output<typeof orderFormSchema>>;
};

const QUANTITIES = [0, 1, 2, 3, 4, 5, 10, 20];

function WhatCard({ billing, priceList, wanted, currency, form }: WhatCardProps) {
  const { t } = useTranslation('billing');
  const { money } = useBillingWords();
  const { plan, subscription } = billing;
  // A smaller plan begins when the current one has ended, and goes on by the month.
  const isSmaller =
    subscription !== null && wanted.plan !== null && wanted.plan !== plan.id && !isLargerPlan(wanted.plan, plan.id);
  const prices = priceList.plans.find(({ id }) => id === wanted.plan)?.prices?.[currency];
  return (
    <Card as="section" aria-labelledby="was">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 id="was" className="text-fs-4">
          {wanted.plan ? t('order.plan', { plan: t(`plan.${wanted.plan}`) }) : t('order.extras')}
        </h2>
        <TextLink to={`${BILLING_PAGE}#pakete`}>{t(wanted.plan ? 'order.other' : 'order.plans')}</TextLink>
      </div>
      {prices && (
        <RadioGroup
          name="periode"
          legend={t('order.period')}
          hideLegend
          layout="cards"
          value={isSmaller ? 'monthly' : form.watch('period')}
          onValueChange={(value) => form.setValue('period', value)}
          options={(isSmaller ? (['monthly'] as const) : BILLING_PERIODS).map((value) => ({
            value,
            label: (
              <span className="flex w-full flex-wrap justify-between gap-2">
                <b>{t(`order.${value}`)}</b>
                <b className="num">{money(prices[value], currency)}</b>
              </span>
            ),
            help: t(`order.${value}Help`, { saved: money(prices.monthly * 12 - prices.yearly, currency) }),
          }))}
        />
      )}
      <div className={clsx(FIELDS, 'mt-4')}>
        {priceList.products.map(({ id, prices: each, days }) => (
          <Field
            key={id}
            label={t(`order.${id}`, { price: money(each[currency], currency) })}
            help={t(`order.${id}Help`, { days })}
          >
            <Select
              {...form.register(`counts.${id}`, { valueAsNumber: true })}
              options={QUANTITIES.map((quantity) => ({ value: String(quantity), label: String(quantity) }))}
            />
          </Field>
        ))}
      </div>
    </Card>
  );
}

/** Reads the order from the query parameters of the page. Unknown values are ignored. */
export function readWantedOrder(search: URLSearchParams): WantedOrder {
  const extra = search.get('zusatz');
  return {
    plan: PLAN_IDS.find((id) => id === search.get('paket')) ?? null,
    period: search.get('periode') === 'yearly' ? 'yearly' : 'monthly',
    products: { single_ad: extra === 'single_ad' ? 1 : 0, top_job: extra === 'top_job' ? 1 : 0 },
  };
}
