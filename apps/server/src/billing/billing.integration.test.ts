import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import type { Billing, Invoice, PlaceOrder, PriceList } from '@stellenvisite/contract/billing/billing.schema';
import { SELLER_SETTING } from '@stellenvisite/core/billing/get-billing-language';
import { sendInvoice } from '@stellenvisite/core/billing/issue-invoice';
import { remindOfInvoices } from '@stellenvisite/core/billing/remind-of-invoices';
import { renewSubscriptions } from '@stellenvisite/core/billing/renew-subscriptions';
import { chargeInvoice } from '@stellenvisite/core/billing/stripe/charge-invoice';
import { fetchLostEvents } from '@stellenvisite/core/billing/stripe/fetch-lost-events';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { readPdf } from '@stellenvisite/core/seekers/cv/extract/read-pdf';
import { billingCredits, invoices, orders } from '@stellenvisite/db/schema/billing/billing';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { adminActs } from '@stellenvisite/db/schema/identity/admin-acts';
import { authLimits } from '@stellenvisite/db/schema/identity/auth';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { settings } from '@stellenvisite/db/schema/platform/settings';
import { bookPlan, createEmployer, createJob, NOW } from '@stellenvisite/db/testing-market';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import Stripe from 'stripe';
import { beforeEach, describe, expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { type Caller, createAdminPerson, createPerson, signIn, signInAdmin } from '../testing/people.ts';
import { placeQuoted } from '../testing/place-quoted.ts';
import { readArchive } from '../testing/read-archive.ts';
import { startStripe } from '../testing/start-stripe.ts';

const SECRET = 'whsec_test';
const provider = await startStripe();
let now = NOW;
const { app, database, services } = await buildTestApp({
  now: () => now,
  env: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: provider.url },
});
await installQueues(database, jobsOf(SLICES));
const { db } = database;
const ctx = createContext(services);
const sdk = new Stripe('sk_test_1');
const { id: evaId } = await createPerson(db, { email: 'eva@see.example', role: 'employer' });
const { id: waldId } = await createPerson(db, { email: 'wald@wald.example', role: 'employer' });
await createAdminPerson(db, 'ada@amt.example');
let eva = await signIn(app, 'eva@see.example');
const wald = await signIn(app, 'wald@wald.example');
let ada = await signInAdmin(app, 'ada@amt.example');
/** Sessions end with the hour, so people sign in again. */
async function moveTo(moment: string): Promise<void> {
  now = new Date(moment);
  eva = await signIn(app, 'eva@see.example');
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

/**
 * Checks the mandatory rules that XRechnung 3.0 adds to EN 16931 (KoSIT, "Geschäftsregeln", BR-DE-*), as far as they concern what we issue.
 */
function expectXRechnung(xml: string): void {
  const part = (name: string) => new RegExp(`<ram:${name}>.*?</ram:${name}>`, 's').exec(xml)?.[0] ?? '';
  const [seller, buyer] = [part('SellerTradeParty'), part('BuyerTradeParty')];
  const means = part('SpecifiedTradeSettlementPaymentMeans');
  // BR-DE-21 (BT-24) and PEPPOL-EN16931-R001 (BT-23).
  expect(xml).toContain('urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0');
  expect(part('BusinessProcessSpecifiedDocumentContextParameter')).toContain(
    'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  );
  // BR-DE-15: buyer reference. BR-DE-17: kind of document.
  expect(part('BuyerReference')).toMatch(/>\S+</);
  expect(/<rsm:ExchangedDocument>.*?<ram:TypeCode>(\d+)</s.exec(xml)?.[1]).toMatch(
    /^(?:326|380|384|389|381|875|876|877)$/,
  );
  // BR-DE-2, 5, 6 and 7: contact of the seller with name, phone and mail; BR-DE-27 and 28: their form.
  const contact = part('DefinedTradeContact');
  expect(seller).toContain(contact);
  expect(contact).toMatch(/<ram:(?:PersonName|DepartmentName)>[^<]+</);
  expect(/<ram:CompleteNumber>([^<]+)</.exec(contact)?.[1]?.replaceAll(/\D/g, '').length).toBeGreaterThanOrEqual(3);
  expect(contact).toMatch(/<ram:URIID>[^@\s<]{2,}@[^@\s<]+\.[^@\s<]{2,}</);
  // BR-DE-3 and 4, BR-DE-8 and 9: town and postcode of both.
  for (const party of [seller, buyer]) {
    expect(party).toMatch(/<ram:PostcodeCode>[^<]+</);
    expect(party).toMatch(/<ram:CityName>[^<]+</);
    // PEPPOL-EN16931-R010 and R020: electronic addresses with a scheme.
    expect(party).toMatch(/<ram:URIUniversalCommunication>\s*<ram:URIID schemeID="EM">[^<]+@[^<]+</);
  }
  // BR-DE-14: the rate of each VAT category. BR-DE-16: the tax number of the seller.
  for (const tax of xml.match(/<ram:ApplicableTradeTax>.*?<\/ram:ApplicableTradeTax>/gs) ?? [])
    expect(tax).toContain('RateApplicablePercent');
  expect(seller).toMatch(/<ram:ID schemeID="VA">DE\d{9}</);
  // BR-DE-1: payment instructions. BR-DE-19 and 23-a: a transfer has an IBAN and no card; BR-DE-24: no card without its number.
  const code = /<ram:TypeCode>(\w+)</.exec(means)?.[1];
  expect(code).toMatch(/^(?:58|68)$/);
  if (code === '58') expect(means).toMatch(/<ram:IBANID>DE\d{20}</);
  expect(means).not.toContain('ApplicableTradeSettlementFinancialCard');
  // BR-DE-18: no discount terms in words. BR-DE-TMP-32: day of delivery or period.
  expect(xml).not.toContain('#SKONTO#');
  expect(xml).toMatch(/<ram:ActualDeliverySupplyChainEvent>|<ram:BillingSpecifiedPeriod>/);
}

beforeEach(async () => {
  if (now !== NOW) await moveTo(NOW.toISOString());
  now = NOW;
  provider.setDown(false);
  provider.calls.length = 0;
  provider.events.length = 0;
  await db.delete(employers);
  await db.delete(authLimits);
  await createEmployer(db, { id: evaId, name: 'MVZ am Stadtgarten', verifiedAt: NOW });
  await createEmployer(db, { id: waldId, name: 'Klinik im Wald', verifiedAt: NOW });
  await db.delete(mails);
});

const billing = async (caller: Caller = eva): Promise<Billing> =>
  (await caller.call('GET', '/api/employer/billing')).json();
const listed = async (): Promise<Invoice[]> => (await eva.call('GET', '/api/employer/invoices')).json().items;
const order = (wanted: Partial<PlaceOrder> = {}, caller: Caller = eva) =>
  placeQuoted(caller, {
    version: 0,
    plan: 'practice',
    period: 'monthly',
    products: [],
    address: ADDRESS,
    payment: 'invoice',
    ...wanted,
  });
const twoTopJobs = { plan: null, products: [{ product: 'top_job' as const, quantity: 2 }], payment: 'card' as const };

type Told = { type: string; object: object; created?: number; id?: string };
let told = 0;
function eventOf({ type, object, created = NOW.getTime() / 1000, id }: Told): Stripe.Event {
  told += 1;
  const event = { id: id ?? `evt_${told}`, object: 'event', type, created, data: { object } };
  return event as unknown as Stripe.Event;
}
function deliver(event: Stripe.Event, secret = SECRET) {
  const payload = JSON.stringify(event);
  const signature = sdk.webhooks.generateTestHeaderString({ payload, secret });
  return app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
}
const mailsOf = (kind: string) => db.select().from(mails).where(eq(mails.kind, kind));
const paidSession = (orderId: string, amount: number, paymentId = `pi_${orderId}`) => ({
  id: 'cs',
  object: 'checkout.session',
  payment_status: 'paid',
  amount_total: amount,
  currency: 'eur',
  payment_intent: paymentId,
  metadata: { orderId },
});

describe('on account', () => {
  test('an order brings plan, invoice, document and mails, and is answered the same when it is sent again', async () => {
    const key = randomUUID();
    const first = await order({ key });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({ status: 'placed', gross: 15_351, checkoutUrl: null });
    expect((await order({ key })).json()).toEqual(first.json());
    expect(await billing()).toMatchObject({
      plan: { id: 'practice', jobs: 3 },
      subscription: { periodStart: '2026-11-15', periodEnd: '2026-12-14', renews: true, gross: 15_351 },
      nextInvoice: { on: '2026-12-15', gross: 15_351 },
      version: 1,
    });
    const [invoice, ...others] = await listed();
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ state: 'open', net: 12_900, vat: 2451, gross: 15_351, dueOn: '2026-11-29' });
    expect(invoice?.number).toMatch(/^RE-2026-11-\d{4}$/);

    await sendInvoice(ctx, { invoiceId: invoice?.id ?? '' });
    await sendInvoice(ctx, { invoiceId: invoice?.id ?? '' });
    const sent = await db.select().from(mails);
    expect(sent.map(({ to, kind }) => `${kind} ${to}`).sort()).toEqual([
      'billing.invoice buchhaltung@mvz.example',
      'billing.order-placed buchhaltung@mvz.example',
      'billing.order-placed eva@see.example',
    ]);
    const pdf = await eva.call('GET', `/api/employer/invoices/${invoice?.id}/pdf`);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoice?.number}.pdf"`,
    });
    const { xml } = await extractXml(pdf.rawPayload);
    expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true });
    expect(xml).toContain('urn:cen.eu:en16931:2017');
    expect(xml).toContain('<ram:GrandTotalAmount>153.51</ram:GrandTotalAmount>');
    expect((await wald.call('GET', `/api/employer/invoices/${invoice?.id}/pdf`)).statusCode).toBe(404);
  });

  test('two tabs that buy at once buy once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => order({ ...twoTopJobs, payment: 'invoice' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('order.version_stale');
    expect((await billing()).credits.top_job).toBe(2);
    expect(await listed()).toHaveLength(1);
  });

  test('nobody pays another sum than the one that was shown', async () => {
    const shown = await order({ gross: 15_350 });
    expect([shown.statusCode, shown.json().code]).toEqual([409, 'order.sum_changed']);
    expect(await billing()).toMatchObject({ plan: { id: 'start' }, version: 0 });
    expect(await listed()).toEqual([]);
    expect((await order({ gross: 15_351 })).statusCode).toBe(201);
  });

  test('numbers have no gaps, whatever fails between', async () => {
    const before = await db.select({ number: invoices.number }).from(invoices);
    const issue = (caller: Caller, fails: boolean) => order(fails ? { plan: 'group' } : { plan: 'practice' }, caller);
    await Promise.all([issue(eva, true), issue(wald, false), issue(eva, false), issue(wald, true)]);
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(sql`insert into invoices select gen_random_uuid(), '', kind, employer_id, null, null, null, null, issued_on, due_on,
          lines, net, vat, gross, currency, country, vat_case, vat_percent, parties from invoices limit 1`);
        throw new Error('after all');
      }),
    ).rejects.toThrow();
    const numbers = (await db.select({ number: invoices.number }).from(invoices)).map(({ number }) => number.slice(-4));
    expect(numbers.length).toBe(before.length + 2);
    expect(numbers.sort()).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')));
  });

  test('the ten thousandth number of a year has five digits', async () => {
    await moveTo('2033-05-02T09:00:00Z');
    await db.execute(sql`insert into invoice_counters (series, year, last) values ('RE', 2033, 9998)`);
    expect((await order()).json().invoiceNumber).toBe('RE-2033-05-9999');
    const topJob = { plan: null, products: [{ product: 'top_job' as const, quantity: 1 }] };
    for (const [version, number] of [
      [1, 'RE-2033-05-10000'],
      [2, 'RE-2033-05-10001'],
    ] as const)
      expect((await order({ ...topJob, version })).json().invoiceNumber).toBe(number);
  });

  test('an invoice can neither be changed nor deleted', async () => {
    const own = eq(invoices.number, (await order()).json().invoiceNumber);
    await expect(db.update(invoices).set({ gross: 1, net: 1, vat: 0 }).where(own)).rejects.toThrow();
    await expect(db.delete(invoices).where(own)).rejects.toThrow();
    await db.delete(employers);
    const [kept] = await db.select().from(invoices).where(own);
    expect(kept).toMatchObject({ employerId: null, gross: 15_351, parties: { buyer: ADDRESS } });
  });

  test('Austria with a VAT id owes the tax itself, Switzerland pays francs, and a wrong id is refused', async () => {
    const austrian = { ...ADDRESS, country: 'AT' as const, postalCode: '1010', city: 'Wien', vatId: 'ATU13585627' };
    const [address, swiss] = [austrian, { ...austrian, country: 'CH' as const, vatId: 'CHE-116.281.710 MWST' }];
    expect((await order({ address: { ...address, vatId: 'ATU13585628' } })).statusCode).toBe(400);
    expect((await order({ address: { ...swiss, vatId: null } })).statusCode).toBe(400);
    expect((await order({ address })).json()).toMatchObject({ gross: 12_900, currency: 'EUR' });
    const [invoice] = await listed();
    expect(invoice).toMatchObject({ vatCase: 'reverse_charge', vat: 0 });
    const xml = (await eva.call('GET', `/api/employer/invoices/${invoice?.id}/xml`)).body;
    expect(xml).toContain('<ram:CategoryCode>AE</ram:CategoryCode>');
    expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true });
    const francs = await order({ address: swiss }, wald);
    expect(francs.json()).toMatchObject({ gross: 12_900, currency: 'CHF' });
  });

  const SELLER = {
    name: 'Stellenvisite GmbH',
    street: 'Hansaring 1',
    postalCode: '50670',
    city: 'Köln',
    vatId: 'DE136695976',
    register: 'Amtsgericht Köln, HRB 1',
    email: 'rechnung@markt.example',
    phone: '+49 221 5550100',
    iban: 'DE02 1203 0000 0000 2020 51',
    bic: 'BYLADEM1001',
    bank: 'DKB',
  };
  const setSeller = async () => {
    const row = { value: SELLER, updatedAt: NOW };
    await db
      .insert(settings)
      .values({ key: SELLER_SETTING, ...row })
      .onConflictDoUpdate({ target: settings.key, set: row });
  };
  const BODY = { ...ADDRESS, leitwegId: ' 04011000-1234512345-06 ', reference: '4500-118 220', costCentre: '92 410' };

  test('a public body gets an XRechnung with its Leitweg-ID, its order number apart from it, and everybody else gets none', async () => {
    await setSeller();
    expect((await order({ address: { ...BODY, leitwegId: '04011000-1234512345-07' } })).json()).toMatchObject({
      code: 'request.invalid',
    });
    await order({ address: BODY });
    const [invoice] = await listed();
    expect(invoice).toMatchObject({ hasXRechnung: true, reference: '4500-118 220', costCentre: '92 410' });
    const answer = await eva.call('GET', `/api/employer/invoices/${invoice?.id}/xrechnung`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xml',
      'content-disposition': `attachment; filename="${invoice?.number}.xrechnung.xml"`,
    });
    expectXRechnung(answer.body);
    expect(await validateXsd(answer.body, Profile.EN16931)).toMatchObject({ valid: true });
    expect(answer.body).toContain('<ram:BuyerReference>04011000-1234512345-06</ram:BuyerReference>');
    expect(answer.body).toMatch(
      /<ram:BuyerOrderReferencedDocument>\s*<ram:IssuerAssignedID>4500-118 220<\/ram:IssuerAssignedID>/,
    );
    expect(answer.body).toContain('Kostenstelle: 92 410');
    expect((await wald.call('GET', `/api/employer/invoices/${invoice?.id}/xrechnung`)).statusCode).toBe(404);

    // The PDF carries the same facts and stays plain EN 16931.
    const { xml } = await extractXml((await eva.call('GET', `/api/employer/invoices/${invoice?.id}/pdf`)).rawPayload);
    expect(xml).toMatch(
      /<ram:GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>urn:cen\.eu:en16931:2017<\/ram:ID>/,
    );
    expect(xml).toContain('<ram:BuyerOrderReferencedDocument>');

    await sendInvoice(ctx, { invoiceId: invoice?.id ?? '' });
    const [sent] = await db.select().from(mails).where(eq(mails.kind, 'billing.invoice'));
    expect(JSON.stringify(sent)).toContain(`${invoice?.number}.xrechnung.xml`);

    await order({ address: { ...ADDRESS, reference: '4711' }, products: [{ product: 'top_job', quantity: 1 }] }, wald);
    const { items } = (await wald.call('GET', '/api/employer/invoices')).json();
    expect(items[0]).toMatchObject({ hasXRechnung: false, reference: '4711' });
    expect((await wald.call('GET', `/api/employer/invoices/${items[0].id}/xrechnung`)).json().code).toBe(
      'invoice.not_found',
    );
    expect((await wald.call('GET', `/api/employer/invoices/${items[0].id}/xml`)).body).not.toContain('BuyerReference>');
  });

  test('a correction of an XRechnung is one too and names what it corrects', async () => {
    await setSeller();
    await order({ address: BODY });
    const [issued] = await listed();
    await ada.call('POST', `/api/admin/invoices/${issued?.id}/correction`, { reason: 'Doppelt', net: 100 });
    const correction = (await listed()).find(({ kind }) => kind === 'correction');
    const { body } = await eva.call('GET', `/api/employer/invoices/${correction?.id}/xrechnung`);
    expectXRechnung(body);
    expect(body).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(body).toMatch(new RegExp(`<ram:InvoiceReferencedDocument>\\s*<ram:IssuerAssignedID>${issued?.number}<`));
  });

  test('who pays by card gets an XRechnung without the card, which the rules would ask the number of', async () => {
    await setSeller();
    const id = (await order({ payment: 'card', address: BODY })).json().id as string;
    await deliver(eventOf({ type: 'checkout.session.completed', object: paidSession(id, 15_351) }));
    const [paid] = await listed();
    const { body } = await eva.call('GET', `/api/employer/invoices/${paid?.id}/xrechnung`);
    expectXRechnung(body);
    expect(body).toMatch(/<ram:SpecifiedTradeSettlementPaymentMeans>\s*<ram:TypeCode>68</);
  });

  test('the page of an invoice has customer number, references and the transfer line by line', async () => {
    await setSeller();
    await order({ address: BODY });
    const [invoice] = await listed();
    const pdf = await eva.call('GET', `/api/employer/invoices/${invoice?.id}/pdf`);
    const file = join(await mkdtemp(join(tmpdir(), 'invoice-')), 'file.pdf');
    await writeFile(file, pdf.rawPayload);
    const lines = ((await readPdf(file, { maxPages: 1, canRecognize: false }))?.pages ?? []).flat();
    const text = lines.join('\n');
    for (const part of [
      /Kundennummer\s*K-\d{5,}/,
      /Leitweg-ID\s*04011000-1234512345-06/,
      /Kostenstelle\s*92 410/,
      'GiroCode',
    ])
      expect(text).toMatch(part);
    expect(lines.some((line) => /DE\d\d( \d{4}){4} \d{2}$/.test(line.trim()))).toBe(true);
  });

  test('the address for invoices is proposed from the profile, and the e-mail from the owner where it has none', async () => {
    expect(await billing()).toMatchObject({ address: { company: 'MVZ am Stadtgarten', email: 'eva@see.example' } });
    await db.update(employers).set({ email: 'kontakt@mvz.example' }).where(eq(employers.id, evaId));
    expect(await billing()).toMatchObject({ address: { email: 'kontakt@mvz.example' } });
  });

  test('what Switzerland buys is outside the scope of VAT, in the words of EN 16931', async () => {
    const address = {
      ...ADDRESS,
      country: 'CH' as const,
      postalCode: '8001',
      city: 'Zürich',
      vatId: 'CHE-116.281.710 MWST',
    };
    await order({ address, products: [{ product: 'top_job', quantity: 2 }] });
    const [issued] = await listed();
    await ada.call('POST', `/api/admin/invoices/${issued?.id}/correction`, {
      reason: 'Anzeige ohne Zustellung',
      net: 100,
    });
    const documents = await listed();
    expect(documents.map(({ vatCase, vat }) => [vatCase, vat])).toEqual([
      ['third_country', 0],
      ['third_country', 0],
    ]);
    for (const { id } of documents) {
      const { xml } = await extractXml((await eva.call('GET', `/api/employer/invoices/${id}/pdf`)).rawPayload);
      expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true });
      expect(new Set(xml.match(/(?<=<ram:CategoryCode>)\w+/g))).toEqual(new Set(['O']));
      expect(xml).toMatch(/<ram:ExemptionReason>Nicht im Inland steuerbar .*<ram:ExemptionReasonCode>VATEX-EU-O</s);
      // BR-O-02 and BR-O-05: neither party's VAT id, and no rate in a line. BR-CO-26: the seller is identified all the same.
      expect(xml).not.toContain('schemeID="VA"');
      const lines =
        xml.match(/<ram:IncludedSupplyChainTradeLineItem>.*?<\/ram:IncludedSupplyChainTradeLineItem>/gs) ?? [];
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).not.toContain('RateApplicablePercent');
      expect(xml).toMatch(/<ram:SellerTradeParty>\s*<ram:ID>[^<]+<\/ram:ID>/);
      expect(xml).toMatch(/<ram:BuyerTradeParty>.*<ram:ID schemeID="0183">CHE116281710</s);
      expect(xml).toContain('<ram:TypeCode>30</ram:TypeCode>');
    }
  });

  test('a correction takes back what was too much and never more, and offsets the invoice', async () => {
    await order();
    const [invoice] = await listed();
    const correct = (net: number | null) =>
      ada.call('POST', `/api/admin/invoices/${invoice?.id}/correction`, { reason: 'Anzeige ohne Zustellung', net });
    expect((await correct(4333)).json()).toMatchObject({ state: 'open' });
    expect((await correct(12_900)).json().code).toBe('invoice.correction_too_large');
    expect((await correct(null)).json()).toMatchObject({ state: 'corrected' });
    expect((await correct(1)).json().code).toBe('invoice.correction_too_large');
    const all = await listed();
    expect(all.map(({ number }) => number.slice(0, 2)).sort()).toEqual(['GS', 'GS', 'RE']);
    expect(all.reduce((sum, { gross }) => sum + gross, 0)).toBe(0);
    const credit = all.find(({ kind }) => kind === 'correction');
    expect(credit?.relatedNumber).toBe(invoice?.number);
    const { xml } = await extractXml((await eva.call('GET', `/api/employer/invoices/${credit?.id}/pdf`)).rawPayload);
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(xml).toContain(invoice?.number);
  });

  test('the amount left after a correction is shown, charged on the payment page and named in reminders', async () => {
    await order();
    const [invoice] = await listed();
    expect(invoice?.open).toBe(15_351);
    const part = { reason: 'Anzeige ohne Zustellung', net: 4300 };
    await ada.call('POST', `/api/admin/invoices/${invoice?.id}/correction`, part);
    const open = (await listed()).find(({ id }) => id === invoice?.id);
    expect(open).toMatchObject({ state: 'open', gross: 15_351, open: 15_351 - 5117 });
    await eva.call('POST', `/api/employer/invoices/${invoice?.id}/payment`);
    const asked = provider.calls.find(({ path }) => path === '/v1/checkout/sessions');
    expect(asked?.form).toMatchObject({ 'line_items[0][price_data][unit_amount]': '10234' });
    now = new Date('2026-12-03T09:00:00Z');
    await remindOfInvoices(ctx);
    const reminders = await db.select().from(mails).where(eq(mails.kind, 'billing.overdue'));
    const [reminder] = reminders.filter(({ subject }) => subject.includes(invoice?.number ?? ''));
    expect(reminder?.text).toContain('102,34');
    const intent = { id: 'pi_rest', amount: 10_234, currency: 'eur', metadata: { invoiceId: invoice?.id } };
    await deliver(eventOf({ type: 'payment_intent.succeeded', object: intent }));
    await moveTo('2026-12-03T09:00:00Z');
    expect((await listed()).find(({ id }) => id === invoice?.id)).toMatchObject({ state: 'paid', open: 0 });
  });

  test('the tax of corrections in many parts is right to the cent in each and in all', async () => {
    await order();
    const [invoice] = await listed();
    for (const net of [13, 13, 13, 13, 13, 13, null])
      await ada.call('POST', `/api/admin/invoices/${invoice?.id}/correction`, { reason: 'Nachlass', net });
    const all = (await eva.call('GET', '/api/employer/invoices')).json<{ items: Invoice[] }>().items;
    const corrections = all.filter(({ kind }) => kind === 'correction');
    expect(corrections).toHaveLength(7);
    for (const { id, net, vat } of corrections) {
      expect(Math.abs(vat - net * 0.19)).toBeLessThan(1);
      expect((await eva.call('GET', `/api/employer/invoices/${id}/pdf`)).statusCode).toBe(200);
    }
    expect(all.reduce((sum, { vat }) => sum + vat, 0)).toBe(0);
  });

  test('what is overdue is reminded of three times, a week apart at least, and not once it is paid', async () => {
    await order();
    const [invoice] = await listed();
    const reminders = async () =>
      (await db.select().from(mails).where(eq(mails.kind, 'billing.overdue')))
        .filter(({ subject }) => subject.includes(invoice?.number ?? ''))
        .map(({ subject }) => subject.split(':')[0]);
    for (const day of ['2026-11-30', '2026-12-02', '2026-12-03', '2026-12-20', '2026-12-21']) {
      now = new Date(`${day}T09:00:00Z`);
      await remindOfInvoices(ctx);
    }
    await moveTo('2026-12-21T09:00:00Z');
    expect(await reminders()).toEqual(['Erinnerung', 'Mahnung']);
    expect(await billing()).toMatchObject({
      overdue: [{ id: expect.any(String), open: 15_351, currency: 'EUR', page: 1 }],
    });
    const settle = () => ada.call('POST', `/api/admin/invoices/${invoice?.id}/settlement`, { paidOn: '2026-12-22' });
    expect((await settle()).json()).toMatchObject({ state: 'paid', paidOn: '2026-12-22' });
    expect((await settle()).json().code).toBe('invoice.settled');
    now = new Date('2027-02-01T09:00:00Z');
    await remindOfInvoices(ctx);
    expect(await reminders()).toHaveLength(2);
  });
});

