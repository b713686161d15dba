import type { InvoiceLine } from '@stellenvisite/contract/billing/billing.schema';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { withVat } from '@stellenvisite/core/billing/decide-vat';
import { SELLER_SETTING } from '@stellenvisite/core/billing/get-billing-language';
import { addDays, addMonths } from '@stellenvisite/core/employers/plan/berlin-days';
import type { Tx } from '@stellenvisite/db/client';
import { billingAccounts, billingCredits, invoices, subscriptions } from '@stellenvisite/db/schema/billing/billing';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { settings } from '@stellenvisite/db/schema/platform/settings';
import { eq } from 'drizzle-orm';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom } from '../random.ts';
import { fillDemoPlans } from './fill-demo-plans.ts';

const AGREED_NET = 89_000;
const MONTHS = 13;

const SELLER = {
  name: 'Stellenvisite (Demo)',
  street: 'Musterstraße 1',
  postalCode: '10115',
  city: 'Berlin',
  vatId: 'DE136695976',
  register: 'Amtsgericht Berlin, HRB 000000',
  email: 'rechnung@stellenvisite.example',
  phone: '+49 30 0000000',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  bank: 'Musterbank',
};

/** A plan by agreement since a year, its invoices with one overdue and one correction, and a Top-Job that was bought. */
export async function fillDemoBilling(tx: Tx, { employerId, now }: { employerId: string; now: Date }): Promise<void> {
  if ((await tx.$count(billingAccounts, eq(billingAccounts.employerId, employerId))) > 0) return;
  const [employer] = await tx.select().from(employers).where(eq(employers.id, employerId));
  if (!employer) return;
  await tx.insert(settings).values({ key: SELLER_SETTING, value: SELLER, updatedAt: now }).onConflictDoNothing();
  await fillDemoPlans(tx, { employerId, now });
  const random = createRandom(`${DEMO_SEED}/billing`);
  const today = berlinDay(now);
  // The newest invoice was due yesterday.
  const start = addDays(today, -15);
  const since = addMonths(start, 1 - MONTHS);
  const currency = 'EUR' as const;
  await tx.insert(subscriptions).values({
    id: random.uuid(),
    employerId,
    planId: 'group',
    period: 'monthly',
    payment: 'invoice',
    currency,
    agreedNet: AGREED_NET,
    periodNet: AGREED_NET,
    since,
    anchor: since,
    periodStart: start,
    periodEnd: addDays(addMonths(start, 1), -1),
    renews: true,
    createdAt: new Date(`${since}T08:00:00Z`),
  });
  const buyer = {
    company: `${employer.name} gGmbH`,
    street: employer.street ?? 'Musterstraße 2',
    postalCode: employer.postalCode ?? '10117',
    city: employer.city,
    country: 'DE' as const,
    vatId: 'DE811907980',
    email: 'buchhaltung@klinik.example',
    reference: null,
    leitwegId: null,
    costCentre: null,
  };
  await tx.insert(billingAccounts).values({ employerId, address: buyer, version: MONTHS, updatedAt: now });
  const invoiceOf = (issuedOn: string, lines: InvoiceLine[]) => ({
    id: random.uuid(),
    number: '',
    kind: 'invoice' as const,
    employerId,
    issuedOn,
    dueOn: addDays(issuedOn, 14),
    lines,
    ...withVat(
      lines.reduce((sum, { net }) => sum + net, 0),
      19,
    ),
    currency,
    country: 'DE' as const,
    vatCase: 'domestic' as const,
    vatPercent: 19,
    parties: { seller: SELLER, buyer },
    mailedAt: new Date(`${issuedOn}T08:05:00Z`),
    createdAt: new Date(`${issuedOn}T08:00:00Z`),
  });
  const topJob: InvoiceLine = { kind: 'product', product: 'top_job', quantity: 1, days: 30, net: 9000 };
  for (let month = 0; month < MONTHS; month += 1) {
    const from = addMonths(since, month);
    const to = addDays(addMonths(since, month + 1), -1);
    const isLast = month === MONTHS - 1;
    const plan: InvoiceLine = { kind: 'plan', plan: 'group', period: 'monthly', from, to, net: AGREED_NET };
    const settled = isLast ? {} : { settlement: 'transfer' as const, settledOn: addDays(from, 9) };
    const invoice = { ...invoiceOf(from, isLast ? [plan, topJob] : [plan]), ...settled };
    await tx.insert(invoices).values(invoice);
    if (month !== MONTHS - 4) continue;
    const correction: InvoiceLine = { kind: 'correction', reason: 'Anzeige ohne Zustellung', net: -4300 };
    await tx.insert(invoices).values({
      ...invoiceOf(addDays(from, 12), [correction]),
      kind: 'correction',
      correctsId: invoice.id,
      settlement: 'offset',
      settledOn: addDays(from, 12),
    });
  }
  await tx
    .insert(billingCredits)
    .values({ employerId, product: 'top_job', amount: 1, source: `demo:${employerId}`, at: now });
}
