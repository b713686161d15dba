import type { PriceChanges } from '@stellenvisite/contract/billing/admin-billing.schema';
import type { Billing, ChangePlan, PlaceOrder, PriceList, Quote } from '@stellenvisite/contract/billing/billing.schema';
import { renewSubscriptions } from '@stellenvisite/core/billing/renew-subscriptions';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { invoices } from '@stellenvisite/db/schema/billing/billing';
import { planPriceChanges } from '@stellenvisite/db/schema/billing/plan-prices';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { adminActs } from '@stellenvisite/db/schema/identity/admin-acts';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { createEmployer, NOW } from '@stellenvisite/db/testing-market';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { type Caller, createAdminPerson, createPerson, signIn, signInAdmin } from '../testing/people.ts';
import { placeQuoted } from '../testing/place-quoted.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
await installQueues(database, jobsOf(SLICES));
const { db } = database;
const ctx = createContext(services);
const { id: evaId } = await createPerson(db, { email: 'eva@see.example', role: 'employer' });
const { id: waldId } = await createPerson(db, { email: 'wald@wald.example', role: 'employer' });
await createAdminPerson(db, 'ada@amt.example');
let eva: Caller;
let wald: Caller;
let ada: Caller;
/** Sessions end with the hour, so people sign in again. */
async function moveTo(moment: Date): Promise<void> {
  now = moment;
  eva = await signIn(app, 'eva@see.example');
  wald = await signIn(app, 'wald@wald.example');
  ada = await signInAdmin(app, 'ada@amt.example');
}

const ADDRESS = {
  company: 'MVZ am Stadtgarten GmbH',
  street: 'Venloer Straße 40',
  postalCode: '50672',
  city: 'Köln',
  country: 'DE' as const,
  vatId: 'DE136695976',
  email: 'buchhaltung@mvz.example',
  reference: null,
  leitwegId: null,
  costCentre: null,
};
const DEARER = { EUR: { monthly: 14_900, yearly: 149_000 }, CHF: { monthly: 15_900, yearly: 159_000 } };

beforeEach(async () => {
  await db.delete(employers);
  await db.delete(planPriceChanges);
  await moveTo(NOW);
  await createEmployer(db, { id: evaId, name: 'MVZ am Stadtgarten', verifiedAt: NOW });
  await createEmployer(db, { id: waldId, name: 'Klinik im Wald', verifiedAt: NOW });
  await db.delete(mails);
});

const practice = async () => {
  const { plans } = (await app.inject('/api/plans')).json<PriceList>();
  const found = plans.find(({ id }) => id === 'practice');
  if (!found) throw new Error('the plan is missing');
  return found;
};
const monthly = async () => (await practice()).prices?.EUR.monthly;
const change = async (wanted: Partial<ChangePlan> = {}) =>
  ada.call('PUT', '/api/admin/plans/practice', { ...(await practice()), prices: DEARER, ...wanted });
const order = (caller: Caller, wanted: Partial<PlaceOrder> = {}) =>
  placeQuoted(caller, {
    version: 0,
    plan: 'practice',
    period: 'monthly',
    products: [],
    address: ADDRESS,
    payment: 'invoice',
    ...wanted,
  });
const billing = async (caller: Caller): Promise<Billing> => (await caller.call('GET', '/api/employer/billing')).json();
const told = async (kind = 'billing.new-price') => {
  const rows = await db.select().from(mails).where(eq(mails.kind, kind)).orderBy(asc(mails.to));
  return rows.map(({ to }) => to);
};
const billed = async (employerId: string) => {
  const rows = await db
    .select({ net: invoices.net })
    .from(invoices)
    .where(eq(invoices.employerId, employerId))
    .orderBy(asc(invoices.issuedOn));
  return rows.map(({ net }) => net);
};
async function withdraw() {
  const { items } = (await ada.call('GET', '/api/admin/price-changes')).json<PriceChanges>();
  return ada.call('DELETE', `/api/admin/price-changes/${items[0]?.id ?? 1}`);
}
const WITHDRAWN = 'billing.price-withdrawn';
async function renewOn(day: string): Promise<void> {
  now = new Date(`${day}T10:00:00Z`);
  await renewSubscriptions(ctx);
}