describe('a plan', () => {
  test('goes on month by month, is billed once for each, becomes smaller, and ends with its ads paused', async () => {
    await order({ plan: 'hospital' });
    for (const title of ['A', 'B', 'C', 'D', 'E'])
      await createJob(db, evaId, { title, validThrough: new Date('2027-06-01') });
    await moveTo('2026-12-15T00:30:00Z');
    await Promise.all([renewSubscriptions(ctx), renewSubscriptions(ctx)]);
    expect((await listed()).map(({ lines }) => lines[0])).toMatchObject([
      { plan: 'hospital', from: '2026-12-15', to: '2027-01-14' },
      { plan: 'hospital', from: '2026-11-15', to: '2026-12-14' },
    ]);
    const smaller = await order({ version: 1 });
    expect(smaller.json()).toMatchObject({ status: 'placed', gross: 0, invoiceNumber: null });
    expect((await billing()).subscription).toMatchObject({ nextPlan: 'practice' });
    const confirmations = await db.select().from(mails).where(eq(mails.kind, 'billing.order-placed'));
    const later = confirmations.filter(({ text }) => text.includes('Paket Praxis ab dem 15.01.2027'));
    expect(later.map(({ text }) => text.includes('Sie zahlen auf Rechnung'))).toEqual([false, false]);
    await moveTo('2027-01-15T00:30:00Z');
    await renewSubscriptions(ctx);
    expect(await billing()).toMatchObject({ plan: { id: 'practice' }, jobs: { used: 3, of: 3 } });

    const cancel = () => eva.call('POST', '/api/employer/billing/cancellation');
    expect((await cancel()).json().subscription).toMatchObject({ renews: false, periodEnd: '2027-02-14' });
    await cancel();
    const confirmed = await db.select().from(mails).where(eq(mails.kind, 'billing.cancelled'));
    expect(confirmed.map(({ to }) => to).sort()).toEqual(['buchhaltung@mvz.example', 'eva@see.example']);
    expect(confirmed[0]?.text).toContain('15.01.2027, 01:30');
    expect((await eva.call('DELETE', '/api/employer/billing/cancellation')).json().subscription.renews).toBe(true);
    await cancel();
    await moveTo('2027-02-15T00:30:00Z');
    await renewSubscriptions(ctx);
    expect(await billing()).toMatchObject({
      plan: { id: 'start' },
      subscription: null,
      jobs: { used: 0 },
      isStartUsed: true,
    });
    expect((await cancel()).json().code).toBe('billing.no_subscription');
  });

  test('keeps its limit however many publish at once, and a bought place is used up', async () => {
    await order();
    const content = {
      title: 'Pflegefachkraft (m/w/d)',
      category: 'nursing',
      employmentType: 'full_time',
      experienceLevel: 'mid',
      location: { street: null, postalCode: null, city: 'Berlin', country: 'DE' },
      introHtml: '<p>Guten Tag</p>',
      applyMethod: 'here',
      salary: { min: 3600, max: 4400, currency: 'EUR', period: 'month' },
      duty: { shifts: ['early'] },
    };
    const drafts = await Promise.all(
      Array.from(
        { length: 8 },
        async () => (await eva.call('POST', '/api/employer/jobs', content)).json().id as string,
      ),
    );
    const publish = (id: string) => eva.call('POST', `/api/employer/jobs/${id}/publication`);
    const answers = await Promise.all(drafts.map(publish));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(answers.flatMap((answer) => answer.json().code ?? [])).toEqual(Array(5).fill('billing.no_place'));
    expect(await billing()).toMatchObject({ jobs: { used: 3, of: 3 } });
    expect((await billing()).waiting).toHaveLength(5);

    await order({ version: 1, plan: null, products: [{ product: 'single_ad', quantity: 1 }] });
    const more = await Promise.all(drafts.map(publish));
    expect(more.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
    expect(await billing()).toMatchObject({ jobs: { used: 3, of: 3 }, credits: { single_ad: 0 } });

    // A place that becomes free and is taken again is not given back by undoing.
    const live = (await billing()).places.map(({ id }) => id);
    const paused = await eva.call('POST', '/api/employer/jobs/bulk', {
      action: 'pause',
      selection: { ids: live.slice(0, 2) },
    });
    const free = drafts.filter((id) => !live.includes(id));
    await Promise.all(free.map(publish));
    await eva.call('POST', `/api/employer/jobs/bulk/${paused.json().batchId}/undo`);
    expect((await billing()).jobs).toEqual({ used: 3, of: 3 });
  });

  test('without one there is one free ad, once', async () => {
    await createJob(db, waldId, { validThrough: new Date('2026-11-14') });
    expect(await billing(wald)).toMatchObject({ plan: { id: 'start', jobs: 1 }, isStartUsed: true });
    expect(await billing()).toMatchObject({ plan: { id: 'start' }, isStartUsed: false });
  });

  test('holds as many people as it has seats for, however many are invited at once', async () => {
    await ada.call('PUT', '/api/admin/plans/start', {
      ...(await app.inject('/api/plans')).json().plans[0],
      seats: 3,
    });
    const invited = await Promise.all(
      [1, 2, 3, 4].map((each) =>
        eva.call('POST', '/api/employer/team/invitations', { email: `neu${each}@see.example`, role: 'viewer' }),
      ),
    );
    expect(invited.filter(({ statusCode }) => statusCode < 300)).toHaveLength(2);
    expect(invited.flatMap((answer) => answer.json().code ?? [])).toEqual(['billing.no_seat', 'billing.no_seat']);
    expect((await billing()).seats).toEqual({ used: 3, of: 3 });
  });
});

describe('by card', () => {
  const begin = async () => {
    const begun = (await order({ ...twoTopJobs, version: (await billing()).version })).json();
    return begun.id as string;
  };
  const credits = async () => (await billing()).credits.top_job;

  test('an order that is sent twice with one key is created once and waits for its payment', async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([order({ ...twoTopJobs, key }), order({ ...twoTopJobs, key })]);
    expect(first.json()).toEqual(second.json());
    expect(first.json()).toMatchObject({ status: 'pending', gross: 21_420, checkoutUrl: /checkout\.stripe\.example/ });
    const asked = provider.calls.find(({ path }) => path === '/v1/checkout/sessions');
    expect(asked?.form).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '21420',
      'line_items[0][price_data][currency]': 'eur',
      'payment_intent_data[metadata][orderId]': first.json().id,
    });
    expect([await credits(), await listed()]).toEqual([0, []]);
    await deliver(eventOf({ type: 'checkout.session.completed', object: paidSession(first.json().id, 21_420) }));
    expect(await credits()).toBe(2);
    expect(await listed()).toMatchObject([{ state: 'paid', gross: 21_420 }]);
    expect((await eva.call('POST', '/api/employer/billing/portal')).json().url).toContain('stripe');
  });

  test('nothing is ordered while the provider does not answer', async () => {
    provider.setDown(true);
    const key = randomUUID();
    expect((await order({ ...twoTopJobs, key })).json().code).toBe('billing.unavailable');
    provider.setDown(false);
    expect((await order({ ...twoTopJobs, key })).json().checkoutUrl).toMatch(/checkout/);
  });

  test('what is forged, meant for other money or unsigned changes nothing', async () => {
    const id = await begin();
    const paid = () => eventOf({ type: 'checkout.session.completed', object: paidSession(id, 21_420) });
    expect((await deliver(paid(), 'whsec_other')).statusCode).toBe(400);
    const unsigned = { method: 'POST' as const, url: '/api/stripe/webhook', payload: paid() };
    expect((await app.inject(unsigned)).statusCode).toBe(400);
    await deliver(eventOf({ type: 'checkout.session.completed', object: paidSession(id, 100) }));
    expect(await credits()).toBe(0);
  });

  test('a delivery that never came is fetched', async () => {
    const id = await begin();
    provider.events.push(eventOf({ type: 'payment_intent.succeeded', object: intentOf(id) }));
    await fetchLostEvents(ctx);
    await fetchLostEvents(ctx);
    expect(await credits()).toBe(2);
  });

  const intentOf = (id: string) => ({ id: `pi_${id}`, amount: 21_420, currency: 'eur', metadata: { orderId: id } });

  type End = 'kept' | 'refunded' | 'won' | 'lost';
  /** Returns the events that Stripe sends about a payment for the order with the given outcome. */
  function eventsOf(id: string, end: End): Stripe.Event[] {
    const at = NOW.getTime() / 1000;
    const payment_intent = `pi_${id}`;
    const ofPayment = { amount: 21_420, currency: 'eur', payment_intent };
    const refund = (amount: number) => ({ id: 'ch', ...ofPayment, amount_refunded: amount, metadata: {} });
    const dispute = (status: string) => ({ id: 'dp', ...ofPayment, status });
    const after: Record<End, Told[]> = {
      kept: [],
      refunded: [
        { type: 'charge.refunded', object: refund(5000), created: at + 2 },
        { type: 'charge.refunded', object: refund(21_420), created: at + 3 },
      ],
      won: [
        { type: 'charge.dispute.created', object: dispute('needs_response'), created: at + 5 },
        { type: 'charge.dispute.closed', object: dispute('won'), created: at + 5 },
      ],
      lost: [
        { type: 'charge.dispute.created', object: dispute('needs_response'), created: at + 5 },
        { type: 'charge.dispute.closed', object: dispute('lost'), created: at + 5 },
      ],
    };
    return [
      { type: 'payment_intent.payment_failed', object: intentOf(id), created: at },
      { type: 'payment_intent.succeeded', object: intentOf(id), created: at + 1 },
      { type: 'checkout.session.completed', object: paidSession(id, 21_420), created: at + 1 },
      ...after[end],
    ].map(eventOf);
  }

  test('events in any order, twice, at once, lost or forged leave what the payment is worth', async () => {
    const deliveries = fc.record({
      end: fc.constantFrom<End>('kept', 'refunded', 'won', 'lost'),
      // Events that are not in it are lost, and fetched at the end.
      arriving: fc.shuffledSubarray([0, 1, 2, 3, 4]),
      doubled: fc.array(fc.nat(4), { maxLength: 3 }),
      forged: fc.array(fc.nat(4), { maxLength: 2 }),
      isAtOnce: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(deliveries, async ({ end, arriving, doubled, forged, isAtOnce }) => {
        await db.delete(billingCredits);
        await db.delete(orders);
        provider.events.length = 0;
        const id = await begin();
        const events = eventsOf(id, end);
        const others = [...eventsOf(id, 'refunded'), ...eventsOf(id, 'lost')];
        const sent = [...arriving, ...doubled].flatMap((index) => events[index] ?? []);
        const send = [
          ...sent.map((event) => async () => expect((await deliver(event)).statusCode).toBe(204)),
          ...forged.map((index) => async () => {
            const event = others.at(-1 - index);
            if (event) expect((await deliver(event, 'whsec_other')).statusCode).toBe(400);
          }),
        ];
        if (isAtOnce) await Promise.all(send.map((each) => each()));
        else
          for (const each of send) {
            await each();
            expect([0, 2]).toContain(await credits());
          }
        provider.events.push(...events);
        await fetchLostEvents(ctx);
        expect(await credits()).toBe(end === 'kept' || end === 'won' ? 2 : 0);
      }),
      { numRuns: 25 },
    );
  });

  test('a refund that is reported in the same moment as the payment is not lost', async () => {
    const id = await begin();
    const [, paid, , , refund] = eventsOf(id, 'refunded');
    if (!paid || !refund) throw new Error('the events are missing');
    // The refund does not move just before its commit, where nobody else sees it.
    await db.execute(sql`create function hold_refund() returns trigger language plpgsql as $$
      begin if new.fact = 'refunded' then perform pg_advisory_xact_lock(42); end if; return null; end $$`);
    await db.execute(sql`create constraint trigger hold_refund after insert on stripe_events
      deferrable initially deferred for each row execute function hold_refund()`);
    const waiting = async () => {
      const { rows } = await db.execute(sql`select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`);
      return rows.length;
    };
    const arriving: Promise<unknown>[] = [];
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(42)`);
      arriving.push(deliver(refund));
      await expect.poll(waiting).toBe(1);
      let isTaken = false;
      arriving.push(
        deliver(paid).then(() => {
          isTaken = true;
        }),
      );
      await expect.poll(async () => isTaken || (await waiting()) === 2).toBe(true);
    });
    await Promise.all(arriving);
    await db.execute(sql`drop function hold_refund cascade`);
    expect(await credits()).toBe(0);
  });

  test('what is paid for late, when another order has brought it, is given back', async () => {
    const late = (await order({ payment: 'card' })).json().id as string;
    expect((await order({ version: 1 })).json().status).toBe('placed');
    await deliver(eventOf({ type: 'checkout.session.completed', object: paidSession(late, 15_351) }));
    const [row] = await db.select().from(orders).where(eq(orders.id, late));
    expect(row?.status).toBe('refunded');
    expect(await listed()).toHaveLength(1);
    const queued = await db.execute(sql`select data from pgboss.job where name = 'billing.refund-payment'`);
    expect(queued.rows).toMatchObject([{ data: { paymentId: `pi_${late}` } }]);
    expect(await mailsOf('billing.given-back')).toMatchObject([
      { to: ADDRESS.email, subject: expect.stringMatching(/^Doppelt bestellt/) },
    ]);
  });

  test('a refund of a plan takes back its invoice and ends it', async () => {
    const id = (await order({ payment: 'card' })).json().id as string;
    await deliver(eventOf({ type: 'checkout.session.completed', object: paidSession(id, 15_351) }));
    expect((await billing()).plan.id).toBe('practice');
    const object = {
      id: 'ch',
      amount: 15_351,
      amount_refunded: 15_351,
      currency: 'eur',
      payment_intent: `pi_${id}`,
      metadata: {},
    };
    await deliver(eventOf({ type: 'charge.refunded', object }));
    expect((await billing()).plan.id).toBe('start');
    expect((await listed()).map(({ state }) => state).sort()).toEqual(['offset', 'paid']);
  });

  const refundOf = (paymentId: string, amount: number) =>
    eventOf({
      type: 'charge.refunded',
      object: { id: 'ch', amount, amount_refunded: amount, currency: 'eur', payment_intent: paymentId, metadata: {} },
    });
  const queuedRefunds = async () => {
    const { rows } = await db.execute(sql`select data ->> 'paymentId' as id from pgboss.job
      where name = 'billing.refund-payment'`);
    return rows.map(({ id }) => id);
  };

  test('a refund of what was corrected by hand before takes back the credits all the same', async () => {
    const id = await begin();
    await deliver(eventOf({ type: 'checkout.session.completed', object: paidSession(id, 21_420) }));
    const [invoice] = await listed();
    const all = { reason: 'Nicht gewünscht', net: null };
    await ada.call('POST', `/api/admin/invoices/${invoice?.id}/correction`, all);
    expect((await deliver(refundOf(`pi_${id}`, 21_420))).statusCode).toBe(204);
    expect(await credits()).toBe(0);
    expect(await listed()).toHaveLength(2);
  });

  test('a dispute that is lost takes back the invoice and ends the plan, one that is open does not', async () => {
    const id = (await order({ payment: 'card' })).json().id as string;
    await deliver(eventOf({ type: 'checkout.session.completed', object: paidSession(id, 15_351) }));
    const dispute = { id: 'dp', amount: 15_351, currency: 'eur', payment_intent: `pi_${id}` };
    await deliver(eventOf({ type: 'charge.dispute.created', object: { ...dispute, status: 'needs_response' } }));
    expect((await billing()).plan.id).toBe('practice');
    await deliver(eventOf({ type: 'charge.dispute.closed', object: { ...dispute, status: 'lost' } }));
    expect((await billing()).plan.id).toBe('start');
    const correction = (await listed()).find(({ kind }) => kind === 'correction');
    expect(correction).toMatchObject({ gross: -15_351, lines: [{ reason: 'Rückbuchung' }] });
  });

  test('of two orders that were begun one after the other only one is bought, and the other payment is given back', async () => {
    const first = await begin();
    now = new Date(NOW.getTime() + 60_000);
    const second = await begin();
    now = new Date(NOW.getTime() + 120_000);
    await deliver(eventOf({ type: 'checkout.session.completed', object: paidSession(second, 21_420) }));
    await deliver(eventOf({ type: 'checkout.session.completed', object: paidSession(first, 21_420) }));
    expect(await credits()).toBe(2);
    expect(await listed()).toHaveLength(1);
    expect(await queuedRefunds()).toContain(`pi_${first}`);
    // A third one that is begun afterwards is another purchase.
    now = new Date(NOW.getTime() + 180_000);
    const third = await begin();
    await deliver(eventOf({ type: 'checkout.session.completed', object: paidSession(third, 21_420) }));
    expect(await credits()).toBe(4);
  });

  test('an invoice that is paid twice keeps the first payment and gives back the second', async () => {
    await order();
    const [invoice] = await listed();
    const invoiceId = invoice?.id ?? '';
    const pay = (id: string, created: number) =>
      deliver(
        eventOf({
          type: 'payment_intent.succeeded',
          object: { id, amount: 15_351, currency: 'eur', metadata: { invoiceId } },
          created: NOW.getTime() / 1000 + created,
        }),
      );
    await pay('pi_charged', 1);
    expect(await queuedRefunds()).not.toContain('pi_page');
    await pay('pi_page', 2);
    expect(await queuedRefunds()).toContain('pi_page');
    expect(await queuedRefunds()).not.toContain('pi_charged');
    // Another event of the same payment, before the refund is reported.
    await pay('pi_page', 3);
    const told = await mailsOf('billing.given-back');
    expect(told).toMatchObject([{ to: ADDRESS.email, subject: `Doppelt bezahlt: Rechnung ${invoice?.number}` }]);
    await deliver(refundOf('pi_page', 15_351));
    expect(await listed()).toMatchObject([{ state: 'paid' }]);
    await deliver(refundOf('pi_charged', 15_351));
    expect(await listed()).toMatchObject([{ state: 'open' }]);
  });

  test('money that is given back for an invoice that was corrected as a whole does not make it open again', async () => {
    await order();
    const [invoice] = await listed();
    const invoiceId = invoice?.id ?? '';
    const intent = { id: 'pi_back', amount: 15_351, currency: 'eur', metadata: { invoiceId } };
    await deliver(eventOf({ type: 'payment_intent.succeeded', object: intent }));
    await ada.call('POST', `/api/admin/invoices/${invoiceId}/correction`, { reason: 'Nicht gewünscht', net: null });
    await deliver(refundOf('pi_back', 15_351));
    expect((await listed()).find(({ id }) => id === invoiceId)).toMatchObject({ state: 'paid', open: 0 });
  });

  test('a next period is taken from the card, and a declined card leaves the invoice open', async () => {
    const id = (await order({ payment: 'card' })).json().id as string;
    await deliver(eventOf({ type: 'checkout.session.completed', object: paidSession(id, 15_351) }));
    await moveTo('2026-12-15T01:00:00Z');
    await renewSubscriptions(ctx);
    const [renewal] = await listed();
    const invoiceId = renewal?.id ?? '';
    await chargeInvoice(ctx, { invoiceId });
    await chargeInvoice(ctx, { invoiceId });
    // The card is charged: neither the mail nor the document may ask for a transfer.
    await sendInvoice(ctx, { invoiceId });
    const sent = (await db.select().from(mails).where(eq(mails.kind, 'billing.invoice')).orderBy(mails.createdAt)).at(
      -1,
    );
    expect(sent?.text).toContain('Wir buchen den Betrag von Ihrer Karte ab');
    const xml = (await eva.call('GET', `/api/employer/invoices/${invoiceId}/xml`)).body;
    expect(xml).toMatch(/<ram:SpecifiedTradeSettlementPaymentMeans>\s*<ram:TypeCode>48</);
    expect(xml).toContain('<ram:DuePayableAmount>153.51</ram:DuePayableAmount>');
    const charges = provider.calls.filter(({ path }) => path === '/v1/payment_intents');
    expect(new Set(charges.map(({ key }) => key))).toEqual(new Set([`invoice:${invoiceId}:15351`]));
    const intent = { id: 'pi_renewal', amount: 15_351, currency: 'eur', metadata: { invoiceId } };
    await deliver(eventOf({ type: 'payment_intent.payment_failed', object: intent }));
    expect(await listed()).toMatchObject([{ state: 'open' }, { state: 'paid' }]);
    expect(await db.select().from(mails).where(eq(mails.kind, 'billing.card-failed'))).toHaveLength(1);
    await deliver(eventOf({ type: 'payment_intent.succeeded', object: intent }));
    expect(await listed()).toMatchObject([{ state: 'paid' }, { state: 'paid' }]);
  });
});

test('a Top-Job that was bought comes after those of the plan', async () => {
  await bookPlan(db, evaId, 'hospital');
  await order({ ...twoTopJobs, payment: 'invoice' });
  const ids = await Promise.all(['A', 'B', 'C', 'D'].map((title) => createJob(db, evaId, { title })));
  const featured = await Promise.all(
    ids.map((id) => eva.call('POST', '/api/employer/jobs/bulk', { action: 'feature', selection: { ids: [id] } })),
  );
  expect(featured.flatMap((answer) => answer.json().ids)).toHaveLength(3);
  expect(await billing()).toMatchObject({ topJobs: { used: 1, of: 1 }, credits: { top_job: 0 } });
});

describe('an archive', () => {
  test('of an employer holds all its invoices and nobody else’s', async () => {
    expect((await eva.call('GET', '/api/employer/invoices/archive')).json().code).toBe('invoice.none');
    await order();
    await order({}, wald);
    const [invoice] = await listed();
    await ada.call('POST', `/api/admin/invoices/${invoice?.id}/correction`, { reason: 'Nachlass', net: 100 });
    const answer = await eva.call('GET', '/api/employer/invoices/archive');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="rechnungen.zip"');
    expect(await readArchive(answer.rawPayload)).toEqual([
      { name: `Rechnung ${invoice?.number}.pdf`, begin: '%PDF-' },
      { name: expect.stringMatching(/^Rechnungskorrektur \S+\.pdf$/), begin: '%PDF-' },
    ]);
  });

  test('administrators read the document of any invoice, others only of their own', async () => {
    await order();
    const [invoice] = await listed();
    const path = `/api/admin/invoices/${invoice?.id}/pdf`;
    const answer = await ada.call('GET', path);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${invoice?.number}.pdf"`);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await eva.call('GET', path)).statusCode).toBe(403);
    expect((await ada.call('GET', `/api/admin/invoices/${evaId}/pdf`)).json().code).toBe('invoice.not_found');
  });

  test('of a month holds what all employers were sent in it, for administrators', async () => {
    await moveTo('2031-03-31T23:30:00+02:00');
    await order({ address: { ...ADDRESS, company: 'Praxis A/B: Müller' } });
    await moveTo('2031-04-01T00:30:00+02:00');
    const { json } = await order({ ...{ plan: null, products: [{ product: 'top_job', quantity: 1 }] }, version: 1 });
    expect(json().code).toBeUndefined();
    const march = await ada.call('GET', '/api/admin/invoices/archive?month=2031-03');
    expect(march.headers['content-disposition']).toBe('attachment; filename="rechnungen-2031-03.zip"');
    expect(await readArchive(march.rawPayload)).toEqual([
      { name: expect.stringMatching(/^Rechnung RE-2031-03-\d{4} Praxis A_B_ Müller\.pdf$/), begin: '%PDF-' },
    ]);
    const april = await ada.call('GET', '/api/admin/invoices/archive?month=2031-04');
    expect(await readArchive(april.rawPayload)).toHaveLength(1);
    expect((await ada.call('GET', '/api/admin/invoices/archive?month=2031-05')).json().code).toBe('invoice.none');
    expect((await ada.call('GET', '/api/admin/invoices/archive?month=2031-13')).statusCode).toBe(400);
    expect((await eva.call('GET', '/api/admin/invoices/archive?month=2031-03')).statusCode).toBe(403);
    const acts = await db.select().from(adminActs).where(eq(adminActs.action, 'invoices.archived'));
    expect(acts).toContainEqual(expect.objectContaining({ after: { month: '2031-03', rows: 1 } }));
  });
});

