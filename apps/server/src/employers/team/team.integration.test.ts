import { INVITATION_DAYS } from '@stellenvisite/contract/employers/team';
import type { RealtimeEvent } from '@stellenvisite/contract/platform/realtime.schema';
import { deleteExpiredInvitations } from '@stellenvisite/core/employers/team/change-invitation';
import { eraseAccount } from '@stellenvisite/core/identity/accounts/erase-due-accounts';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { teamInvitations, userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authEvents, authLimits, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import { createEmployer, NOW } from '@stellenvisite/db/testing-market';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createContext } from '../../context.ts';
import { listenToEvents } from '../../platform/realtime/start-realtime.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { asCaller, type Caller, createSignedIn, signIn } from '../../testing/people.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));

const heard: RealtimeEvent[] = [];
const listening = await listenToEvents({
  pool: database.pool,
  log: { warn: () => {} },
  onEvent: (event) => heard.push(event),
});
afterAll(() => listening.stop());

beforeEach(async () => {
  now = NOW;
  heard.length = 0;
  for (const table of [employers, authUsers, authLimits, authEvents, mails, notifications]) await db.delete(table);
});

const person = (email: string, fullName: string, role: 'employer' | 'job_seeker' = 'employer') =>
  createSignedIn(app, db, { email, fullName, role });

/** Returns an employer whose owner has its id, a recruiter and a viewer. */
async function team() {
  const eva = await person('eva@klinik-see.de', 'Eva Stern');
  const employerId = await createEmployer(db, {
    id: eva.id,
    name: 'Klinik am See',
    website: 'https://www.klinik-see.de',
  });
  const petra = await person('petra@klinik-see.de', 'Petra Wehling');
  const deniz = await person('deniz@klinik-see.de', 'Deniz Kaya');
  await db.insert(userEmployerLinks).values([
    { userId: petra.id, employerId, isActive: true, role: 'recruiter' },
    { userId: deniz.id, employerId, isActive: true, role: 'viewer' },
  ]);
  return { employerId, eva, petra, deniz };
}

const PATH = '/api/employer/team';
const read = async (caller: Caller) => (await caller.call('GET', PATH)).json();
const rolesOf = async (caller: Caller) =>
  Object.fromEntries(
    (await read(caller)).members.map(({ fullName, role }: { fullName: string; role: string }) => [fullName, role]),
  );
const invite = (caller: Caller, email: string, role = 'recruiter') =>
  caller.call('POST', `${PATH}/invitations`, { email, role });
const refusalOf = async (call: ReturnType<Caller['call']>) => {
  const answer = await call;
  return [answer.statusCode, answer.json().code];
};
const visitor = asCaller(app, '');

async function lastMail(to: string) {
  const [mail] = await db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.createdAt)).limit(1);
  return mail;
}
async function tokenFor(email: string): Promise<string> {
  const mail = await lastMail(email);
  const [, token = ''] = /team-einladung\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  return token;
}
const notifiedTo = async (userId: string) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ kind }) => kind);
const events = async () => (await db.select().from(authEvents)).map(({ action }) => action);

test('everybody of the team sees who belongs to it; who is invited and who asks is not for viewers', async () => {
  const { eva, petra, deniz } = await team();
  const jan = await person('jan@klinik-see.de', 'Jan Ott');
  await jan.call('POST', '/api/account/employer-links', { employerId: eva.id });
  await invite(eva, 'neu@klinik-see.de');
  const seen = await read(eva);
  expect(seen).toMatchObject({
    role: 'owner',
    members: [
      { fullName: 'Eva Stern', role: 'owner', tie: 'creator', isSelf: true },
      { fullName: 'Petra Wehling', role: 'recruiter', tie: 'link', isSelf: false },
      { fullName: 'Deniz Kaya', role: 'viewer', tie: 'link', isSelf: false },
    ],
    invitations: [{ email: 'neu@klinik-see.de', state: 'open', invitedBy: { name: 'Eva Stern', isSelf: true } }],
    proposals: [{ fullName: 'Jan Ott', email: 'jan@klinik-see.de' }],
  });
  expect(await read(petra)).toMatchObject({ role: 'recruiter', invitations: [{}], proposals: [] });
  expect(await read(deniz)).toMatchObject({ role: 'viewer', invitations: [], proposals: [] });
  expect((await read(deniz)).members).toHaveLength(3);
});

