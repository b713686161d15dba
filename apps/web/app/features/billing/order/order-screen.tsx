import {
  BILLING_PERIODS,
  type BillingPeriod,
  isLargerPlan,
  PAYMENT_METHODS,
  type PaymentMethod,
  type ProductId,
} from '@stellenvisite/contract/billing';
import type { Billing, PriceList, Quote } from '@stellenvisite/contract/billing.schema';
import { CURRENCY_OF, type Currency } from '@stellenvisite/contract/countries';
import { isVatId, normaliseVatId } from '@stellenvisite/contract/vat-ids';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { dataOf } from '../../../api/data-of.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { api } from '../../../session/api.ts';
import { $api } from '../../../session/queries.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorSummary, type FormProblem } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';
import { useActingEmployer } from '../../employer-area/shared/use-acting-employer.ts';
import { AddressFields, readAddress, toAddressValues, useAddressProblems } from '../address-fields.tsx';
import { BillingSkeleton } from '../billing-screen.tsx';
import { useBilling, usePriceList } from '../use-billing.ts';
import { dayText, useBillingWords } from '../use-billing-words.ts';
import { OrderSum } from './order-sum.tsx';
import type { WantedOrder } from './read-wanted-order.ts';

const BILLING_PAGE = '/employer-dashboard/abrechnung';

export function OrderScreen({ wanted }: { wanted: WantedOrder }) {
  const { data: billing } = useBilling();
  const { data: priceList } = usePriceList();
  if (!billing || !priceList) return <BillingSkeleton />;
  return <OrderForm billing={billing} priceList={priceList} wanted={wanted} />;
}

type OrderFormProps = { billing: Billing; priceList: PriceList; wanted: WantedOrder };

/** One page: what, for whom, how it is paid, and the sum beside it, which the server computes. */
function OrderForm({ billing, priceList, wanted }: OrderFormProps) {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const [period, setPeriod] = useState<BillingPeriod>(wanted.period);
  const [counts, setCounts] = useState<Record<ProductId, number>>(wanted.products);
  const [address, setAddress] = useState(() => toAddressValues(billing.address));
  const [payment, setPayment] = useState<PaymentMethod>('invoice');
  const [isAgreed, setAgreed] = useState(false);
  const [problems, setProblems] = useState<FormProblem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  // The same for every attempt to send this order: pressed twice, or sent again after a lost connection, it is one order.
  const [key] = useState(() => crypto.randomUUID());
  const toProblems = useAddressProblems();
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
  const kept = billing.subscription?.payment ?? 'invoice';

  const send = async (event: FormEvent) => {
    event.preventDefault();
    // The sum that is shown while another one is computed belongs to another order.
    if (isSending || !quote.data || quote.isPlaceholderData) return;
    const read = readAddress(address);
    const found = [
      ...('wrong' in read ? toProblems(read.wrong) : []),
      ...(isAgreed ? [] : [{ field: 'zustimmung', text: t('error.agreed') }]),
    ];
    setProblems(found);
    setFailure(null);
    setAttempt(attempt + 1);
    if (!('address' in read) || found.length > 0) return;
    setSending(true);
    try {
      const { version, gross } = quote.data;
      const body = { key, version, gross, ...content, address: read.address, payment, agreed: true as const };
      const order = await dataOf(api.POST('/api/employer/orders', { params: { query: { employerId } }, body }));
      if (order.checkoutUrl) {
        window.location.assign(order.checkoutUrl);
        return;
      }
      void toast(t('order.done'), { tone: 'good' });
      void navigate(BILLING_PAGE);
    } catch (error) {
      setFailure(errorText(error));
      setSending(false);
      void quote.refetch();
    }
  };

  return (
    <>
      <OrderLead billing={billing} wanted={wanted} quote={quote.data ?? null} />
      <form className="bl-grid" noValidate onSubmit={(event) => void send(event)}>
        <div className="grid gap-5">
          <ErrorSummary problems={problems} failure={failure ?? undefined} attempt={attempt} />
          {quote.error && !failure && (
            <Note tone="warn" role="alert">
              {errorText(quote.error)}
            </Note>
          )}
          <WhatCard
            billing={billing}
            priceList={priceList}
            wanted={wanted}
            currency={CURRENCY_OF[address.country]}
            period={period}
            onPeriod={setPeriod}
            counts={counts}
            onCounts={setCounts}
          />
          <Card as="section" aria-labelledby="rechnung-an">
            <h2 id="rechnung-an" className="mb-4 text-fs-4">
              {t('address.title')}
            </h2>
            <AddressFields values={address} onChange={setAddress} problems={problems} />
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
              value={startsLater ? kept : payment}
              onValueChange={setPayment}
              options={(startsLater
                ? [kept]
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
          isAgreed={isAgreed}
          onAgreed={setAgreed}
          isSending={isSending || quote.isPlaceholderData}
          hasAgreeError={problems.some(({ field }) => field === 'zustimmung')}
        />
      </form>
    </>
  );
}

type OrderLeadProps = Pick<OrderFormProps, 'billing' | 'wanted'> & { quote: Quote | null };

/** What becomes of the plan, and from when on. */
function OrderLead({ billing, wanted: { plan }, quote }: OrderLeadProps) {
  const { t } = useTranslation('billing');
  if (!plan || !quote || quote.change === 'none') return null;
  const names = { from: t(`plan.${billing.plan.id}`), to: t(`plan.${plan}`), day: dayText(quote.startsOn) };
  return <p className="-mt-3 mb-5 text-ink-2">{t(`order.lead.${quote.change}`, names)}</p>;
}

type WhatCardProps = OrderFormProps & {
  currency: Currency;
  period: BillingPeriod;
  onPeriod: (period: BillingPeriod) => void;
  counts: Record<ProductId, number>;
  onCounts: (counts: Record<ProductId, number>) => void;
};

const QUANTITIES = [0, 1, 2, 3, 4, 5, 10, 20];

function WhatCard({ billing, priceList, wanted, currency, period, onPeriod, counts, onCounts }: WhatCardProps) {
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
          value={isSmaller ? 'monthly' : period}
          onValueChange={onPeriod}
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
      <div className="bl-fields mt-4">
        {priceList.products.map(({ id, prices: each, days }) => (
          <Field
            key={id}
            label={t(`order.${id}`, { price: money(each[currency], currency) })}
            help={t(`order.${id}Help`, { days })}
          >
            <Select
              value={String(counts[id])}
              options={QUANTITIES.map((quantity) => ({ value: String(quantity), label: String(quantity) }))}
              onChange={(event) => onCounts({ ...counts, [id]: Number(event.target.value) })}
            />
          </Field>
        ))}
      </div>
    </Card>
  );
}
