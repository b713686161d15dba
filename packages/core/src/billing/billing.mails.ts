import type { BillingPeriod, PaymentMethod } from '@stellenvisite/contract/billing/billing';
import type { InvoiceLine } from '@stellenvisite/contract/billing/billing.schema';
import type { PlanId } from '@stellenvisite/contract/billing/plans';
import type { Currency } from '@stellenvisite/contract/jobs/countries';
import { formatDate, formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { formatMoney } from '@stellenvisite/contract/platform/format-money';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail } from '../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../platform/mails/define-mail-template.ts';
import { inLanguage } from '../platform/mails/in-language.ts';
import type { MailContent } from '../platform/mails/mail-content.ts';
import { mailTexts } from '../platform/mails/mail-texts.ts';

type Money = { gross: number; currency: Currency };

/** To who ordered: what, for how much, and since when. */
export type OrderPlacedValues = Money & {
  company: string;
  lines: InvoiceLine[];
  /** A plan that begins later, and costs nothing before. */
  next: { plan: PlanId; from: string } | null;
  payment: PaymentMethod;
  orderedAt: Date;
  url: string;
};
export const orderPlacedMail = defineMail<OrderPlacedValues>('billing.order-placed');

/** To the address for invoices, with the document. */
export type InvoiceValues = Money & {
  company: string;
  number: string;
  isCorrection: boolean;
  /** Null once it is paid. */
  dueOn: string | null;
  /** States whether the sum is taken from a card. */
  isCharged: boolean;
  url: string;
};
export const invoiceMail = defineMail<InvoiceValues>('billing.invoice');

/** To the address for invoices: it is overdue. The first is a friendly one. */
export type OverdueValues = Money & { company: string; number: string; dueOn: string; level: number; url: string };
export const overdueMail = defineMail<OverdueValues>('billing.overdue');

/** To the address for invoices: the card could not be charged. */
export type CardFailedValues = Money & { company: string; number: string; url: string };
export const cardFailedMail = defineMail<CardFailedValues>('billing.card-failed');

/** To the address for invoices: what was paid twice is refunded. */
export type GivenBackValues = Money & {
  company: string;
  /** Of the invoice that was paid already; null of an order that another one has brought. */
  number: string | null;
  url: string;
};
export const givenBackMail = defineMail<GivenBackValues>('billing.given-back');

/** To who cancelled: that we have it, when, and when it ends. */
export type CancelledValues = {
  company: string;
  plan: PlanId;
  period: BillingPeriod;
  cancelledAt: Date;
  lastDay: string;
  url: string;
};
export const cancelledMail = defineMail<CancelledValues>('billing.cancelled');

/** To the address for invoices and who may cancel: what the plan costs from a renewal on. Net, for a month. */
export type NewPriceValues = {
  company: string;
  plan: PlanId;
  before: number;
  after: number;
  currency: Currency;
  day: string;
  url: string;
};
export const newPriceMail = defineMail<NewPriceValues>('billing.new-price');

/** To the same people: an announced price does not come. `after` is what the plan costs instead. */
export type PriceWithdrawnValues = NewPriceValues & {
  /** The last day of a plan that was cancelled meanwhile. */
  endsOn: string | null;
};
export const priceWithdrawnMail = defineMail<PriceWithdrawnValues>('billing.price-withdrawn');

/** To the address for invoices: the plan has ended, and what became of the ads. */
export type PlanEndedValues = { company: string; plan: PlanId; paused: number; url: string };
export const planEndedMail = defineMail<PlanEndedValues>('billing.plan-ended');

export const billingMails = [
  defineMailTemplate(orderPlacedMail, composeOrderPlaced),
  defineMailTemplate(invoiceMail, composeInvoice),
  defineMailTemplate(overdueMail, composeOverdue),
  defineMailTemplate(cardFailedMail, composeCardFailed),
  defineMailTemplate(givenBackMail, composeGivenBack),
  defineMailTemplate(cancelledMail, composeCancelled),
  defineMailTemplate(newPriceMail, composeNewPrice),
  defineMailTemplate(priceWithdrawnMail, composePriceWithdrawn),
  defineMailTemplate(planEndedMail, composePlanEnded),
];

type Key =
  | 'order'
  | 'invoice'
  | 'correction'
  | 'overdue'
  | 'reminder'
  | 'cardFailed'
  | 'givenBack'
  | 'orderGivenBack'
  | 'cancelled'
  | 'newPrice'
  | 'priceWithdrawn'
  | 'ended';

/** Composes the parts that all of these mails share: a text for each part, a marked row, and the link to the billing page. */
function compose(
  key: Key,
  language: Language,
  values: Record<string, string>,
  { url, row, more = [] }: { url: string; row: { label: string; value: string }; more?: string[] },
): MailContent {
  const text = mailTexts(language);
  return {
    subject: text(`billing.${key}.subject`, values),
    preview: text(`billing.${key}.preview`, values),
    heading: text(`billing.${key}.heading`, values),
    paragraphs: [text(`billing.${key}.body`, values), ...more],
    row,
    action: { label: text('billing.action'), url: inLanguage(url, language) },
    footnote: text('billing.footnote', values),
  };
}