test('an invited person without an account registers by the link alone, and belongs to the team', async () => {
  const { employerId, eva } = await team();
  expect((await invite(eva, 'Neu@Praxis.example', 'viewer')).statusCode).toBe(201);
  const mail = await lastMail('neu@praxis.example');
  expect(mail?.subject).toBe('Klinik am See lädt Sie ins Team ein');
  const token = await tokenFor('neu@praxis.example');
  const [row] = await db.select().from(teamInvitations);
  expect(JSON.stringify(row)).not.toContain(token);

  const opened = await visitor.call('POST', '/api/team-invitations/opened', { token });
  expect(opened.json()).toMatchObject({
    employer: { id: employerId, name: 'Klinik am See' },
    role: 'viewer',
    email: 'neu@praxis.example',
    invitedBy: 'Eva Stern',
    account: 'none',
  });
  const body = { token, fullName: 'Nora Neu', password: 'Nachtdienst%2026', acceptsTerms: true };
  const weak = { ...body, password: 'Passwort1!' };
  expect((await visitor.call('POST', '/api/team-invitations/registered', weak)).statusCode).toBe(422);
  const registered = await visitor.call('POST', '/api/team-invitations/registered', body);
  expect([registered.statusCode, registered.json()]).toEqual([201, { employerId, role: 'viewer' }]);

  const nora = await signIn(app, 'neu@praxis.example', body.password);
  expect((await nora.call('GET', '/api/account')).json()).toMatchObject({
    role: 'employer',
    fullName: 'Nora Neu',
    onboardingComplete: true,
    employers: [{ employerId, role: 'viewer', isActive: true }],
  });
  expect(await refusalOf(visitor.call('POST', '/api/team-invitations/registered', body))).toEqual([
    404,
    'team_invitation.not_valid',
  ]);
  expect(await notifiedTo(eva.id)).toEqual(['team.joined']);
  expect((await lastMail('eva@klinik-see.de'))?.subject).toBe('Nora Neu gehört jetzt zum Team');
  expect(await db.$count(teamInvitations)).toBe(0);
  expect(await events()).toEqual(expect.arrayContaining(['team_invited', 'signup', 'team_joined']));
});

test('an employer’s account of the invited address accepts; no other account does', async () => {
  const { employerId, eva, petra } = await team();
  const ole = await person('ole@ander.example', 'Ole Ander');
  const anna = await person('anna@post.example', 'Anna Berg', 'job_seeker');
  await invite(eva, 'ole@ander.example');
  const token = await tokenFor('ole@ander.example');
  const accept = (caller: Caller, shown = token) =>
    caller.call('POST', '/api/team-invitations/accepted', { token: shown });
  expect(await refusalOf(accept(petra))).toEqual([409, 'team_invitation.other_address']);
  expect(await refusalOf(accept(visitor))).toEqual([401, 'auth.required']);
  expect((await visitor.call('POST', '/api/team-invitations/opened', { token })).json().account).toBe('employer');
  const register = { token, fullName: 'X', password: 'Nachtdienst%2026', acceptsTerms: true };
  expect(await refusalOf(visitor.call('POST', '/api/team-invitations/registered', register))).toEqual([
    409,
    'team_invitation.account_exists',
  ]);
  expect((await accept(ole)).json()).toEqual({ employerId, role: 'recruiter' });
  expect(await rolesOf(eva)).toMatchObject({ 'Ole Ander': 'recruiter' });

  await invite(eva, 'anna@post.example');
  expect(await refusalOf(accept(anna, await tokenFor('anna@post.example')))).toEqual([
    409,
    'team_invitation.seeker_account',
  ]);
});

test('an invitation ends after seven days; sent again it has a new link, and the old one is worth nothing', async () => {
  const { eva } = await team();
  await invite(eva, 'neu@praxis.example');
  const first = await tokenFor('neu@praxis.example');
  const { id } = (await read(eva)).invitations[0];
  const isValid = async (token: string) =>
    (await visitor.call('POST', '/api/team-invitations/opened', { token })).statusCode === 200;
  now = new Date(NOW.getTime() + INVITATION_DAYS * 86_400_000);
  expect(await isValid(first)).toBe(false);
  expect((await visitor.call('POST', '/api/team-invitations/opened', { token: first })).json().code).toBe(
    'team_invitation.not_valid',
  );
  const owner = await signIn(app, 'eva@klinik-see.de');
  expect((await read(owner)).invitations).toMatchObject([{ state: 'expired' }]);
  expect((await owner.call('POST', `${PATH}/invitations/${id}/mails`)).statusCode).toBe(200);
  const second = await tokenFor('neu@praxis.example');
  expect([await isValid(first), await isValid(second)]).toEqual([false, true]);
  await owner.call('PATCH', `${PATH}/invitations/${id}`, { role: 'owner' });
  expect((await visitor.call('POST', '/api/team-invitations/opened', { token: second })).json().role).toBe('owner');
  await owner.call('DELETE', `${PATH}/invitations/${id}`);
  expect(await isValid(second)).toBe(false);
});

