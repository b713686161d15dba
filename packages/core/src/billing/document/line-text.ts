import type { BillingPeriod, ProductId, VatCase } from '@stellenvisite/contract/billing/billing';
import type { InvoiceLine } from '@stellenvisite/contract/billing/billing.schema';
import type { PlanId } from '@stellenvisite/contract/billing/plans';

/** Invoices are German documents, whatever language the screens are in. */
export const PLAN_NAMES: Record<PlanId, string> = {
  start: 'Start',
  practice: 'Praxis',
  hospital: 'Klinik',
  group: 'Verbund',
};
const PRODUCT_NAMES: Record<ProductId, string> = { single_ad: 'Einzelanzeige', top_job: 'Top-Job' };
const PERIODS: Record<BillingPeriod, string> = { monthly: 'ein Monat', yearly: 'ein Jahr' };

/** `2026-11-16` as `16.11.2026`. */
export const germanDay = (day: string): string => day.split('-').reverse().join('.');

export function lineText(line: InvoiceLine): { title: string; detail: string } {
  switch (line.kind) {
    case 'plan':
      return {
        title: `Paket ${PLAN_NAMES[line.plan]}, ${PERIODS[line.period]}`,
        detail: `${germanDay(line.from)} bis ${germanDay(line.to)}`,
      };
    case 'credit':
      return {
        title: `Gutschrift Paket ${PLAN_NAMES[line.plan]}`,
        detail: `${germanDay(line.from)} bis ${germanDay(line.to)}, ${line.days} von ${line.of} Tagen`,
      };
    case 'product':
      return { title: PRODUCT_NAMES[line.product], detail: `${line.quantity} × ${line.days} Tage` };
    case 'correction':
      return { title: 'Berichtigung', detail: line.reason };
  }
}

/** Notes that the law requires where no German VAT is charged. */
export const VAT_NOTES: Record<VatCase, string | null> = {
  domestic: null,
  reverse_charge: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge, Art. 196 MwStSystRL).',
  third_country:
    'Nicht im Inland steuerbar (§ 3a Abs. 2 UStG): Ort der Leistung ist die Schweiz. Dort schuldet der Leistungsempfänger die Bezugsteuer (Art. 45 MWSTG).',
};
