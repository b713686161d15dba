import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endLapsedVerifications } from '@stellenvisite/core/employers/verification/warn-of-lapse';
import { watchDomainProofs } from '@stellenvisite/core/employers/verification/watch-domain-proofs';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { employerVerifications } from '@stellenvisite/db/schema/employers/employer-verifications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { createEmployer, createPlaces, NOW } from '@stellenvisite/db/testing-market';
import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createPerson, signIn } from '../../testing/people.ts';

let file: string | null = null;
const website = createServer((_request, response) => {
  response.writeHead(file === null ? 404 : 200).end(file ?? '');
});
await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
afterAll(() => website.close());
const { port } = website.address() as AddressInfo;

let records: string[][] | Error = [];
let now = NOW;
const { app, database, services } = await buildTestApp({
  now: () => now,
  network: {
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    resolveTxt: async () => {
      if (records instanceof Error) throw records;
      return records;
    },
    allowHosts: [`klinik-am-see.example:${port}`],
  },
});
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);
const { id: evaId } = await createPerson(db, { email: 'eva@see.example', role: 'employer' });
await createPerson(db, { email: 'wald@wald.example', role: 'employer' });
let eva = await signIn(app, 'eva@see.example');
let wald = await signIn(app, 'wald@wald.example');

const AT = '/api/employer/verification';
const CLINIC = {
  name: 'Klinik am See',
  type: 'hospital',
  website: `http://klinik-am-see.example:${port}/`,
  address: { street: null, postalCode: null, city: 'Berlin', country: 'DE' },
};
/** Tokens are good for an hour. */
async function later(minutes: number) {
  now = new Date(now.getTime() + minutes * 60_000);
  if (minutes < 30) return;
  eva = await signIn(app, 'eva@see.example');
  wald = await signIn(app, 'wald@wald.example');
}
const state = async () => (await eva.call('GET', AT)).json();
const verifiedAt = async () => (await app.inject(`/api/employers/${evaId}`)).json().verifiedAt;
const sendCode = (email = 'm.toennies@klinik-am-see.example') => eva.call('POST', `${AT}/code`, { email });
const confirm = (code: string) => eva.call('POST', `${AT}/code/confirmation`, { code });
const check = (method: 'file' | 'dns') => eva.call('POST', `${AT}/checks`, { method });
async function lastMail() {
  const [mail] = await db.select().from(mails).orderBy(desc(mails.createdAt)).limit(1);
  return { to: mail?.to, code: /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '', subject: mail?.subject ?? '' };
}

beforeEach(async () => {
  await later(24 * 60);
  file = null;
  records = [];
  await db.delete(mails);
  await db.delete(employers);
  await eva.call('POST', '/api/employer/profile', CLINIC);
});

test('a code mailed to an address at the domain proves it, once', async () => {
  expect(await state()).toMatchObject({ domain: 'klinik-am-see.example', verifiedAt: null, code: null });
  expect((await sendCode()).json().code).toMatchObject({ email: 'm.toennies@klinik-am-see.example', triesLeft: 5 });
  const { code, to } = await lastMail();
  expect(to).toBe('m.toennies@klinik-am-see.example');
  expect((await confirm(code)).json()).toMatchObject({ verifiedAt: now.toISOString(), code: null });
  expect(await verifiedAt()).toBe(now.toISOString());
  expect((await confirm(code)).json().code).toBe('verification.code_invalid');
});

test('many employers do not fill one inbox, nor do they ask many addresses', async () => {
  const houses = Array.from({ length: 14 }, () => randomUUID());
  for (const id of houses) {
    await createEmployer(db, { id, website: 'https://klinik-am-see.example' });
    await db.insert(userEmployerLinks).values({ userId: evaId, employerId: id, isActive: true, role: 'owner' });
  }
  const send = async (index: number, email: string) =>
    (await eva.call('POST', `${AT}/code?employerId=${houses[index]}`, { email })).statusCode;
  const toOne = [];
  for (let index = 0; index < 7; index++) toOne.push(await send(index, 'Chef@klinik-am-see.example'));
  expect(toOne).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const toMany = [];
  for (let index = 7; index < 14; index++) toMany.push(await send(index, `chef${index}@klinik-am-see.example`));
  expect(toMany).toEqual([200, 200, 200, 429, 429, 429, 429]);
  expect(await db.$count(mails)).toBe(8);
});

test('five wrong codes spend it, and so does a quarter of an hour', async () => {
  await sendCode();
  const { code } = await lastMail();
  const wrong = code === '000000' ? '111111' : '000000';
  for (let i = 0; i < 5; i++) expect((await confirm(wrong)).statusCode).toBe(422);
  expect((await confirm(code)).statusCode).toBe(422);
  expect((await sendCode()).json().code).toBe('request.rate_limited');
  await later(2);
  await sendCode();
  const second = await lastMail();
  await later(16);
  expect((await confirm(second.code)).statusCode).toBe(422);
  expect(await verifiedAt()).toBeNull();
});

