import { announcePrices } from '@stellenvisite/core/billing/announce-prices';
import { sendInvoice } from '@stellenvisite/core/billing/issue-invoice';
import { remindOfInvoices } from '@stellenvisite/core/billing/remind-of-invoices';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { invoices } from '@stellenvisite/db/schema/billing/billing';
import { planPriceChanges } from '@stellenvisite/db/schema/billing/plan-prices';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { createEmployer, NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { type Caller, createPerson, signIn } from '../testing/people.ts';
import { placeQuoted } from '../testing/place-quoted.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
await installQueues(database, jobsOf(SLICES));
const { db } = database;
const ctx = createContext(services);
const { id: amyId } = await createPerson(db, { email: 'amy@lake.example', role: 'employer' });
await createPerson(db, { email: 'buchhaltung@see.example', role: 'employer' });
await db.update(profiles).set({ language: 'en' }).where(eq(profiles.id, amyId));
const amy = await signIn(app, 'amy@lake.example');

beforeEach(async () => {
  now = NOW;
  await db.delete(employers);
  await db.delete(planPriceChanges);
  await createEmployer(db, { id: amyId, name: 'Klinik am See', verifiedAt: NOW });
  await db.delete(mails);
});

async function order(caller: Caller, email: string): Promise<string> {
  await placeQuoted(caller, {
    version: 0,
    plan: 'practice',
    period: 'monthly',
    products: [{ product: 'single_ad', quantity: 2 }],
    address: {
      company: 'Klinik am See GmbH',
      street: 'Seestraße 1',
      postalCode: '50672',
      city: 'Köln',
      country: 'DE',
      vatId: null,
      email,
      reference: null,
      leitwegId: null,
      costCentre: null,
    },
    payment: 'invoice',
  });
  const [invoice] = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.employerId, amyId));
  return invoice?.id ?? '';
}

const GERMAN = /\b(Paket|Praxis|Guten Tag|Einzelanzeige|Gesamtbetrag|Abrechnung|Rechnung)\b/;
const isGerman = async () =>
  Object.fromEntries((await db.select().from(mails)).map(({ to, kind, text }) => [`${kind} ${to}`, GERMAN.test(text)]));

test('an address without an account reads the language of who ordered, in every mail of its plan', async () => {
  await sendInvoice(ctx, { invoiceId: await order(amy, 'kasse@lake.example') });
  const [confirmation] = await db.select().from(mails).where(eq(mails.kind, 'billing.order-placed'));
  expect(confirmation?.text).toMatch(
    /Plan Practice, one month \(15 Nov 2026 to 14 Dec 2026\).*Single ad \(2 × \d+ days\)/s,
  );
  await amy.call('POST', '/api/employer/billing/cancellation');
  await amy.call('DELETE', '/api/employer/billing/cancellation');
  await db.transaction((tx) =>
    announcePrices(ctx, tx, {
      plan: 'practice',
      before: null,
      prices: { EUR: { monthly: 14_900, yearly: 149_000 }, CHF: { monthly: 15_900, yearly: 159_000 } },
      ordersFrom: '2026-12-01',
      renewalsFrom: '2027-01-10',
    }),
  );
  now = new Date('2026-12-20T09:00:00Z');
  await remindOfInvoices(ctx);
  expect(await isGerman()).toEqual({
    'billing.order-placed amy@lake.example': false,
    'billing.order-placed kasse@lake.example': false,
    'billing.invoice kasse@lake.example': false,
    'billing.cancelled amy@lake.example': false,
    'billing.cancelled kasse@lake.example': false,
    'billing.new-price amy@lake.example': false,
    'billing.new-price kasse@lake.example': false,
    'billing.overdue kasse@lake.example': false,
  });
  const [invoice] = await db.select().from(mails).where(eq(mails.kind, 'billing.invoice'));
  expect(invoice?.text).toContain('lang=en');
});

test('an address with an account reads its own language', async () => {
  await sendInvoice(ctx, { invoiceId: await order(amy, 'Buchhaltung@see.example') });
  expect(await isGerman()).toEqual({
    'billing.order-placed amy@lake.example': false,
    'billing.order-placed buchhaltung@see.example': true,
    'billing.invoice buchhaltung@see.example': true,
  });
});