test('who has the plan is informed once, keeps the price for six weeks and pays the new one from the next renewal', async () => {
  await order(eva);
  await order(wald, { period: 'yearly', address: { ...ADDRESS, email: 'kasse@wald.example' } });
  await moveTo(new Date('2026-11-16T09:00:00Z'));
  expect((await change()).json<PriceList>().plans.find(({ id }) => id === 'practice')?.prices).toEqual(DEARER);
  // A year ends by itself: no renewal, no mail.
  expect(await told()).toEqual(['buchhaltung@mvz.example', 'eva@see.example']);
  const [mail] = await db.select().from(mails).where(eq(mails.kind, 'billing.new-price'));
  expect(mail?.text).toMatch(/Paket Praxis .* am 15\.01\.2027 .* 149,00.€ im Monat.*129,00.€/s);
  expect(mail?.text).toContain('vorher auf der Abrechnungsseite kündigen');
  await change();
  expect(await told()).toHaveLength(2);
  await renewOn('2026-12-15');
  expect(await billed(evaId)).toEqual([12_900, 12_900]);
  await renewOn('2027-01-15');
  expect(await billed(evaId)).toEqual([12_900, 12_900, 14_900]);
  expect(await told()).toHaveLength(2);
});

test('orders take the new price from the day that was set, and who orders before it is informed with the order', async () => {
  await change({ ordersFrom: '2026-12-01', renewalsFrom: '2027-01-10' });
  expect(await monthly()).toBe(12_900);
  const list = await ada.call('GET', '/api/admin/price-changes');
  expect(list.json<PriceChanges>().items).toEqual([
    {
      id: expect.any(Number),
      plan: 'practice',
      prices: DEARER,
      ordersFrom: '2026-12-01',
      renewalsFrom: '2027-01-10',
      canBeWithdrawn: true,
    },
  ]);
  expect((await practice()).coming).toEqual({ from: '2026-12-01', prices: DEARER });
  await order(eva);
  expect(await told()).toEqual(['buchhaltung@mvz.example', 'eva@see.example']);
  expect(await billing(eva)).toMatchObject({
    nextInvoice: { on: '2026-12-15', gross: 15_351 },
    newPrice: { on: '2027-01-15', net: 14_900, gross: 17_731 },
  });
  await moveTo(new Date('2026-12-01T09:00:00Z'));
  expect(await monthly()).toBe(14_900);
  expect((await practice()).coming).toBeNull();
  const asked = { plan: 'practice', period: 'monthly', products: [], country: 'DE', vatId: null };
  const quote = await wald.call('POST', '/api/employer/orders/quote', asked);
  expect(quote.json<Quote>()).toMatchObject({ net: 14_900, next: { on: '2027-01-01', net: 14_900 } });
  await order(wald);
  // Ordered for the new price: its renewals never fall back to the old one.
  await renewOn('2027-01-01');
  expect(await billed(waldId)).toEqual([14_900, 14_900]);
  await renewOn('2027-01-15');
  expect(await billed(evaId)).toEqual([12_900, 12_900, 14_900]);
  expect(await told()).toHaveLength(2);
});

test('days that are past, or too near for who has the plan, are refused and change nothing', async () => {
  expect((await change({ renewalsFrom: '2026-12-26' })).json().code).toBe('plan.price_notice_short');
  expect((await change({ ordersFrom: '2026-11-14' })).json().code).toBe('plan.price_date_past');
  expect(await monthly()).toBe(12_900);
  expect((await change({ renewalsFrom: '2026-12-27' })).statusCode).toBe(200);
  const acts = await db.select().from(adminActs).where(eq(adminActs.action, 'plan.price_announced'));
  expect(acts).toContainEqual(
    expect.objectContaining({
      subjectId: 'practice',
      before: expect.objectContaining({ monthlyEur: 12_900 }),
      after: expect.objectContaining({ monthlyEur: 14_900, ordersFrom: '2026-11-15', renewalsFrom: '2026-12-27' }),
    }),
  );
});

