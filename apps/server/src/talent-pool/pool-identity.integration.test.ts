import { randomUUID } from 'node:crypto';
import { EMPTY_PROFILE } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { TALENT_CONSENT_VERSION } from '@stellenvisite/contract/talent-pool/talent-pool';
import type { TalentItem } from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { markVerified } from '@stellenvisite/core/employers/verification/mark-verified';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { authEvents, authLimits, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import {
  talentBlocks,
  talentClosures,
  talentProfiles,
  talentViewers,
} from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { createEmployer, NOW } from '@stellenvisite/db/testing-market';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createContext } from '../context.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createTalent } from '../testing/create-talent.ts';
import { type Caller, createAdminPerson, createPerson, signIn, signInAdmin } from '../testing/people.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createAdminPerson(db, 'ada@amt.example');
const ada = await signInAdmin(app, 'ada@amt.example');
const { id: victimId } = await createPerson(db, { email: 'nora@eigen.example', fullName: 'Nora Eigen' });
const victim = await signIn(app, 'nora@eigen.example');
const { id: evilId } = await createPerson(db, { email: 'evil@boese.example', role: 'employer' });
const evil = await signIn(app, 'evil@boese.example');
const ADDRESS = { street: null, postalCode: '50667', city: 'Köln', country: 'DE' };

const EVIL = {
  id: evilId,
  name: 'Haus Böse',
  website: 'https://boese.example',
  verifiedAt: NOW,
  verifiedDomain: 'boese.example',
  checkedName: 'Haus Böse',
};

beforeEach(async () => {
  now = NOW;
  for (const table of [talentProfiles, talentBlocks, talentViewers, authLimits, authEvents, employers])
    await db.delete(table);
  await db
    .delete(authUsers)
    .where(notInArray(authUsers.email, ['nora@eigen.example', 'evil@boese.example', 'ada@amt.example']));
  await createEmployer(db, EVIL);
  await createTalent(
    db,
    Array.from({ length: 8 }, () => ({ data: { location: 'Köln' } })),
  );
});

const POOL = '/api/talent-pool';
const PROFILE = '/api/employer/profile';

/** Nora works at the Klinikum am Ring, which has no profile of its own. */
async function join() {
  const data = {
    ...EMPTY_PROFILE,
    occupations: ['pflegefach'],
    location: 'Köln',
    experience: [
      { position: 'Pflegefachfrau', employer: 'Klinikum am Ring', department: '', from: '2020-01', to: null, text: '' },
    ],
  };
  const row = { userId: victimId, data, updatedAt: NOW };
  await db.insert(seekerProfiles).values(row).onConflictDoUpdate({ target: seekerProfiles.userId, set: row });
  await victim.call('PUT', `${POOL}/me/present-employer`, { kind: 'none' });
  const joined = await victim.call('PUT', `${POOL}/me`, { consent: TALENT_CONSENT_VERSION });
  return joined.json() as { card: TalentItem['card']; blocks: { kind: string; label: string }[] };
}

/** Nora blocks by every kind of key that an employer could try to take over. */
async function joinWithBlocks() {
  const joined = await join();
  const blocks = [
    { kind: 'group' as const, value: sql<string>`talent_fold('Klinikum am Ring')` },
    { kind: 'domain' as const, value: 'eigen.example' },
  ];
  await db
    .insert(talentBlocks)
    .values(
      blocks.map((block) => ({ ...block, id: randomUUID(), userId: victimId, label: block.kind, createdAt: NOW })),
    )
    .onConflictDoNothing();
  return joined;
}

const access = (id: string, body: object) => ada.call('PUT', `/api/admin/talent-pool/employers/${id}/access`, body);
const closureOf = async (id: string) =>
  (await db.select().from(talentClosures).where(eq(talentClosures.employerId, id)))[0];
const codeOf = async (call: ReturnType<Caller['call']>) => (await call).json().code;
const idsOf = async (caller: Caller, query = '') =>
  (await caller.call('GET', `${POOL}?pageSize=100${query}`)).json().items?.map(({ card }: TalentItem) => card.id);

/** The index reads what was committed since its last refresh, whoever asks: that depends on the clock alone. */
const isRefresh = (text: string) =>
  /talent_changes|pg_snapshot|from "?talent_profiles"? (p )?where .*id"? (=|in)/.test(text);