describe('administrators', () => {
  test('change what a plan holds and costs, which counts at once and is logged with before and after', async () => {
    const { plans } = (await eva.call('GET', '/api/plans')).json<PriceList>();
    const practice = plans.find(({ id }) => id === 'practice');
    const changed = await ada.call('PUT', '/api/admin/plans/practice', { ...practice, jobs: 4 });
    expect(changed.json<PriceList>().plans.find(({ id }) => id === 'practice')).toEqual({ ...practice, jobs: 4 });
    await order();
    expect(await billing()).toMatchObject({ jobs: { used: 0, of: 4 } });
    const [act] = await db.select().from(adminActs).where(eq(adminActs.subjectId, 'practice'));
    expect(act).toMatchObject({ subjectId: 'practice', before: { jobs: 3 }, after: { jobs: 4 } });
    await ada.call('PUT', '/api/admin/plans/practice', practice);
  });

  test('cannot put a price on the free plan', async () => {
    const { plans } = (await eva.call('GET', '/api/plans')).json<PriceList>();
    const start = plans.find(({ isFree }) => isFree);
    const prices = { EUR: { monthly: 1, yearly: 1 }, CHF: { monthly: 1, yearly: 1 } };
    expect((await ada.call('PUT', '/api/admin/plans/start', { ...start, prices })).statusCode).toBe(422);
  });

  test('give a plan for an agreed price once, with its invoice, and see it in the lists', async () => {
    const agree = () =>
      ada.call('POST', '/api/admin/subscriptions', {
        employerId: evaId,
        plan: 'group',
        period: 'yearly',
        net: 890_000,
      });
    expect((await agree()).json().code).toBe('billing.address_missing');
    await eva.call('PUT', '/api/employer/billing/address', ADDRESS);
    expect((await agree()).statusCode).toBe(204);
    expect((await agree()).json().code).toBe('order.has_plan');
    expect(await billing()).toMatchObject({ plan: { id: 'group' }, subscription: { net: 890_000, renews: true } });
    expect(await listed()).toMatchObject([{ net: 890_000, state: 'open' }]);
    const found = await ada.call('GET', '/api/admin/subscriptions?plan=group&q=stadtgarten');
    expect(found.json()).toMatchObject({
      total: 1,
      items: [{ isAgreed: true, net: 890_000, jobs: { used: 0, of: 250 } }],
    });
    const booked = await ada.call('GET', '/api/admin/subscriptions/file?plan=group&q=stadtgarten');
    expect(booked.body).toMatch(
      /MVZ am Stadtgarten;group;;yearly;invoice;8900;EUR;15\.11\.2026;14\.11\.2027;ja;0\r\n$/,
    );
    expect((await ada.call('GET', '/api/admin/subscriptions/file?plan=clinic&q=stadtgarten')).body).not.toContain(
      'MVZ',
    );
    const file = await ada.call('GET', '/api/admin/invoices/file?state=open&q=stadtgarten');
    expect(file.body).toMatch(
      /RE-2026-11-\d{4};invoice;15\.11\.2026;29\.11\.2026;MVZ am Stadtgarten GmbH;8900;1691;10591;EUR;open/,
    );
  });
});
