import {
  DocumentTypeCode,
  type FacturXInvoiceInput,
  type TradePartyInput,
  UnitCode,
  VatCategoryCode,
} from '@stackforge-eu/factur-x';
import type { VatCase } from '@stellenvisite/contract/billing/billing';
import type { InvoiceLine } from '@stellenvisite/contract/billing/billing.schema';
import type { Currency } from '@stellenvisite/contract/jobs/countries';
import type { InvoiceRow } from '../issue-invoice.ts';
import type { AboutInvoice } from './draw-invoice.ts';
import { hasXRechnung } from './has-xrechnung.ts';
import { germanDay, lineText, VAT_NOTES } from './line-text.ts';

const CATEGORY: Record<VatCase, VatCategoryCode> = {
  domestic: VatCategoryCode.STANDARD_RATE,
  reverse_charge: VatCategoryCode.REVERSE_CHARGE,
  third_country: VatCategoryCode.OUTSIDE_SCOPE,
};
/** From the list of exemption reasons (VATEX) that EN 16931 refers to. */
const REASON: Record<VatCase, string | null> = {
  domestic: null,
  reverse_charge: 'VATEX-EU-AE',
  third_country: 'VATEX-EU-O',
};
/** By UNTDID 4461. SEPA knows only euros. */
const TRANSFER: Record<Currency, string> = { EUR: '58', CHF: '30' };
const CARD = '48';
const ONLINE_PAYMENT = '68';

/** Returns the invoice in the words of EN 16931. A correction is a credit note there, and its sums are positive. */
export function toFacturX(invoice: InvoiceRow, about: AboutInvoice): FacturXInvoiceInput {
  const { relatedNumber, isCharged, customerNumber } = about;
  const { number, kind, issuedOn, dueOn, currency, vatCase, vatPercent, parties, settlement } = invoice;
  const isCorrection = kind === 'correction';
  const amount = (cents: number) => toAmount(isCorrection ? -cents : cents);
  const note = VAT_NOTES[vatCase];
  const [category, reason] = [CATEGORY[vatCase], REASON[vatCase]];
  const { buyer, seller } = parties;
  const isPaid = settlement === 'card';
  const isByCard = isPaid || isCharged;
  const period = invoice.lines.find((line) => line.kind === 'plan');
  return {
    document: {
      id: number,
      issueDate: issuedOn,
      typeCode: isCorrection ? DocumentTypeCode.CREDIT_NOTE : DocumentTypeCode.COMMERCIAL_INVOICE,
      ...(buyer.leitwegId ? { buyerReference: buyer.leitwegId } : {}),
      notes: [
        { content: [seller.name, seller.register].filter(Boolean).join(', '), subjectCode: 'REG' },
        ...(note ? [{ content: note }] : []),
        // The library does not write BT-19, the accounting reference of the buyer.
        ...(buyer.costCentre ? [{ content: `Kostenstelle: ${buyer.costCentre}` }] : []),
      ],
    },
    seller: toSeller(seller, vatCase),
    buyer: { ...toBuyer(buyer), ...(customerNumber ? { id: customerNumber } : {}) },
    lines: invoice.lines.map((line, index) => toLine(line, index, { isCorrection, category, vatPercent })),
    ...(period?.kind === 'plan'
      ? { billingPeriod: { startDate: period.from, endDate: period.to } }
      : { delivery: { date: issuedOn } }),
    payment: {
      meansCode: isByCard ? CARD : TRANSFER[currency],
      dueDate: dueOn,
      paymentReference: number,
      ...(isByCard ? {} : { iban: seller.iban.replace(/\s/g, ''), accountName: seller.name, bic: seller.bic }),
      termsDescription: termsOf(invoice, isCharged),
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
        ...(note && reason ? { exemptionReason: note, exemptionReasonCode: reason } : {}),
      },
    ],
    references: [
      ...(buyer.reference ? [{ id: buyer.reference, type: 'order' as const }] : []),
      ...(relatedNumber ? [{ id: relatedNumber, type: 'preceding' as const }] : []),
    ],
  };
}

/**
 * Returns the invoice as an XRechnung, the German usage specification of EN 16931 (CIUS); null where none is made. A card
 * payment is named as an online payment service: for a card the rules ask for its number (BR-DE-24-a), which we do not know.
 */
export function toXRechnungInput(invoice: InvoiceRow, about: AboutInvoice): FacturXInvoiceInput | null {
  if (!hasXRechnung(invoice)) return null;
  const input = toFacturX(invoice, about);
  const { payment } = input;
  return payment?.meansCode === CARD ? { ...input, payment: { ...payment, meansCode: ONLINE_PAYMENT } } : input;
}

function termsOf({ kind, settlement, dueOn }: InvoiceRow, isCharged: boolean): string {
  if (settlement === 'card' || kind === 'correction') return 'Bereits ausgeglichen.';
  return isCharged ? 'Wird von der Karte abgebucht.' : `Zahlbar bis ${germanDay(dueOn)} ohne Abzug.`;
}

const toAmount = (cents: number) => cents / 100;

/**
 * Converts the seller. An invoice outside the scope of VAT must not name a VAT id (rule BR-O-02): there the number only identifies the
 * seller.
 */
function toSeller(seller: InvoiceRow['parties']['seller'], vatCase: VatCase): TradePartyInput {
  const { name, street, postalCode, city, vatId, phone, email } = seller;
  return {
    name,
    address: { line1: street, postalCode, city, country: 'DE' },
    ...(vatCase === 'third_country' ? { id: vatId } : { taxRegistrations: [{ id: vatId, schemeId: 'VA' as const }] }),
    contact: { name, phone, email },
    electronicAddress: { value: email, schemeID: 'EM' },
  };
}

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

/** Prices are never negative in EN 16931: what is given back is a negative quantity. What is outside the scope of VAT has no rate (BR-O-05). */
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
    ...(category === VatCategoryCode.OUTSIDE_SCOPE ? {} : { vatRatePercent: vatPercent }),
  };
}
