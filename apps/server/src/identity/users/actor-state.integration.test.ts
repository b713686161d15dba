import { once } from 'node:events';
import { eraseAccount } from '@stellenvisite/core/identity/accounts/erase-due-accounts';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { authLimits } from '@stellenvisite/db/schema/identity/auth';
import { bookPlan, createEmployer, createPlaces, NOW } from '@stellenvisite/db/testing-market';
import fc from 'fast-check';
import { io, type Socket } from 'socket.io-client';
import { afterAll, expect, test, vi } from 'vitest';
import { createContext } from '../../context.ts';
import { startRealtime } from '../../platform/realtime/start-realtime.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { type Doors, openDoors, startReceiver, tryDoors } from '../../testing/open-doors.ts';
import { type Caller, createAdminPerson, createPerson, signIn, signInAdmin } from '../../testing/people.ts';

const { received, network, url: hookUrl } = await startReceiver();
afterAll(() => received.close());
const testApp = await buildTestApp({ network });
const { app, database, services } = testApp;
const { db } = database;
await createPlaces(db);
await installQueues(database, jobsOf(SLICES));
await startRealtime({ app, publicUrl: services.publicUrl, services, pool: database.pool });
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
await createAdminPerson(db, 'ada@amt.example');
const ada = await signInAdmin(app, 'ada@amt.example');
const { id: annaId } = await createPerson(db, { email: 'anna@post.example' });

/** The person who created the employer, one who owns it by a link or recruits for it, and a recruiter. */
const PEOPLE = ['creator', 'partner', 'recruiter'] as const;
type Who = (typeof PEOPLE)[number];
type Member = { id: string; caller: Caller; socket: Socket };

/** The expected state of each person, by the rules of the specification and not by the code. */
type Known = {
  hasSession: boolean;
  isBanned: boolean;
  isErased: boolean;
  isEmployer: boolean;
  team: 'owner' | 'recruiter' | null;
};
type World = {
  people: Record<Who, Member>;
  known: Record<Who, Known>;
  employerId: string;
  doors: Doors;
  isKeyRevoked: boolean;
  isSuspended: boolean;
  /** The last owner was erased: for good. */
  isEnded: boolean;
};

let number = 0;
async function createWorld(partnerRole: 'owner' | 'recruiter'): Promise<World> {
  number += 1;
  await db.delete(authLimits);
  const employerId = crypto.randomUUID();
  const join = async (who: Who): Promise<Member> => {
    const email = `${who}${number}@see.example`;
    const own = who === 'creator' ? { id: employerId } : {};
    const { id } = await createPerson(db, { ...own, email, role: 'employer' });
    if (who === 'creator') {
      await createEmployer(db, { id, name: `Klinik ${number}`, verifiedAt: NOW });
      await bookPlan(db, id, 'group');
    } else {
      const role = who === 'partner' ? partnerRole : ('recruiter' as const);
      await db.insert(userEmployerLinks).values({ userId: id, employerId, isActive: true, role });
    }
    const caller = await signIn(app, email);
    const options = { auth: { token: caller.token }, forceNew: true, transports: ['websocket'], reconnection: false };
    const socket = io(origin, options);
    await once(socket as never, 'connect');
    return { id, caller, socket };
  };
  const people = { creator: await join('creator'), partner: await join('partner'), recruiter: await join('recruiter') };
  const knows = (team: Known['team']): Known => ({
    hasSession: true,
    isBanned: false,
    isErased: false,
    isEmployer: true,
    team,
  });
  const known = { creator: knows('owner'), partner: knows(partnerRole), recruiter: knows('recruiter') };
  const opening = { owner: people.creator.caller, employerId, seekerId: annaId, hookUrl };
  const doors = await openDoors(testApp, opening);
  return { people, known, employerId, doors, isKeyRevoked: false, isSuspended: false, isEnded: false };
}

const isOwner = ({ isErased, isEmployer, team }: Known) => !isErased && isEmployer && team === 'owner';
const hasOwners = ({ known }: World) => Object.values(known).some(isOwner);
const mayAct = (world: World) =>
  !world.isSuspended && !world.isEnded && Object.values(world.known).some((each) => isOwner(each) && !each.isBanned);

type Step = { name: string; run: (world: World) => Promise<void> };
const act = (body: object) => ada.call('POST', '/api/admin/users/acts', body);
const moderate = (body: object) => ada.call('POST', '/api/admin/employers/acts', body);

const ofPerson = (name: string, run: (world: World, who: Who) => Promise<void>) =>
  fc.constantFrom(...PEOPLE).map((who): Step => ({ name: `${name} ${who}`, run: (world) => run(world, who) }));
const ofWorld = (name: string, run: (world: World) => Promise<void>) => fc.constant<Step>({ name, run });