/** Everything the pool answers, and the statements it took. */
async function everything(caller: Caller, cardId: string) {
  const asked = vi.spyOn(database.pool, 'query');
  const answers = [];
  for (const path of [
    `${POOL}?pageSize=100`,
    `${POOL}?pageSize=100&location=Köln`,
    `${POOL}/facets`,
    `${POOL}/searches`,
    `${POOL}/${cardId}`,
  ]) {
    asked.mockClear();
    const answer = await caller.call('GET', path);
    const texts = asked.mock.calls.map(([query]) =>
      typeof query === 'string' ? query : (query as { text: string }).text,
    );
    const statements = texts.filter((text) => !isRefresh(text)).sort();
    answers.push({ status: answer.statusCode, body: { ...answer.json(), requestId: '' }, statements });
  }
  asked.mockRestore();
  return answers;
}

/** Changes to an employer's profile: names of a hospital and of a group, a domain, a mail address, a tagline and a contact. */
const CLAIMS = [
  { name: 'Klinikum am Ring' },
  { name: 'Klinikum am Ring gGmbH' },
  { name: 'Klinikum am Ri' },
  { owner: 'Klinikum am Ring' },
  { website: 'https://eigen.example' },
  { website: 'https://klinikum-am-ring.example' },
  { email: 'kontakt@eigen.example' },
  { tagline: 'Klinikum am Ring' },
  { contact: { name: 'Klinikum am Ring', role: null, email: 'a@eigen.example', phone: null, hours: null } },
];

describe('an employer that changes what it says of itself', () => {
  test.each(CLAIMS)('sees the same with %j, by sets, counts, order and number of statements', async (claim) => {
    const { card } = await joinWithBlocks();
    // The first answers also read what was committed since the last refresh of the index.
    await everything(evil, card.id);
    const before = await everything(evil, card.id);
    expect(before[0]?.body.items.map((item: TalentItem) => item.card.id)).toContain(card.id);
    // Past the closing of the pool, as if no administrator had to look: what is compared is proven all the same.
    const { contact, ...columns } = { contact: null, ...claim };
    const values = { ...columns, ...(contact && { contactName: contact.name, contactEmail: contact.email }) };
    await db.update(employers).set(values).where(eq(employers.id, evilId));
    expect(await everything(evil, card.id)).toEqual(before);
    // Nor does it tell when the person saves the profile again afterwards.
    await joinWithBlocks();
    expect((await everything(evil, card.id)).map(({ status }) => status)).toEqual(before.map(({ status }) => status));
    expect(await idsOf(evil)).toContain(card.id);
  });

  test.each(CLAIMS.slice(0, 7))('with %j finds the pool closed until an administrator has looked', async (claim) => {
    const { card } = await join();
    expect((await evil.call('PATCH', PROFILE, claim)).statusCode).toBe(200);
    const isRenamed = claim.name !== undefined;
    const answer = (await evil.call('GET', POOL)).json();
    expect(answer).toMatchObject(isRenamed ? { kind: 'preview' } : { code: 'talent_pool.in_review' });
    expect(await codeOf(evil.call('GET', `${POOL}/${card.id}`))).toBe(
      isRenamed ? 'talent_pool.not_verified' : 'talent_pool.in_review',
    );
    expect(await closureOf(evilId)).toMatchObject({ cause: 'change', reason: Object.keys(claim)[0] });
    expect(await db.$count(authEvents, eq(authEvents.action, 'employer_identity_changed'))).toBe(1);
    const { items } = (await ada.call('GET', '/api/admin/talent-pool/signals?access=closed')).json();
    expect(items).toMatchObject([{ employer: { id: evilId }, closure: { cause: 'change' }, checkedName: 'Haus Böse' }]);
  });

  test('is refused the fourth change of a month, and loses nothing by it', async () => {
    const rename = async (name: string, more = {}) => {
      now = new Date(now.getTime() + 3_700_000);
      const caller = await signIn(app, 'evil@boese.example');
      return caller.call('PATCH', PROFILE, { name, ...more });
    };
    for (const name of ['Haus Eins', 'Haus Zwei', 'Haus Drei']) expect((await rename(name)).statusCode).toBe(200);
    const refused = await rename('Haus Vier', { tagline: 'Neu' });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'employer.identity_limit']);
    const caller = await signIn(app, 'evil@boese.example');
    expect((await caller.call('GET', PROFILE)).json()).toMatchObject({ name: 'Haus Drei', tagline: null });
    expect((await caller.call('PATCH', PROFILE, { tagline: 'Neu' })).statusCode).toBe(200);
    // Counters of the rate limits are deleted after a day; this one lasts.
    now = new Date(now.getTime() + 2 * 86_400_000);
    await db.delete(authLimits);
    expect((await rename('Haus Vier')).statusCode).toBe(429);
    now = new Date(NOW.getTime() + 31 * 86_400_000);
    expect((await rename('Haus Vier')).statusCode).toBe(200);
  });

  test('and saves while typing changes once, and gets a mistyped name back with badge and pool', async () => {
    for (const name of ['Haus Bös', 'Haus Bö', 'Haus Bösen', 'Haus Böserl', 'Haus Böser'])
      expect((await evil.call('PATCH', PROFILE, { name })).statusCode).toBe(200);
    expect((await evil.call('GET', PROFILE)).json().verifiedAt).toBeNull();
    expect((await evil.call('GET', POOL)).json().kind).toBe('preview');
    await evil.call('PATCH', PROFILE, { name: 'Haus Böse' });
    expect((await evil.call('GET', PROFILE)).json().verifiedAt).not.toBeNull();
    expect((await evil.call('GET', POOL)).json().kind).toBe('profiles');
    // With another field changed too, the old name alone opens nothing.
    await evil.call('PATCH', PROFILE, { name: 'Haus Gut', owner: 'Gute Gruppe' });
    await evil.call('PATCH', PROFILE, { name: 'Haus Böse' });
    expect(await closureOf(evilId)).toMatchObject({ cause: 'change', reason: 'name, owner' });
    expect((await evil.call('GET', POOL)).json().kind).toBe('preview');
  });

  test('loses the badge with its name until it is proven again, and the pool stays closed until it was checked', async () => {
    const { card } = await join();
    await evil.call('PATCH', PROFILE, { name: 'Klinikum am Ring' });
    const badge = async () => (await evil.call('GET', PROFILE)).json().verifiedAt;
    expect(await badge()).toBeNull();
    const ctx = createContext(services);
    await db.transaction((tx) => markVerified(ctx, tx, { employerId: evilId, domain: 'boese.example' }));
    expect(await badge()).not.toBeNull();
    expect(await codeOf(evil.call('GET', POOL))).toBe('talent_pool.in_review');
    // Renamed while the administrator reads: that name was not checked.
    expect(await codeOf(access(evilId, { isOpen: true, name: 'Haus Böse' }))).toBe('employer.changed_elsewhere');
    expect((await access(evilId, { isOpen: true, name: 'Klinikum am Ring' })).statusCode).toBe(204);
    expect(await idsOf(evil)).not.toContain(card.id);
  });
});