test('an invitation gives no more than its sender could give now', async () => {
  const { employerId, eva, petra } = await team();
  const accomplice = await person('kim@post.example', 'Kim Post');
  await invite(eva, 'kim@post.example', 'owner');
  const token = await tokenFor('kim@post.example');
  const accept = () => refusalOf(accomplice.call('POST', '/api/team-invitations/accepted', { token }));
  const notValid = [404, 'team_invitation.not_valid'];
  const ofEva = eq(authUsers.id, eva.id);
  const toEva = and(eq(userEmployerLinks.userId, eva.id), eq(userEmployerLinks.employerId, employerId));

  await db
    .update(authUsers)
    .set({ bannedUntil: new Date(NOW.getTime() + 60_000) })
    .where(ofEva);
  expect(await accept()).toEqual(notValid);
  expect(await refusalOf(visitor.call('POST', '/api/team-invitations/opened', { token }))).toEqual(notValid);
  await db.update(authUsers).set({ bannedUntil: null }).where(ofEva);
  await db.update(userEmployerLinks).set({ role: 'owner' }).where(eq(userEmployerLinks.userId, petra.id));
  for (const values of [
    { isActive: true, role: 'viewer' as const },
    { isActive: false, endedAt: NOW },
  ]) {
    await db.delete(userEmployerLinks).where(toEva);
    await db.insert(userEmployerLinks).values({ userId: eva.id, employerId, ...values });
    expect(await accept()).toEqual(notValid);
  }
  await db.delete(userEmployerLinks).where(toEva);
  await db.update(profiles).set({ role: 'job_seeker' }).where(eq(profiles.id, eva.id));
  expect(await accept()).toEqual(notValid);
  expect(await db.$count(teamInvitations)).toBe(1);
  await db.update(profiles).set({ role: 'employer' }).where(eq(profiles.id, eva.id));
  expect(await accept()).toEqual([200, undefined]);
});

test('the erasure of who sent an invitation ends it', async () => {
  const { eva, petra } = await team();
  await db.update(userEmployerLinks).set({ role: 'owner' }).where(eq(userEmployerLinks.userId, petra.id));
  await invite(eva, 'kim@post.example', 'owner');
  await eraseAccount(createContext(services), { userId: eva.id });
  expect(await db.$count(teamInvitations)).toBe(0);
});