const steps = fc.oneof(
  ofPerson('ban', async ({ people, known }, who) => {
    await act({ act: 'ban', ids: [people[who].id], reason: 'Betrug' });
    if (!known[who].isErased) Object.assign(known[who], { isBanned: true, hasSession: false });
  }),
  ofPerson('unban', async ({ people, known }, who) => {
    await act({ act: 'unban', ids: [people[who].id] });
    known[who].isBanned = false;
  }),
  ofPerson('sign out', async ({ people, known }, who) => {
    await act({ act: 'sign_out', ids: [people[who].id] });
    known[who].hasSession = false;
  }),
  ofPerson('make a job seeker of', async ({ people, known }, who) => {
    const wasEmployer = known[who].isEmployer;
    await act({ act: 'role', ids: [people[who].id], role: 'job_seeker' });
    known[who].isEmployer = false;
    if (wasEmployer) known[who].hasSession = false;
  }),
  ofPerson('make an employer of', async ({ people, known }, who) => {
    const wasEmployer = known[who].isEmployer;
    await act({ act: 'role', ids: [people[who].id], role: 'employer' });
    known[who].isEmployer = true;
    if (!wasEmployer) known[who].hasSession = false;
  }),
  ofPerson('erase', async (world, who) => {
    await eraseAccount(createContext(services), { userId: world.people[who].id });
    const wasOwner = isOwner(world.known[who]);
    Object.assign(world.known[who], { isErased: true, hasSession: false });
    if (wasOwner && !hasOwners(world)) world.isEnded = true;
  }),
  ofPerson('take out of the team', async ({ people, known, employerId }, who) => {
    const path = `/api/employer/team/members/${people[who].id}?employerId=${employerId}`;
    const { statusCode } = await people.creator.caller.call('DELETE', path);
    // Whether it is allowed is the team's own rule; that nobody without a session does it, is ours.
    if (statusCode < 300) {
      expect(known.creator.hasSession).toBe(true);
      known[who].team = null;
    }
  }),
  ofWorld('revoke the key', async (world) => {
    const { creator } = world.people;
    const answer = await creator.caller.call('DELETE', `/api/employer/api-keys/${world.doors.keyId}`);
    if (answer.statusCode < 300) {
      expect(world.known.creator.hasSession).toBe(true);
      world.isKeyRevoked = true;
    }
  }),
  ofWorld('suspend', async (world) => {
    await moderate({ act: 'suspend', ids: [world.employerId], reason: 'Prüfung' });
    world.isSuspended = true;
  }),
  ofWorld('lift', async (world) => {
    await moderate({ act: 'lift', ids: [world.employerId] });
    world.isSuspended = false;
  }),
);

/** An order that was begun before another one, so that it is refused once everything else allows it. */
const ADDRESS = {
  company: 'Klinik',
  street: 'Seeweg 1',
  postalCode: '50672',
  city: 'Köln',
  country: 'DE',
  vatId: null,
};
const ORDER = {
  key: crypto.randomUUID(),
  version: 99,
  plan: 'practice',
  period: 'monthly',
  products: [],
  address: { ...ADDRESS, email: 'rechnung@see.example', reference: null, leitwegId: null, costCentre: null },
  payment: 'invoice',
  gross: 0,
  agreed: true,
};

/** Checks the reach of each session: the account, a message in somebody's name, and the employer with pool and orders. */
async function trySessions(world: World) {
  const { people, known, employerId } = world;
  for (const who of PEOPLE) {
    const { caller, socket } = people[who];
    const { hasSession, isEmployer, team } = known[who];
    const isAnswered = async (method: 'GET' | 'POST', url: string, body?: object) =>
      (await caller.call(method, url, body)).statusCode !== 401;
    expect([who, 'account', await isAnswered('GET', '/api/account')]).toEqual([who, 'account', hasSession]);
    const asked = await isAnswered('POST', '/api/support-tickets', {});
    expect([who, 'public write', asked]).toEqual([who, 'public write', hasSession]);
    const { statusCode } = await caller.call('GET', `/api/employer/team?employerId=${employerId}`);
    const mayRead = hasSession && isEmployer && team !== null;
    expect([who, 'team', statusCode === 200]).toEqual([who, 'team', mayRead]);
    const pool = await caller.call('GET', `/api/talent-pool?employerId=${employerId}`);
    const isOpen = pool.statusCode === 200 && pool.json().kind === 'profiles';
    expect([who, 'pool', isOpen]).toEqual([who, 'pool', mayRead && mayAct(world)]);
    const { code } = (await caller.call('POST', `/api/employer/orders?employerId=${employerId}`, ORDER)).json();
    const mayOrder = mayRead && team === 'owner' && mayAct(world);
    expect([who, 'order', code === 'order.version_stale']).toEqual([who, 'order', mayOrder]);
    await vi.waitFor(() => expect([who, 'socket', socket.connected]).toEqual([who, 'socket', hasSession]));
  }
}

test('after whatever is decided about people, team, key and employer, nothing opened before opens what it should not', async () => {
  const opened = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('owner', 'recruiter'),
      fc.array(steps, { maxLength: 6 }),
      async (role, sequence) => {
        const world = await createWorld(role);
        for (const { run } of sequence) await run(world);
        await trySessions(world);
        const doors = await tryDoors(testApp, world.doors, received);
        const isActing = mayAct(world);
        const isKeyGood = isActing && !world.isKeyRevoked;
        const { job, page, joins, ...others } = doors;
        const { creator } = world.known;
        expect(joins).toBe(isActing && isOwner(creator) && !creator.isBanned);
        expect(page).toBe(isActing);
        expect({ ...others, job: job && !isActing }).toEqual({
          key: isKeyGood,
          publishes: isKeyGood,
          link: isKeyGood,
          delivers: isActing,
          imports: isActing,
          fetches: isActing,
          job: false,
        });
        opened.add(isActing ? 'open' : 'shut');
        for (const { socket } of Object.values(world.people)) socket.disconnect();
      },
    ),
    { numRuns: 15, seed: 27 },
  );
  expect([...opened].sort()).toEqual(['open', 'shut']);
}, 240_000);
