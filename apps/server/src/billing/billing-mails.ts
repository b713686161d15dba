import type { InvoiceLine } from '@stellenvisite/contract/billing.schema';
import { formatDate, formatDateTime } from '@stellenvisite/contract/format-date';
import { formatMoney } from '@stellenvisite/contract/format-money';
import type { Language } from '@stellenvisite/contract/languages';
import type { PlanId } from '@stellenvisite/contract/plans';
import {
  type CancelledValues,
  type CardFailedValues,
  cancelledMail,
  cardFailedMail,
  type GivenBackValues,
  givenBackMail,
  type InvoiceValues,
  invoiceMail,
  type NewPriceValues,
  newPriceMail,
  type OrderPlacedValues,
  type OverdueValues,
  orderPlacedMail,
  overdueMail,
  type PlanEndedValues,
  type PriceWithdrawnValues,
  planEndedMail,
  priceWithdrawnMail,
} from '@stellenvisite/core/billing/billing.mails';
import { defineMailTemplate } from '../mails/define-mail-template.ts';
import { inLanguage } from '../mails/in-language.ts';
import type { MailContent } from '../mails/mail-content.ts';
import { mailTexts } from '../mails/mail-texts.ts';

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

/** What all of them share: a text for each part, a marked row, and the way to the billing page. */
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

/** A position in the words of the mail; the document that comes with it is German. */
function lineWords(line: InvoiceLine, language: Language): { title: string; detail: string } {
  const text = mailTexts(language);
  switch (line.kind) {
    case 'plan':
      return {
        title: text(`billing.line.${line.period}`, { plan: planName(line.plan, language) }),
        detail: text('billing.line.days', { from: formatDate(line.from), to: formatDate(line.to) }),
      };
    case 'credit':
      return {
        title: text('billing.line.credit', { plan: planName(line.plan, language) }),
        detail: text('billing.line.creditDays', {
          from: formatDate(line.from),
          to: formatDate(line.to),
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
  if (next) more.push(text('billing.later', { plan: planName(next.plan, language), day: formatDate(next.from) }));
  if (lines.length > 0) more.push(text(`billing.payment.${payment}`));
  const said = { company, orderedAt: formatDateTime(orderedAt) };
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
  return isCharged ? text('billing.charged') : text('billing.due', { day: formatDate(dueOn) });
}

function composeOverdue(values: OverdueValues, language: Language): MailContent {
  const { company, number, dueOn, level, url } = values;
  const said = { company, number, day: formatDate(dueOn) };
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
    cancelledAt: formatDateTime(cancelledAt),
    day: formatDate(lastDay),
  };
  const row = { label: mailTexts(language)('billing.lastDay'), value: formatDate(lastDay) };
  return compose('cancelled', language, said, { url, row });
}

function sayPrice({ company, plan, before, after, currency, day }: NewPriceValues, language: Language) {
  return {
    company,
    plan: planName(plan, language),
    day: formatDate(day),
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
  const more = endsOn ? [text('billing.priceWithdrawn.cancelled', { day: formatDate(endsOn) })] : [];
  return compose('priceWithdrawn', language, said, { url, row, more });
}

function composePlanEnded({ company, plan, paused, url }: PlanEndedValues, language: Language): MailContent {
  const text = mailTexts(language);
  const more = paused > 0 ? [text('billing.ended.paused', { count: paused })] : [];
  const row = { label: text('billing.plan'), value: planName(plan, language) };
  return compose('ended', language, { company, plan: planName(plan, language) }, { url, row, more });
}