test('an address is invited once, nobody who belongs to the team is, and nobody’s inbox is filled', async () => {
  const { eva } = await team();
  expect(await refusalOf(invite(eva, 'petra@klinik-see.de'))).toEqual([409, 'team.already_member']);
  await invite(eva, 'neu@praxis.example');
  expect(await refusalOf(invite(eva, 'neu@praxis.example'))).toEqual([409, 'team_invitation.exists']);
  const { id } = (await read(eva)).invitations[0];
  const again = await Promise.all(Array.from({ length: 8 }, () => eva.call('POST', `${PATH}/invitations/${id}/mails`)));
  expect(again.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
  expect(await db.$count(mails, eq(mails.to, 'neu@praxis.example'))).toBe(5);
});

test('a recruiter proposes, an owner confirms with a role or refuses', async () => {
  const { eva, petra, deniz } = await team();
  expect(await refusalOf(invite(deniz, 'neu@praxis.example'))).toEqual([403, 'employer.role_too_low']);
  const proposed = (await invite(petra, 'neu@praxis.example')).json().invitations;
  expect(proposed).toMatchObject([{ state: 'proposed', expiresAt: null, invitedBy: { isSelf: true } }]);
  expect(await lastMail('neu@praxis.example')).toBeUndefined();
  expect(await notifiedTo(eva.id)).toEqual(['team.proposed']);
  expect((await lastMail('eva@klinik-see.de'))?.text).toContain('Petra Wehling schlägt vor');
  const confirm = (caller: Caller) =>
    caller.call('POST', `${PATH}/invitations/${proposed[0].id}/confirmation`, { role: 'viewer' });
  expect(await refusalOf(confirm(petra))).toEqual([403, 'employer.role_too_low']);
  expect((await confirm(eva)).json().invitations).toMatchObject([{ state: 'open', role: 'viewer' }]);
  expect(await tokenFor('neu@praxis.example')).not.toBe('');
  expect(await refusalOf(confirm(eva))).toEqual([404, 'team_invitation.not_found']);
});

test('who asks by the domain is taken in with a role, or refused for good', async () => {
  const { employerId, eva } = await team();
  const jan = await person('jan@klinik-see.de', 'Jan Ott');
  const ask = (caller: Caller) => caller.call('POST', '/api/account/employer-links', { employerId });
  await ask(jan);
  await ask(jan);
  expect(await notifiedTo(eva.id)).toEqual(['team.proposed']);
  expect((await lastMail('eva@klinik-see.de'))?.text).toContain('jan@klinik-see.de');
  const taken = await eva.call('POST', `${PATH}/proposals/${jan.id}/confirmation`, { role: 'viewer' });
  expect(taken.json()).toMatchObject({ proposals: [] });
  expect(await rolesOf(jan)).toMatchObject({ 'Jan Ott': 'viewer' });
  expect(await notifiedTo(jan.id)).toEqual(['team.admitted']);
  expect((await lastMail('jan@klinik-see.de'))?.subject).toBe('Sie gehören jetzt zum Team von Klinik am See');

  const kim = await person('kim@klinik-see.de', 'Kim Lau');
  await ask(kim);
  await eva.call('DELETE', `${PATH}/proposals/${kim.id}`);
  expect(await refusalOf(ask(kim))).toEqual([409, 'employer_link.refused']);
  // An invitation is the way back.
  await invite(eva, 'kim@klinik-see.de');
  const token = await tokenFor('kim@klinik-see.de');
  expect((await kim.call('POST', '/api/team-invitations/accepted', { token })).statusCode).toBe(200);
});

test('who is removed reaches nothing from that moment on, and their open pages hear of it and of nothing after', async () => {
  const { employerId, eva, petra } = await team();
  await vi.waitFor(async () => expect((await petra.call('GET', '/api/employer/jobs')).statusCode).toBe(200));
  heard.length = 0;
  const removed = await eva.call('DELETE', `${PATH}/members/${petra.id}`);
  expect(removed.json().members).toHaveLength(2);
  expect(await refusalOf(petra.call('GET', PATH))).toEqual([404, 'employer.not_found']);
  expect(await refusalOf(petra.call('GET', `${PATH}?employerId=${employerId}`))).toEqual([404, 'employer.not_found']);
  await vi.waitFor(() =>
    expect(heard).toContainEqual({ name: 'team.changed', userId: petra.id, recordId: employerId }),
  );
  expect(await notifiedTo(petra.id)).toEqual(['team.removed']);
  expect((await lastMail('petra@klinik-see.de'))?.subject).toBe('Sie gehören nicht mehr zum Team von Klinik am See');
  heard.length = 0;
  await invite(eva, 'neu@praxis.example');
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0));
  expect(heard.map(({ userId }) => userId)).not.toContain(petra.id);
});

test('one owner remains, whatever two owners do to each other at once', async () => {
  const owner = await person('eva@klinik-see.de', 'Eva Stern');
  const other = await person('ole@klinik-see.de', 'Ole Ander');
  const employerId = await createEmployer(db, { name: 'Zweites Haus' });
  const link = { employerId, isActive: true, role: 'owner' } as const;
  await db.insert(userEmployerLinks).values([
    { userId: owner.id, ...link },
    { userId: other.id, ...link },
  ]);
  const both = await Promise.all([
    owner.call('PATCH', `${PATH}/members/${other.id}`, { role: 'viewer' }),
    other.call('PATCH', `${PATH}/members/${owner.id}`, { role: 'viewer' }),
    owner.call('DELETE', `${PATH}/membership`),
    other.call('DELETE', `${PATH}/membership`),
  ]);
  expect(both.some(({ statusCode }) => statusCode === 409 || statusCode === 403)).toBe(true);
  const isOwner = and(eq(userEmployerLinks.role, 'owner'), eq(userEmployerLinks.isActive, true));
  expect(await db.$count(userEmployerLinks, isOwner)).toBe(1);
  const [left] = await db.select().from(userEmployerLinks).where(isOwner);
  const last = left?.userId === owner.id ? owner : other;
  expect(await refusalOf(last.call('DELETE', `${PATH}/membership`))).toEqual([409, 'team.last_owner']);
  expect(await refusalOf(last.call('PATCH', `${PATH}/members/${last.id}`, { role: 'recruiter' }))).toEqual([
    409,
    'team.last_owner',
  ]);
});