describe('an employer that nobody has checked', () => {
  test('sees the preview while it is not verified, and can do nothing in the pool', async () => {
    const { card } = await join();
    await db.update(employers).set({ verifiedAt: null }).where(eq(employers.id, evilId));
    expect((await evil.call('GET', POOL)).json().kind).toBe('preview');
    for (const path of [`${POOL}/${card.id}`, `${POOL}/facets`, `${POOL}/searches`])
      expect(await codeOf(evil.call('GET', path)), path).toBe('talent_pool.not_verified');
    expect(await codeOf(evil.call('PUT', `${POOL}/${card.id}/mark`))).toBe('talent_pool.not_verified');
  });

  test('that proves a domain under a name of its choice waits for an administrator', async () => {
    await join();
    const values = { verifiedAt: null, verifiedDomain: null, checkedName: null, name: 'Klinikum am Ring' };
    await db.update(employers).set(values).where(eq(employers.id, evilId));
    const ctx = createContext(services);
    await db.transaction((tx) => markVerified(ctx, tx, { employerId: evilId, domain: 'boese.example' }));
    expect(await codeOf(evil.call('GET', POOL))).toBe('talent_pool.in_review');
    expect(await closureOf(evilId)).toMatchObject({ cause: 'verification' });
    const { items } = (await ada.call('GET', '/api/admin/waiting')).json();
    expect(items.find(({ queue }: { queue: string }) => queue === 'talentPool')).toMatchObject({ total: 1 });
    await ada.call('POST', '/api/admin/employers/acts', { act: 'withdraw', ids: [evilId] });
    await ada.call('POST', '/api/admin/employers/acts', { act: 'verify', ids: [evilId] });
    expect((await evil.call('GET', POOL)).json().kind).toBe('profiles');
  });
});

