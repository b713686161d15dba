import {
  DocumentTypeCode,
  type FacturXInvoiceInput,
  type TradePartyInput,
  UnitCode,
  VatCategoryCode,
} from '@stackforge-eu/factur-x';
import type { VatCase } from '@stellenvisite/contract/billing';
import type { InvoiceLine } from '@stellenvisite/contract/billing.schema';
import type { InvoiceRow } from '../issue-invoice.ts';
import { germanDay, lineText, VAT_NOTES } from './line-text.ts';

const CATEGORY: Record<VatCase, VatCategoryCode> = {
  domestic: VatCategoryCode.STANDARD_RATE,
  reverse_charge: VatCategoryCode.REVERSE_CHARGE,
  third_country: VatCategoryCode.REVERSE_CHARGE,
};
const CREDIT_TRANSFER = '58';
const CARD = '48';

/** The invoice in the words of EN 16931. A correction is a credit note there, and its sums are positive. */
export function toFacturX(invoice: InvoiceRow, relatedNumber: string | null): FacturXInvoiceInput {
  const { number, kind, issuedOn, dueOn, currency, vatCase, vatPercent, parties, settlement } = invoice;
  const isCorrection = kind === 'correction';
  const amount = (cents: number) => toAmount(isCorrection ? -cents : cents);
  const note = VAT_NOTES[vatCase];
  const category = CATEGORY[vatCase];
  const { buyer, seller } = parties;
  const isPaid = settlement === 'card';
  const period = invoice.lines.find((line) => line.kind === 'plan');
  return {
    document: {
      id: number,
      issueDate: issuedOn,
      typeCode: isCorrection ? DocumentTypeCode.CREDIT_NOTE : DocumentTypeCode.COMMERCIAL_INVOICE,
      ...(buyer.reference ? { buyerReference: buyer.reference } : {}),
      notes: [
        { content: [seller.name, seller.register].filter(Boolean).join(', '), subjectCode: 'REG' },
        ...(note ? [{ content: note }] : []),
      ],
    },
    seller: {
      name: seller.name,
      address: { line1: seller.street, postalCode: seller.postalCode, city: seller.city, country: 'DE' },
      taxRegistrations: [{ id: seller.vatId, schemeId: 'VA' }],
      contact: { name: seller.name, phone: seller.phone, email: seller.email },
      electronicAddress: { value: seller.email, schemeID: 'EM' },
    },
    buyer: toBuyer(buyer),
    lines: invoice.lines.map((line, index) => toLine(line, index, { isCorrection, category, vatPercent })),
    ...(period?.kind === 'plan'
      ? { billingPeriod: { startDate: period.from, endDate: period.to } }
      : { delivery: { date: issuedOn } }),
    payment: {
      meansCode: isPaid ? CARD : CREDIT_TRANSFER,
      dueDate: dueOn,
      paymentReference: number,
      ...(isPaid ? {} : { iban: seller.iban.replace(/\s/g, ''), accountName: seller.name, bic: seller.bic }),
      termsDescription:
        isPaid || isCorrection ? 'Bereits ausgeglichen.' : `Zahlbar bis ${germanDay(dueOn)} ohne Abzug.`,
    },
    totals: {
      lineTotal: amount(invoice.net),
      taxBasisTotal: amount(invoice.net),
      taxTotal: amount(invoice.vat),
      grandTotal: amount(invoice.gross),
      ...(isPaid ? { prepaidAmount: amount(invoice.gross) } : {}),
      duePayableAmount: isPaid ? 0 : amount(invoice.gross),
      currency,
    },
    vatBreakdown: [
      {
        categoryCode: category,
        ratePercent: vatPercent,
        taxableAmount: amount(invoice.net),
        taxAmount: amount(invoice.vat),
        ...(note ? { exemptionReason: note, exemptionReasonCode: 'VATEX-EU-AE' } : {}),
      },
    ],
    ...(relatedNumber ? { references: [{ id: relatedNumber, type: 'preceding' as const }] } : {}),
  };
}

const toAmount = (cents: number) => cents / 100;

/** Germany and Austria by VAT id, Switzerland by the number of its business register. */
function toBuyer({
  company,
  street,
  postalCode,
  city,
  country,
  vatId,
  email,
}: InvoiceRow['parties']['buyer']): TradePartyInput {
  const isSwiss = country === 'CH';
  return {
    name: company,
    address: { line1: street, postalCode, city, country },
    electronicAddress: { value: email, schemeID: 'EM' },
    ...(vatId && !isSwiss ? { taxRegistrations: [{ id: vatId, schemeId: 'VA' as const }] } : {}),
    ...(vatId && isSwiss ? { legalOrganization: { id: vatId, schemeID: '0183' } } : {}),
  };
}

type LineContext = { isCorrection: boolean; category: VatCategoryCode; vatPercent: number };

/** Prices are never negative in EN 16931: what is given back is a negative quantity. */
function toLine(line: InvoiceLine, index: number, { isCorrection, category, vatPercent }: LineContext) {
  const { title, detail } = lineText(line);
  const pieces = line.kind === 'product' ? line.quantity : 1;
  const net = isCorrection ? -line.net : line.net;
  return {
    id: String(index + 1),
    name: title,
    description: detail,
    quantity: Math.sign(net || 1) * pieces,
    unitCode: UnitCode.UNIT,
    unitPrice: Math.abs(net) / pieces / 100,
    lineTotal: toAmount(net),
    vatCategoryCode: category,
    vatRatePercent: vatPercent,
  };
}
