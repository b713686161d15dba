import { formatDateTime } from '@stellenvisite/contract/format-date';
import { formatMoney } from '@stellenvisite/contract/format-money';
import type { Language } from '@stellenvisite/contract/languages';
import {
  type CancelledValues,
  type CardFailedValues,
  cancelledMail,
  cardFailedMail,
  type InvoiceValues,
  invoiceMail,
  type NewPriceValues,
  newPriceMail,
  type OrderPlacedValues,
  type OverdueValues,
  orderPlacedMail,
  overdueMail,
  type PlanEndedValues,
  planEndedMail,
} from '@stellenvisite/core/billing/billing.mails';
import { germanDay, lineText, PLAN_NAMES } from '@stellenvisite/core/billing/document/line-text';
import { defineMailTemplate } from '../mails/define-mail-template.ts';
import { inLanguage } from '../mails/in-language.ts';
import type { MailContent } from '../mails/mail-content.ts';
import { mailTexts } from '../mails/mail-texts.ts';

export const billingMails = [
  defineMailTemplate(orderPlacedMail, composeOrderPlaced),
  defineMailTemplate(invoiceMail, composeInvoice),
  defineMailTemplate(overdueMail, composeOverdue),
  defineMailTemplate(cardFailedMail, composeCardFailed),
  defineMailTemplate(cancelledMail, composeCancelled),
  defineMailTemplate(newPriceMail, composeNewPrice),
  defineMailTemplate(planEndedMail, composePlanEnded),
];

type Key =
  | 'order'
  | 'invoice'
  | 'correction'
  | 'overdue'
  | 'reminder'
  | 'cardFailed'
  | 'cancelled'
  | 'newPrice'
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

function composeOrderPlaced(values: OrderPlacedValues, language: Language): MailContent {
  const { company, lines, payment, orderedAt, currency, url } = values;
  const more = lines.map((line) => {
    const { title, detail } = lineText(line);
    return `${title} (${detail}): ${formatMoney(line.net, { currency, language })}`;
  });
  const paid = mailTexts(language)(`billing.payment.${payment}`);
  const said = { company, orderedAt: formatDateTime(orderedAt) };
  return compose('order', language, said, { url, row: sumRow(language, values), more: [...more, paid] });
}

function composeInvoice(values: InvoiceValues, language: Language): MailContent {
  const { company, number, isCorrection, dueOn, url } = values;
  const text = mailTexts(language);
  const more = isCorrection ? [] : [dueOn ? text('billing.due', { day: germanDay(dueOn) }) : text('billing.paid')];
  const key = isCorrection ? 'correction' : 'invoice';
  return compose(key, language, { company, number }, { url, row: sumRow(language, values), more });
}

function composeOverdue(values: OverdueValues, language: Language): MailContent {
  const { company, number, dueOn, level, url } = values;
  const said = { company, number, day: germanDay(dueOn) };
  return compose(level > 1 ? 'reminder' : 'overdue', language, said, { url, row: sumRow(language, values) });
}

function composeCardFailed(values: CardFailedValues, language: Language): MailContent {
  const { company, number, url } = values;
  return compose('cardFailed', language, { company, number }, { url, row: sumRow(language, values) });
}

function composeCancelled(
  { company, plan, cancelledAt, lastDay, url }: CancelledValues,
  language: Language,
): MailContent {
  const said = { company, plan: PLAN_NAMES[plan], cancelledAt: formatDateTime(cancelledAt), day: germanDay(lastDay) };
  const row = { label: mailTexts(language)('billing.lastDay'), value: germanDay(lastDay) };
  return compose('cancelled', language, said, { url, row });
}

function composeNewPrice(values: NewPriceValues, language: Language): MailContent {
  const { company, plan, before, after, currency, url } = values;
  const said = {
    company,
    plan: PLAN_NAMES[plan],
    day: germanDay(values.day),
    before: formatMoney(before, { currency, language }),
    after: formatMoney(after, { currency, language }),
  };
  const text = mailTexts(language);
  const row = { label: text('billing.newPrice.row', said), value: said.after };
  return compose('newPrice', language, said, { url, row, more: [text('billing.newPrice.end', said)] });
}

function composePlanEnded({ company, plan, paused, url }: PlanEndedValues, language: Language): MailContent {
  const text = mailTexts(language);
  const more = paused > 0 ? [text('billing.ended.paused', { count: paused })] : [];
  const row = { label: text('billing.plan'), value: PLAN_NAMES[plan] };
  return compose('ended', language, { company, plan: PLAN_NAMES[plan] }, { url, row, more });
}