test('who has cancelled is informed only when the cancellation is taken back', async () => {
  await order(eva);
  await moveTo(new Date('2026-11-16T09:00:00Z'));
  await eva.call('POST', '/api/employer/billing/cancellation');
  await moveTo(new Date('2026-11-17T09:00:00Z'));
  await change();
  expect(await told()).toEqual([]);
  await eva.call('DELETE', '/api/employer/billing/cancellation');
  expect(await told()).toEqual(['buchhaltung@mvz.example', 'eva@see.example']);
});

test('a plan that is taken from the list goes on for the price it had', async () => {
  await order(eva);
  await moveTo(new Date('2026-11-16T09:00:00Z'));
  await change({ prices: null });
  expect((await practice()).prices).toBeNull();
  expect((await order(wald)).json().code).toBe('order.not_for_sale');
  await renewOn('2027-01-15');
  expect([await told(), await billed(evaId)]).toEqual([[], [12_900, 12_900]]);
});

test('an announced price is taken back before its day: nobody pays it, who was informed is informed again, and it is logged', async () => {
  await order(eva);
  await order(wald, { period: 'yearly', address: { ...ADDRESS, email: 'kasse@wald.example' } });
  await moveTo(new Date('2026-11-16T09:00:00Z'));
  await change({ ordersFrom: '2026-12-01' });
  await eva.call('POST', '/api/employer/billing/cancellation');
  await moveTo(new Date('2026-11-20T09:00:00Z'));
  const withdrawn = await withdraw();
  expect(withdrawn.json<PriceList>().plans.find(({ id }) => id === 'practice')).toMatchObject({ coming: null });
  expect(await told(WITHDRAWN)).toEqual(['buchhaltung@mvz.example', 'eva@see.example']);
  const [mail] = await db.select().from(mails).where(eq(mails.kind, WITHDRAWN));
  expect(mail?.text).toMatch(/149,00.€ im Monat angekündigt.*129,00.€ im Monat.*Kündigung zum 14\.12\.2026 bleibt/s);
  expect((await ada.call('GET', '/api/admin/price-changes')).json()).toEqual({ items: [] });
  const [act] = await db.select().from(adminActs).where(eq(adminActs.action, 'plan.price_withdrawn'));
  expect(act).toMatchObject({
    subjectId: 'practice',
    before: { monthlyEur: 14_900, ordersFrom: '2026-12-01' },
    after: { monthlyEur: 12_900, ordersFrom: null },
  });
  await eva.call('DELETE', '/api/employer/billing/cancellation');
  expect((await billing(eva)).newPrice).toBeNull();
  await moveTo(new Date('2026-12-02T09:00:00Z'));
  expect(await monthly()).toBe(12_900);
  await renewOn('2026-12-15');
  await renewOn('2027-01-15');
  expect(await billed(evaId)).toEqual([12_900, 12_900, 12_900]);
  expect(await told()).toHaveLength(2);
});

test('what was ordered for a price that is taken back stays with it, and nobody is informed who was never informed', async () => {
  await change();
  await moveTo(new Date('2026-11-16T09:00:00Z'));
  await order(eva);
  await moveTo(new Date('2026-11-17T09:00:00Z'));
  await withdraw();
  expect(await monthly()).toBe(12_900);
  await order(wald);
  expect([await told(), await told(WITHDRAWN)]).toEqual([[], []]);
  await renewOn('2027-01-17');
  await renewOn('2027-01-18');
  expect([await billed(evaId), await billed(waldId)]).toEqual([
    [14_900, 14_900, 14_900],
    [12_900, 12_900, 12_900],
  ]);
});

test('a price that running plans pay already, or that is gone, is not taken back', async () => {
  await order(eva);
  await moveTo(new Date('2026-11-16T09:00:00Z'));
  await change({ renewalsFrom: '2026-12-28' });
  const [row] = await db.select().from(planPriceChanges);
  await moveTo(new Date('2026-12-27T23:01:00Z'));
  const path = `/api/admin/price-changes/${row?.id}`;
  expect((await ada.call('DELETE', path)).json().code).toBe('plan.price_in_force');
  await moveTo(new Date('2026-12-27T22:59:00Z'));
  const answers = await Promise.all([ada.call('DELETE', path), ada.call('DELETE', path)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  expect(await told(WITHDRAWN)).toHaveLength(2);
});
