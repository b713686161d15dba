import { deleteManagedUser } from '@stellenvisite/core/identity/accounts/delete-managed-user';
import { changeManagedUser } from '@stellenvisite/core/identity/auth/managed/change-managed-user';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { teamInvitations, userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { adminActs } from '@stellenvisite/db/schema/identity/admin-acts';
import { authEvents, authLimits, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import { createEmployer } from '@stellenvisite/db/testing-market';
import { and, desc, eq, like } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { awaitLockWaits } from '../../testing/await-lock-waits.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import {
  type Caller,
  createAdminPerson,
  createPerson,
  createSignedIn,
  PASSWORD,
  signIn,
  signInAdmin,
} from '../../testing/people.ts';

const { app, database, services } = await buildTestApp();
const { db } = database;
const ctx = createContext(services);
await installQueues(database, jobsOf(SLICES));

beforeEach(async () => {
  for (const table of [employers, authUsers, authLimits, authEvents, mails, notifications]) await db.delete(table);
});

const person = (email: string, fullName: string, role: 'employer' | 'job_seeker' = 'employer') =>
  createSignedIn(app, db, { email, fullName, role });

/** Returns an employer with its creator and a recruiter. */
async function team() {
  const eva = await person('eva@klinik-see.de', 'Eva Stern');
  const employerId = await createEmployer(db, { id: eva.id, name: 'Klinik am See' });
  const petra = await person('petra@klinik-see.de', 'Petra Wehling');
  await db.insert(userEmployerLinks).values({ userId: petra.id, employerId, isActive: true, role: 'recruiter' });
  return { employerId, eva, petra };
}

const TEAM = '/api/employer/team';
const ADDRESS = `${TEAM}/account-address`;
const PROFILE = '/api/employer/profile';
const OFFICE = 'buero@klinik-see.de';
const ask = (caller: Caller, email: string) => caller.call('PUT', ADDRESS, { email });
const accept = (caller: Caller, token: string) => caller.call('POST', '/api/team-invitations/accepted', { token });
const refusalOf = async (call: ReturnType<Caller['call']>) => {
  const answer = await call;
  return [answer.statusCode, answer.json().code];
};
const tiesOf = async (caller: Caller) =>
  (await caller.call('GET', TEAM))
    .json()
    .members.map(({ fullName, role, tie }: Record<string, string>) => [fullName, role, tie]);

async function tokenFor(email: string): Promise<string> {
  const isInvitation = and(eq(mails.to, email), like(mails.text, '%team-einladung%'));
  const [mail] = await db.select().from(mails).where(isInvitation).orderBy(desc(mails.createdAt)).limit(1);
  const [, token = ''] = /team-einladung\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  return token;
}

const subjectsTo = async (email: string) =>
  (await db.select({ subject: mails.subject }).from(mails).where(eq(mails.to, email))).map(({ subject }) => subject);
const CHANGED = 'Die Kontoadresse von Klinik am See hat sich geändert';

test('a recruiter who writes their own address into the profile stays a recruiter', async () => {
  const { eva, petra } = await team();
  expect((await petra.call('PATCH', PROFILE, { email: 'petra@klinik-see.de' })).statusCode).toBe(200);
  expect(await tiesOf(eva)).toEqual([
    ['Eva Stern', 'owner', 'creator'],
    ['Petra Wehling', 'recruiter', 'link'],
  ]);
  expect(await refusalOf(ask(petra, 'petra@klinik-see.de'))).toEqual([403, 'employer.role_too_low']);
  expect(await refusalOf(petra.call('DELETE', ADDRESS))).toEqual([403, 'employer.role_too_low']);
  const body = { accountEmail: 'petra@klinik-see.de', account_email: 'petra@klinik-see.de' };
  await petra.call('PATCH', PROFILE, body);
  expect(await db.$count(employers, eq(employers.accountEmail, 'petra@klinik-see.de'))).toBe(0);
  expect((await eva.call('DELETE', `${TEAM}/members/${petra.id}`)).statusCode).toBe(200);
});

test('writing a stranger’s address shows nothing of them and makes them a member of nothing', async () => {
  const { eva } = await team();
  const katrin = await person('katrin@rheinhoehe.example', 'Katrin Sommer');
  await createEmployer(db, { id: katrin.id, name: 'Klinikum Rheinhöhe' });
  const unknown = 'niemand@rheinhoehe.example';
  const shownFor = async (email: string) => {
    await eva.call('PATCH', PROFILE, { email });
    const asked = await ask(eva, email);
    const { members, invitations } = asked.json();
    return JSON.stringify([asked.statusCode, members, invitations])
      .replaceAll(email, '…')
      .replace(/"id":"[^"]+"/, '')
      .replaceAll(/"(lastSeenAt|createdAt|expiresAt)":"[^"]+"/g, '');
  };
  const stranger = await shownFor('katrin@rheinhoehe.example');
  expect(stranger).toBe(await shownFor(unknown));
  expect(stranger).not.toContain('Katrin');
  expect(stranger).not.toContain(katrin.id);
  expect((await katrin.call('GET', '/api/employer/employers')).json().items).toHaveLength(1);
  expect((await katrin.call('GET', '/api/employer/overview')).statusCode).toBe(200);
});

test('an address owns the employer once its holder has agreed; it is logged and all owners get a mail', async () => {
  const { employerId, eva, petra } = await team();
  const office = await person('buero@klinik-see.de', 'Büro');
  expect((await ask(eva, 'Buero@Klinik-See.de')).json()).toMatchObject({
    accountAddress: null,
    invitations: [{ email: 'buero@klinik-see.de', role: 'owner', isAccountAddress: true, state: 'open' }],
  });
  const token = await tokenFor('buero@klinik-see.de');
  expect(await refusalOf(office.call('GET', TEAM))).toEqual([404, 'employer.not_found']);
  expect(await refusalOf(accept(petra, token))).toEqual([409, 'team_invitation.other_address']);
  expect(
    (await app.inject({ method: 'POST', url: '/api/team-invitations/opened', payload: { token } })).json(),
  ).toMatchObject({
    isAccountAddress: true,
    role: 'owner',
  });
  expect((await accept(office, token)).json()).toEqual({ employerId, role: 'owner' });
  expect(await tiesOf(office)).toContainEqual(['Büro', 'owner', 'address']);
  expect((await office.call('GET', '/api/account')).json().employers).toMatchObject([
    { employerId, mappingType: 'email_match', confidence: 95, isActive: true, role: 'owner' },
  ]);
  expect((await eva.call('GET', TEAM)).json().accountAddress).toBe('buero@klinik-see.de');
  expect((await petra.call('GET', TEAM)).json().accountAddress).toBeNull();
  expect(await subjectsTo('eva@klinik-see.de')).toEqual([CHANGED]);
  expect(await subjectsTo('buero@klinik-see.de')).toContain(CHANGED);
  expect(await subjectsTo('petra@klinik-see.de')).toEqual([]);
  const events = (await db.select().from(authEvents)).map(({ action }) => action);
  expect(events).toEqual(expect.arrayContaining(['employer_address_requested', 'employer_address_changed']));
  const told = await db.select().from(notifications).where(eq(notifications.userId, eva.id));
  expect(told.map(({ kind }) => kind)).toEqual(['team.address_changed']);
  expect(await refusalOf(accept(office, token))).toEqual([404, 'team_invitation.not_valid']);
});

test('the owner of the address is removed or given a lower role by another owner, the last one is not', async () => {
  const { employerId, eva } = await team();
  const office = await person('buero@klinik-see.de', 'Büro');
  const agree = async () => {
    await db.delete(mails);
    await ask(eva, 'buero@klinik-see.de');
    await accept(office, await tokenFor('buero@klinik-see.de'));
  };
  await agree();
  expect((await eva.call('PATCH', `${TEAM}/members/${office.id}`, { role: 'viewer' })).statusCode).toBe(200);
  expect(await tiesOf(eva)).toContainEqual(['Büro', 'viewer', 'link']);
  await agree();
  expect(await tiesOf(eva)).toContainEqual(['Büro', 'owner', 'address']);
  expect((await office.call('DELETE', `${TEAM}/members/${eva.id}`)).statusCode).toBe(200);
  expect(await refusalOf(office.call('DELETE', ADDRESS))).toEqual([409, 'team.last_owner']);
  expect(await refusalOf(office.call('DELETE', `${TEAM}/membership`))).toEqual([409, 'team.last_owner']);
  expect((await office.call('GET', TEAM)).json()).toMatchObject({ employerId, accountAddress: 'buero@klinik-see.de' });
});

test('of a creator and the owner of the address who remove each other at once, one remains', async () => {
  const { eva, employerId } = await team();
  const office = await person('buero@klinik-see.de', 'Büro');
  await ask(eva, 'buero@klinik-see.de');
  await accept(office, await tokenFor('buero@klinik-see.de'));
  const removals = [
    () => office.call('DELETE', `${TEAM}/members/${eva.id}`),
    () => eva.call('DELETE', `${TEAM}/members/${office.id}`),
    () => eva.call('DELETE', ADDRESS),
  ];
  const answers: ReturnType<Caller['call']>[] = [];
  await db.transaction(async (tx) => {
    await tx.select().from(employers).where(eq(employers.id, employerId)).for('no key update');
    for (const remove of removals) {
      answers.push(remove());
      await awaitLockWaits(db, answers.length);
    }
  });
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses[0]).toBe(200);
  expect(statuses.slice(1).every((status) => status !== 200)).toBe(true);
  const left = await Promise.all([eva, office].map(async (each) => (await each.call('GET', TEAM)).statusCode));
  expect(left).toEqual([404, 200]);
});