function sumRow(language: Language, { gross, currency }: Pick<InvoiceValues, 'gross' | 'currency'>) {
  return { label: mailTexts(language)('billing.sum'), value: formatMoney(gross, { currency, language }) };
}

const planName = (plan: PlanId, language: Language) => mailTexts(language)(`billing.planNames.${plan}`);

/** Returns a position in the words of the mail; the attached document is German. */
function lineWords(line: InvoiceLine, language: Language): { title: string; detail: string } {
  const text = mailTexts(language);
  switch (line.kind) {
    case 'plan':
      return {
        title: text(`billing.line.${line.period}`, { plan: planName(line.plan, language) }),
        detail: text('billing.line.days', { from: formatDate(line.from, language), to: formatDate(line.to, language) }),
      };
    case 'credit':
      return {
        title: text('billing.line.credit', { plan: planName(line.plan, language) }),
        detail: text('billing.line.creditDays', {
          from: formatDate(line.from, language),
          to: formatDate(line.to, language),
          days: String(line.days),
          of: String(line.of),
        }),
      };
    case 'product':
      return {
        title: text(`billing.line.${line.product}`),
        detail: text('billing.line.quantity', { quantity: String(line.quantity), days: String(line.days) }),
      };
    case 'correction':
      return { title: text('billing.line.correction'), detail: line.reason };
  }
}

function composeOrderPlaced(values: OrderPlacedValues, language: Language): MailContent {
  const { company, lines, next, payment, orderedAt, currency, url } = values;
  const text = mailTexts(language);
  const more = lines.map((line) => {
    const { title, detail } = lineWords(line, language);
    return `${title} (${detail}): ${formatMoney(line.net, { currency, language })}`;
  });
  if (next)
    more.push(text('billing.later', { plan: planName(next.plan, language), day: formatDate(next.from, language) }));
  if (lines.length > 0) more.push(text(`billing.payment.${payment}`));
  const said = { company, orderedAt: formatDateTime(orderedAt, language) };
  return compose('order', language, said, { url, row: sumRow(language, values), more });
}

function composeInvoice(values: InvoiceValues, language: Language): MailContent {
  const { company, number, isCorrection, url } = values;
  const more = isCorrection ? [] : [dueText(values, language)];
  const key = isCorrection ? 'correction' : 'invoice';
  return compose(key, language, { company, number }, { url, row: sumRow(language, values), more });
}

function dueText({ dueOn, isCharged }: InvoiceValues, language: Language): string {
  const text = mailTexts(language);
  if (!dueOn) return text('billing.paid');
  return isCharged ? text('billing.charged') : text('billing.due', { day: formatDate(dueOn, language) });
}

function composeOverdue(values: OverdueValues, language: Language): MailContent {
  const { company, number, dueOn, level, url } = values;
  const said = { company, number, day: formatDate(dueOn, language) };
  return compose(level > 1 ? 'reminder' : 'overdue', language, said, { url, row: sumRow(language, values) });
}

function composeCardFailed(values: CardFailedValues, language: Language): MailContent {
  const { company, number, url } = values;
  return compose('cardFailed', language, { company, number }, { url, row: sumRow(language, values) });
}

function composeGivenBack(values: GivenBackValues, language: Language): MailContent {
  const { company, number, url } = values;
  const row = sumRow(language, values);
  return number
    ? compose('givenBack', language, { company, number }, { url, row })
    : compose('orderGivenBack', language, { company }, { url, row });
}

function composeCancelled(
  { company, plan, cancelledAt, lastDay, url }: CancelledValues,
  language: Language,
): MailContent {
  const said = {
    company,
    plan: planName(plan, language),
    cancelledAt: formatDateTime(cancelledAt, language),
    day: formatDate(lastDay, language),
  };
  const row = { label: mailTexts(language)('billing.lastDay'), value: formatDate(lastDay, language) };
  return compose('cancelled', language, said, { url, row });
}

function sayPrice({ company, plan, before, after, currency, day }: NewPriceValues, language: Language) {
  return {
    company,
    plan: planName(plan, language),
    day: formatDate(day, language),
    before: formatMoney(before, { currency, language }),
    after: formatMoney(after, { currency, language }),
  };
}

function composeNewPrice(values: NewPriceValues, language: Language): MailContent {
  const { url } = values;
  const said = sayPrice(values, language);
  const text = mailTexts(language);
  const row = { label: text('billing.newPrice.row', said), value: said.after };
  return compose('newPrice', language, said, { url, row, more: [text('billing.newPrice.end', said)] });
}

function composePriceWithdrawn(values: PriceWithdrawnValues, language: Language): MailContent {
  const { endsOn, url } = values;
  const said = sayPrice(values, language);
  const text = mailTexts(language);
  const row = { label: text('billing.priceWithdrawn.row'), value: said.after };
  const more = endsOn ? [text('billing.priceWithdrawn.cancelled', { day: formatDate(endsOn, language) })] : [];
  return compose('priceWithdrawn', language, said, { url, row, more });
}

function composePlanEnded({ company, plan, paused, url }: PlanEndedValues, language: Language): MailContent {
  const text = mailTexts(language);
  const more = paused > 0 ? [text('billing.ended.paused', { count: paused })] : [];
  const row = { label: text('billing.plan'), value: planName(plan, language) };
  return compose('ended', language, { company, plan: planName(plan, language) }, { url, row, more });
}
