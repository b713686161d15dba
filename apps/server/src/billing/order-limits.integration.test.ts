import type { PlaceOrder } from '@stellenvisite/contract/billing/billing.schema';
import { DEFAULT_ORDERS } from '@stellenvisite/contract/platform/operator-settings';
import { sendInvoice } from '@stellenvisite/core/billing/issue-invoice';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { invoices, orders } from '@stellenvisite/db/schema/billing/billing';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { authLimits } from '@stellenvisite/db/schema/identity/auth';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { settings } from '@stellenvisite/db/schema/platform/settings';
import { createEmployer, NOW } from '@stellenvisite/db/testing-market';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createAdminPerson, createPerson, signIn, signInAdmin } from '../testing/people.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
await installQueues(database, jobsOf(SLICES));
const { db } = database;
const ctx = createContext(services);
const { id: eviId } = await createPerson(db, { email: 'evi@haus.example', role: 'employer' });
await createAdminPerson(db, 'ada@amt.example');
let evi = await signIn(app, 'evi@haus.example');
const ada = await signInAdmin(app, 'ada@amt.example');
let secondId = '';

beforeEach(async () => {
  now = NOW;
  evi = await signIn(app, 'evi@haus.example');
  await db.delete(employers);
  await db.delete(authLimits);
  await db.delete(settings).where(eq(settings.key, 'operator'));
  await createEmployer(db, { id: eviId, name: 'Haus am Ring' });
  secondId = await createEmployer(db, { name: 'Zweites Haus' });
  await db.insert(userEmployerLinks).values({ userId: eviId, employerId: secondId, role: 'owner', isActive: true });
  await db.delete(mails);
});

const ADDRESS = {
  company: 'Haus am Ring GmbH',
  street: 'Ring 1',
  postalCode: '50672',
  city: 'Köln',
  country: 'DE' as const,
  vatId: null,
  email: 'kasse@fremd.example',
  reference: null,
  leitwegId: null,
  costCentre: null,
};
const PLAN = { plan: 'practice' as const, period: 'monthly' as const, products: [] };
const topJobs = (quantity: number) => ({ ...PLAN, plan: null, products: [{ product: 'top_job' as const, quantity }] });

type Wanted = Pick<PlaceOrder, 'plan' | 'period' | 'products'>;
async function order(wanted: Wanted, employerId = eviId, email = ADDRESS.email) {
  const asked = { ...wanted, country: 'DE', vatId: null };
  const quote = (await evi.call('POST', `/api/employer/orders/quote?employerId=${employerId}`, asked)).json();
  const answer = await evi.call('POST', `/api/employer/orders?employerId=${employerId}`, {
    ...wanted,
    key: crypto.randomUUID(),
    version: quote.version,
    gross: quote.gross,
    address: { ...ADDRESS, email },
    payment: 'invoice',
    agreed: true,
  });
  return answer.statusCode === 201 ? answer.json().status : answer.json().code;
}
const verify = (...ids: string[]) =>
  Promise.all(ids.map((id) => db.update(employers).set({ verifiedAt: NOW }).where(eq(employers.id, id))));
const allow = (change: Partial<Record<keyof typeof DEFAULT_ORDERS, number>>) =>
  db.insert(settings).values({ key: 'operator', value: { orders: { ...DEFAULT_ORDERS, ...change } } });

test('an employer whom nobody has verified gets one plan on account, and nothing else until it is verified', async () => {
  expect(await order({ ...PLAN, products: topJobs(1).products })).toBe('order.verify_first');
  expect(await order(topJobs(20))).toBe('order.verify_first');
  expect(await db.$count(orders)).toBe(0);
  expect(await order(PLAN)).toBe('placed');
  expect(await order(topJobs(1))).toBe('order.verify_first');
  expect(await order({ ...PLAN, plan: 'hospital' })).toBe('order.verify_first');
  expect(await order(PLAN, secondId)).toBe('order.verify_first');
  await verify(eviId);
  expect(await order(topJobs(1))).toBe('placed');
});

test('orders at once, for two employers of one person, pass the limit no more than one after the other', async () => {
  const answers = await Promise.all([eviId, secondId, eviId, secondId].map((id) => order(topJobs(1), id)));
  expect(answers.filter((answer) => answer === 'placed')).toHaveLength(1);
  expect(await db.$count(orders)).toBe(1);
});

test('what is open on account has a limit that the operator sets; what is paid or corrected no longer counts', async () => {
  await verify(eviId);
  await allow({ openSum: 250 });
  expect(await order(topJobs(1))).toBe('placed');
  expect(await order(topJobs(1))).toBe('placed');
  expect(await order(topJobs(1))).toBe('order.open_sum_reached');
  const [first, second] = await db.select().from(invoices).where(eq(invoices.employerId, eviId));
  await ada.call('POST', `/api/admin/invoices/${first?.id}/settlement`, { paidOn: '2026-11-15' });
  expect(await order(topJobs(1))).toBe('placed');
  expect(await order(topJobs(1))).toBe('order.open_sum_reached');
  await ada.call('POST', `/api/admin/invoices/${second?.id}/correction`, { reason: 'Nachlass', net: 5000 });
  expect(await order(topJobs(1))).toBe('order.open_sum_reached');
  await ada.call('POST', `/api/admin/invoices/${second?.id}/correction`, { reason: 'Nachlass', net: 4000 });
  expect(await order(topJobs(1))).toBe('placed');
});

test('an employer and a person place so many orders a day', async () => {
  await verify(eviId, secondId);
  await allow({ perDay: 3 });
  expect([await order(topJobs(1)), await order(topJobs(1), secondId), await order(topJobs(1))]).toEqual(
    Array(3).fill('placed'),
  );
  expect([await order(topJobs(1)), await order(topJobs(1), secondId)]).toEqual(Array(2).fill('order.too_many_today'));
  now = new Date(NOW.getTime() + 25 * 3_600_000);
  evi = await signIn(app, 'evi@haus.example');
  expect(await order(topJobs(1))).toBe('placed');
});

const received = (to: string) => db.$count(mails, eq(mails.to, to));
async function sendInvoices() {
  for (const { id } of await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.employerId, eviId)))
    await sendInvoice(ctx, { invoiceId: id });
}

test('an address that nobody has confirmed gets five mails a day; the invoices go to an owner then', async () => {
  await verify(eviId);
  for (let round = 0; round < 4; round += 1) expect(await order(topJobs(1))).toBe('placed');
  await sendInvoices();
  expect(await received('kasse@fremd.example')).toBe(5);
  const isInvoice = and(eq(mails.kind, 'billing.invoice'), eq(mails.to, 'evi@haus.example'));
  expect(await db.$count(mails, isInvoice)).toBe(3);
  expect(await db.$count(mails, eq(mails.kind, 'billing.invoice'))).toBe(4);
});

test('the confirmed address of a member gets every mail', async () => {
  await verify(eviId);
  for (let round = 0; round < 4; round += 1) await order(topJobs(1), eviId, 'Evi@haus.example');
  await sendInvoices();
  expect(await db.$count(mails, eq(mails.kind, 'billing.invoice'))).toBe(4);
  expect(await db.$count(mails, eq(mails.kind, 'billing.order-placed'))).toBeGreaterThanOrEqual(4);
});