test('an owner’s own address counts at once; another one takes its place only when it is accepted', async () => {
  const { eva } = await team();
  expect((await ask(eva, 'eva@klinik-see.de')).json()).toMatchObject({
    accountAddress: 'eva@klinik-see.de',
    invitations: [],
  });
  await ask(eva, 'erste@klinik-see.de');
  expect((await ask(eva, 'zweite@klinik-see.de')).json()).toMatchObject({
    accountAddress: 'eva@klinik-see.de',
    invitations: [{ email: 'zweite@klinik-see.de' }],
  });
  const [open] = await db.select().from(teamInvitations);
  await eva.call('PATCH', `${TEAM}/invitations/${open?.id}`, { role: 'viewer' });
  const { id } = await createPerson(db, { email: 'zweite@klinik-see.de', fullName: 'Zwei', role: 'employer' });
  const second = { ...(await signIn(app, 'zweite@klinik-see.de')), id };
  await accept(second, await tokenFor('zweite@klinik-see.de'));
  expect(await tiesOf(eva)).toContainEqual(['Zwei', 'viewer', 'link']);
  expect((await eva.call('DELETE', ADDRESS)).json()).toMatchObject({ accountAddress: null });
});

test('an administrator asks the holder of an address, and nobody else can for a foreign employer', async () => {
  const { employerId } = await team();
  const stranger = await person('ole@ander.example', 'Ole Ander');
  await createEmployer(db, { id: stranger.id, name: 'Anderes Haus' });
  const path = `/api/admin/employers/${employerId}/account-address`;
  expect((await stranger.call('PUT', path, { email: 'ole@ander.example' })).statusCode).toBe(403);
  expect(
    await refusalOf(stranger.call('PUT', `${ADDRESS}?employerId=${employerId}`, { email: 'ole@ander.example' })),
  ).toEqual([404, 'employer.not_found']);
  await createAdminPerson(db, 'ada@amt.example');
  const ada = await signInAdmin(app, 'ada@amt.example');
  expect((await ada.call('PUT', path, { email: 'buero@klinik-see.de' })).statusCode).toBe(204);
  const [act] = await db.select().from(adminActs).where(eq(adminActs.action, 'employer.address_requested'));
  expect(act).toMatchObject({ subjectId: employerId, after: { hasAccountAddress: true } });
  expect(JSON.stringify(act)).not.toContain('buero@');
  const body = { fullName: 'Büro', password: 'Nachtdienst%2026', acceptsTerms: true };
  const token = await tokenFor('buero@klinik-see.de');
  const registered = await app.inject({
    method: 'POST',
    url: '/api/team-invitations/registered',
    payload: { ...body, token },
  });
  expect(registered.statusCode).toBe(201);
  const office = await signIn(app, 'buero@klinik-see.de', body.password);
  expect(await tiesOf(office)).toContainEqual(['Büro', 'owner', 'address']);
});