describe('blocks', () => {
  test('a domain of one’s own is none until an employer has proven it; then it counts at once', async () => {
    const { blocks, card } = await join();
    expect(blocks.map(({ label }) => label)).toEqual(['Klinikum am Ring']);
    expect(await idsOf(evil)).toContain(card.id);
    const other = await createEmployer(db, { name: 'Praxis', verifiedAt: NOW, verifiedDomain: 'eigen.example' });
    const labels = async () =>
      (
        await db
          .select()
          .from(talentBlocks)
          .where(and(eq(talentBlocks.userId, victimId), eq(talentBlocks.kind, 'domain')))
      ).map(({ value }) => value);
    expect(await labels()).toEqual(['eigen.example']);
    await join();
    expect(await labels()).toEqual(['eigen.example']);
    await db.insert(userEmployerLinks).values({ userId: evilId, employerId: other, isActive: true, role: 'viewer' });
    expect(await idsOf(evil, `&employerId=${evilId}`)).not.toContain(card.id);
  });

  test('an employer picked by hand is blocked by its id, and so is everybody of its proven domain', async () => {
    const { card } = await join();
    const picked = await createEmployer(db, { name: 'Zentrale', verifiedAt: NOW, verifiedDomain: 'boese.example' });
    expect(await idsOf(evil)).toContain(card.id);
    await victim.call('POST', `${POOL}/me/blocks`, { kind: 'employer', employerId: picked });
    expect(await idsOf(evil)).not.toContain(card.id);
  });

  test('the address of whoever looks counts by its domain, once it is confirmed', async () => {
    const { card } = await joinWithBlocks();
    const { id } = await createPerson(db, { email: 'lea@eigen.example', role: 'employer' });
    const lea = await signIn(app, 'lea@eigen.example');
    await db.insert(userEmployerLinks).values({ userId: id, employerId: evilId, isActive: true, role: 'viewer' });
    expect(await idsOf(lea)).not.toContain(card.id);
    await db.update(authUsers).set({ emailConfirmedAt: null }).where(eq(authUsers.id, id));
    expect(await idsOf(lea)).toContain(card.id);
  });

  test('a checked name is matched however it is written, an unchecked one is not', async () => {
    const { card } = await join();
    await db.update(employers).set({ checkedName: 'KLINIKUM am Ring gGmbH' }).where(eq(employers.id, evilId));
    expect(await idsOf(evil)).not.toContain(card.id);
    await db.update(employers).set({ checkedName: null, name: 'Klinikum am Ring' }).where(eq(employers.id, evilId));
    expect(await idsOf(evil)).toContain(card.id);
  });
});

describe('a pool that was closed', () => {
  const further = async () =>
    (await evil.call('POST', PROFILE, { name: 'Zweites Haus', type: 'hospital', address: ADDRESS })).json()
      .id as string;
  const prove = (id: string) =>
    db.update(employers).set({ verifiedAt: NOW, checkedName: 'Zweites Haus' }).where(eq(employers.id, id));

  test('stays closed through every other employer of its owner, old or new, and for whoever works there', async () => {
    const old = await further();
    await prove(old);
    const { id: helperId } = await createPerson(db, { email: 'helfer@post.example', role: 'employer' });
    const helper = await signIn(app, 'helfer@post.example');
    await db.insert(userEmployerLinks).values({ userId: helperId, employerId: old, isActive: true, role: 'recruiter' });
    expect((await helper.call('GET', POOL)).json().kind).toBe('profiles');
    await access(evilId, { isOpen: false, reason: 'Dreißig gleiche Anfragen.' });
    const added = await further();
    await prove(added);
    expect(await closureOf(added)).toMatchObject({ cause: 'administrator' });
    for (const id of [evilId, old, added])
      expect(await codeOf(evil.call('GET', `${POOL}?employerId=${id}`)), id).toBe('talent_pool.access_closed');
    const told = (await helper.call('GET', POOL)).json();
    expect(told).toMatchObject({ code: 'talent_pool.access_closed' });
    expect(JSON.stringify(told)).not.toContain('Dreißig');
    await access(evilId, { isOpen: true });
    expect(await codeOf(evil.call('GET', `${POOL}?employerId=${old}`))).toBe('talent_pool.access_closed');
    await access(added, { isOpen: true });
    for (const id of [evilId, old, added])
      expect((await evil.call('GET', `${POOL}?employerId=${id}`)).json().kind, id).toBe('profiles');
  });

  test('does not reach an employer that only a colleague of another team works for', async () => {
    const { id: colleagueId } = await createPerson(db, { email: 'kollege@post.example', role: 'employer' });
    const colleague = await signIn(app, 'kollege@post.example');
    await createEmployer(db, { id: colleagueId, name: 'Unbeteiligt', verifiedAt: NOW, checkedName: 'Unbeteiligt' });
    await db
      .insert(userEmployerLinks)
      .values({ userId: colleagueId, employerId: evilId, isActive: true, role: 'viewer' });
    await access(evilId, { isOpen: false, reason: 'Dreißig gleiche Anfragen.' });
    expect((await colleague.call('GET', `${POOL}?employerId=${colleagueId}`)).json().kind).toBe('profiles');
  });
});
