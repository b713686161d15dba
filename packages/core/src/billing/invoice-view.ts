import type { InvoiceState } from '@stellenvisite/contract/billing';
import type { Invoice } from '@stellenvisite/contract/billing.schema';
import type { InvoiceRow } from './issue-invoice.ts';

type Related = { relatedNumber: string | null; isCorrected: boolean; corrected: number };

export function toInvoice(row: InvoiceRow, today: string, related: Related): Invoice {
  const { id, number, kind, issuedOn, dueOn, lines, net, vat, gross, currency, vatCase, vatPercent } = row;
  const { relatedNumber, isCorrected, corrected } = related;
  const isOpen = kind === 'invoice' && row.settlement === null;
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
    open: isOpen ? gross - corrected : 0,
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