test('an address whose account is erased owns nothing any more, whoever gets it later', async () => {
  const { eva } = await team();
  const office = await person('buero@klinik-see.de', 'Büro');
  await ask(eva, 'buero@klinik-see.de');
  await accept(office, await tokenFor('buero@klinik-see.de'));
  expect(
    (await office.call('POST', '/api/account/erasure', { mode: 'at_once', password: PASSWORD })).statusCode,
  ).toBeLessThan(300);
  expect((await eva.call('GET', TEAM)).json().accountAddress).toBeNull();
});

test.each([
  ['is changed by its holder', (_id: string, holder: Caller) => changeByHolder(holder)],
  ['is changed by a service', (id: string) => changeManagedUser(ctx, id, { email: 'neu@post.example' })],
])('an account address that %s owns nothing any more, its holder still does', async (_how, change) => {
  const { eva } = await team();
  const office = await person(OFFICE, 'Büro');
  await ask(eva, OFFICE);
  await accept(office, await tokenFor(OFFICE));
  await change(office.id, office);
  const seen = (await eva.call('GET', TEAM)).json();
  expect(seen.accountAddress).toBeNull();
  expect(await tiesOf(await signIn(app, 'neu@post.example'))).toContainEqual(['Büro', 'owner', 'link']);
  const later = await person(OFFICE, 'Wer danach kam');
  expect((await later.call('GET', '/api/employer/employers')).json()).toEqual({ items: [] });
});

