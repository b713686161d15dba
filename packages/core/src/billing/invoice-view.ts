import type { InvoiceState } from '@stellenvisite/contract/billing';
import type { Invoice } from '@stellenvisite/contract/billing.schema';
import type { InvoiceRow } from './issue-invoice.ts';

type Related = { relatedNumber: string | null; isCorrected: boolean };

export function toInvoice(row: InvoiceRow, today: string, { relatedNumber, isCorrected }: Related): Invoice {
  const { id, number, kind, issuedOn, dueOn, lines, net, vat, gross, currency, vatCase, vatPercent } = row;
  return {
    id,
    number,
    kind,
    issuedOn,
    dueOn,
    lines,
    net,
    vat,
    gross,
    currency,
    vatCase,
    vatPercent,
    state: stateOfInvoice(row, today, isCorrected),
    paidOn: row.settledOn,
    relatedNumber,
  };
}

export function stateOfInvoice(
  { kind, settlement, dueOn }: Pick<InvoiceRow, 'kind' | 'settlement' | 'dueOn'>,
  today: string,
  isCorrected: boolean,
): InvoiceState {
  if (kind === 'correction') return 'offset';
  if (settlement === 'offset' && isCorrected) return 'corrected';
  if (settlement) return 'paid';
  return dueOn < today ? 'overdue' : 'open';
}