test('whoever created the employer is removed or given a lower role by another owner, and leaves by their own will', async () => {
  const { employerId, eva, petra, deniz } = await team();
  const give = (caller: Caller, userId: string, role: string) =>
    caller.call('PATCH', `${PATH}/members/${userId}`, { role });
  expect(await refusalOf(eva.call('DELETE', `${PATH}/membership`))).toEqual([409, 'team.last_owner']);
  expect(await refusalOf(give(eva, eva.id, 'viewer'))).toEqual([409, 'team.last_owner']);
  await give(eva, petra.id, 'owner');
  expect((await give(petra, eva.id, 'viewer')).statusCode).toBe(200);
  expect(await rolesOf(deniz)).toEqual({ 'Petra Wehling': 'owner', 'Deniz Kaya': 'viewer', 'Eva Stern': 'viewer' });
  expect(await refusalOf(invite(eva, 'neu@praxis.example'))).toEqual([403, 'employer.role_too_low']);
  expect(await refusalOf(petra.call('DELETE', `${PATH}/membership`))).toEqual([409, 'team.last_owner']);
  expect((await petra.call('DELETE', `${PATH}/members/${eva.id}`)).statusCode).toBe(200);
  expect(await refusalOf(eva.call('GET', PATH))).toEqual([404, 'employer.not_found']);
  expect((await eva.call('GET', '/api/account')).json().employers).not.toContainEqual(
    expect.objectContaining({ employerId, isActive: true }),
  );
  // An invitation is the way back, in the role that it names.
  await db.delete(mails);
  await invite(petra, 'eva@klinik-see.de', 'recruiter');
  const token = await tokenFor('eva@klinik-see.de');
  expect((await eva.call('POST', '/api/team-invitations/accepted', { token })).json()).toEqual({
    employerId,
    role: 'recruiter',
  });
  expect(await rolesOf(eva)).toMatchObject({ 'Eva Stern': 'recruiter' });
});

test('of a creator and an owner by link who remove each other at once, one remains', async () => {
  const { eva, petra } = await team();
  await eva.call('PATCH', `${PATH}/members/${petra.id}`, { role: 'owner' });
  const both = await Promise.all([
    eva.call('DELETE', `${PATH}/members/${petra.id}`),
    petra.call('DELETE', `${PATH}/members/${eva.id}`),
  ]);
  expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const left = await Promise.all([eva, petra].map(async (each) => (await each.call('GET', PATH)).statusCode));
  expect(left.sort()).toEqual([200, 404]);
});

test('a member leaves by their own will, and the role of others is theirs to give who own', async () => {
  const { eva, petra, deniz } = await team();
  expect(await refusalOf(petra.call('PATCH', `${PATH}/members/${deniz.id}`, { role: 'owner' }))).toEqual([
    403,
    'employer.role_too_low',
  ]);
  expect((await eva.call('PATCH', `${PATH}/members/${petra.id}`, { role: 'owner' })).statusCode).toBe(200);
  expect(await notifiedTo(petra.id)).toEqual(['team.role_changed']);
  expect((await petra.call('PATCH', `${PATH}/members/${deniz.id}`, { role: 'recruiter' })).statusCode).toBe(200);
  expect(await rolesOf(eva)).toEqual({ 'Eva Stern': 'owner', 'Petra Wehling': 'owner', 'Deniz Kaya': 'recruiter' });
  expect((await deniz.call('DELETE', `${PATH}/membership`)).statusCode).toBe(204);
  expect(await refusalOf(deniz.call('GET', PATH))).toEqual([404, 'employer.not_found']);
});

test('invitations nobody followed are deleted some weeks later', async () => {
  const { eva } = await team();
  await invite(eva, 'neu@praxis.example');
  const ctx = createContext(services);
  now = new Date(NOW.getTime() + 36 * 86_400_000);
  await deleteExpiredInvitations(ctx);
  expect(await db.$count(teamInvitations)).toBe(1);
  now = new Date(NOW.getTime() + 38 * 86_400_000);
  await deleteExpiredInvitations(ctx);
  expect(await db.$count(teamInvitations)).toBe(0);
});