async function changeByHolder(holder: Caller): Promise<void> {
  const wish = { email: 'neu@post.example' };
  expect((await holder.call('PUT', '/auth/v1/user', wish)).json()).toMatchObject({ new_email: 'neu@post.example' });
  for (const email of [OFFICE, 'neu@post.example']) {
    const isCode = and(eq(mails.to, email), eq(mails.kind, 'auth.email-change'));
    const [mail] = await db.select({ text: mails.text }).from(mails).where(isCode);
    const token = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    const agreed = await app.inject({
      method: 'POST',
      url: '/auth/v1/verify',
      payload: { type: 'email_change', email, token },
    });
    expect(agreed.json(), email).not.toHaveProperty('error_code');
  }
}

test('an account address that is put away owns nothing, whoever gets it later, and the employer is suspended', async () => {
  const { eva, employerId } = await team();
  await ask(eva, 'eva@klinik-see.de');
  await deleteManagedUser(ctx, eva.id, { isSoft: true });
  const [employer] = await db.select().from(employers).where(eq(employers.id, employerId));
  expect(employer).toMatchObject({ accountEmail: null, suspensionCause: 'no_owner' });
  const later = await person('eva@klinik-see.de', 'Wer danach kam');
  expect((await later.call('GET', '/api/employer/employers')).json()).toEqual({ items: [] });
});