test.each(['eva@andere-klinik.example', 'eva@gmx.de', 'eva@klinik-am-see.example.boese.example'])(
  'no code is sent to %s',
  async (email) => {
    expect((await sendCode(email)).json().code).toBe('verification.address_elsewhere');
    expect(await db.$count(mails)).toBe(0);
  },
);

test('a new code brings no tries beyond those of the day', async () => {
  const wrongThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const codes = new Set<string>();
  for (let round = 0; round < 7; round += 1) {
    await sendCode();
    const { code } = await lastMail();
    for (let i = 0; i < 5; i += 1) codes.add((await confirm(wrongThan(code))).json().code);
    // Five codes an hour are sent; the token of the session lasts as long.
    await later(20);
    eva = await signIn(app, 'eva@see.example');
  }
  expect([...codes]).toEqual(['verification.code_invalid', 'request.rate_limited']);
  await sendCode();
  expect((await confirm((await lastMail()).code)).statusCode).toBe(429);
  expect(await verifiedAt()).toBeNull();
  await later(24 * 60);
  await sendCode();
  expect((await confirm((await lastMail()).code)).statusCode).toBe(200);
});

test('a website below a freemail provider is no domain to prove', async () => {
  await eva.call('PATCH', '/api/employer/profile', { website: 'https://praxis.gmx.de/' });
  expect(await state()).toMatchObject({ domain: null, problem: 'freemail' });
  expect((await sendCode('praxis@gmx.de')).json().code).toBe('verification.no_domain');
});

test('the file at the website proves the domain, and is looked for again until it is there', async () => {
  expect((await check('file')).json().file).toMatchObject({ result: 'missing', checkedAt: now.toISOString() });
  file = 'something else';
  expect((await check('file')).json().file.result).toBe('other');
  const { content, url } = (await state()).file;
  expect(url).toBe(`http://klinik-am-see.example:${port}/.well-known/stellenvisite.txt`);
  file = `${content}\n`;
  await later(30);
  await watchDomainProofs(createContext(services));
  expect(await verifiedAt()).toBe(now.toISOString());
  expect(await state()).toMatchObject({ watchedUntil: null, file: { result: 'found' } });
});

test('the record proves the domain; three days after the last check it is no longer watched', async () => {
  records = Object.assign(new Error('none'), { code: 'ENODATA' });
  expect((await check('dns')).json().dns.result).toBe('missing');
  records = Object.assign(new Error('away'), { code: 'ETIMEOUT' });
  expect((await check('dns')).json().dns.result).toBe('unreachable');
  const { value } = (await state()).dns;
  records = [['v=spf1'], [value.slice(0, 5), value.slice(5)]];
  await later(73 * 60);
  await watchDomainProofs(createContext(services));
  expect(await verifiedAt()).toBeNull();
  expect((await check('dns')).json()).toMatchObject({ verifiedAt: now.toISOString(), dns: { result: 'found' } });
});

test('a host that is not public gets no request, whatever its name says', async () => {
  await eva.call('PATCH', '/api/employer/profile', { website: `http://innen.example:${port}/` });
  file = (await state()).file.content;
  expect((await check('file')).json().file.result).toBe('unreachable');
});

test('another domain lets the proof lapse after two weeks, with a warning; the old one restores it', async () => {
  await db.update(employers).set({ verifiedAt: now, verifiedDomain: 'klinik-am-see.example' });
  await eva.call('PATCH', '/api/employer/profile', { website: 'https://neue-klinik.example/' });
  const { lapsesAt, domain } = await state();
  expect({ lapsesAt, domain }).toEqual({
    lapsesAt: new Date(now.getTime() + 14 * 86_400_000).toISOString(),
    domain: 'neue-klinik.example',
  });
  expect((await lastMail()).to).toBe('eva@see.example');
  await eva.call('PATCH', '/api/employer/profile', { website: CLINIC.website });
  expect((await state()).lapsesAt).toBeNull();
  await eva.call('PATCH', '/api/employer/profile', { website: 'https://neue-klinik.example/' });
  await later(14 * 24 * 60 - 1);
  await endLapsedVerifications(createContext(services));
  expect(await verifiedAt()).not.toBeNull();
  await later(1);
  await endLapsedVerifications(createContext(services));
  expect(await verifiedAt()).toBeNull();
});

test('another employer’s proof is not found', async () => {
  await sendCode();
  const { code } = await lastMail();
  const ofEva = `?employerId=${evaId}`;
  for (const answer of [
    await wald.call('GET', `${AT}${ofEva}`),
    await wald.call('POST', `${AT}/code${ofEva}`, { email: 'x@klinik-am-see.example' }),
    await wald.call('POST', `${AT}/code/confirmation${ofEva}`, { code }),
    await wald.call('POST', `${AT}/checks${ofEva}`, { method: 'file' }),
  ])
    expect(answer.statusCode).toBe(404);
  expect(await db.$count(employerVerifications)).toBe(1);
});
