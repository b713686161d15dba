import { randomUUID } from 'node:crypto';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { remindOfProofs } from '@stellenvisite/core/seekers/profiles/remind-of-proofs';
import { files } from '@stellenvisite/db/schema/platform/files';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { proofs, seekerProfileChanges, seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createPerson, signIn } from '../../testing/people.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
const { id: annaId } = await createPerson(db, { email: 'anna@post.example' });
const { id: beaId } = await createPerson(db, { email: 'bea@post.example' });
const anna = await signIn(app, 'anna@post.example');
const bea = await signIn(app, 'bea@post.example');

beforeEach(async () => {
  now = NOW;
  for (const table of [seekerProfiles, seekerProfileChanges, proofs, files, mails]) await db.delete(table);
});

const read = async () => (await anna.call('GET', '/api/profile')).json();
const change = (body: object) => anna.call('PATCH', '/api/profile', body);
const storeFile = async (userId = annaId) => {
  const id = randomUUID();
  const file = { id, userId, name: 'a.pdf', type: 'pdf', bytes: 1, sha256: '', storageKey: id } as const;
  await db.insert(files).values({ ...file, createdAt: NOW, expiresAt: now });
  return id;
};
const PROOF = {
  kind: 'measles',
  title: '',
  issuedOn: null,
  expiresOn: null,
  points: null,
  pointsNeeded: null,
  fileId: null,
};

test('a new profile says nothing', async () => {
  const profile = await read();
  expect(profile.data).toMatchObject({ occupations: [], location: null, week: null });
  expect(profile.completeness.given).toBe(0);
  expect(profile.updatedAt).toBeNull();
});

test('a change touches its own fields only, and each is retained', async () => {
  expect((await read()).missing[0]).toEqual({ item: 'occupations', points: 20 });
  await Promise.all([change({ skills: ['Wundmanagement'] }), change({ location: 'Köln', radiusKm: 25 })]);
  now = new Date(NOW.getTime() + 1000);
  const changed = (await change({ radiusKm: 50, payWish: { amount: 370_000, currency: 'EUR' } })).json();
  expect(changed.data).toMatchObject({
    skills: ['Wundmanagement'],
    location: 'Köln',
    radiusKm: 50,
    payWish: { amount: 370_000, currency: 'EUR' },
  });
  expect(changed.updatedAt).toBe(now.toISOString());
  expect(await read()).toEqual(changed);
  expect(await db.$count(seekerProfileChanges, eq(seekerProfileChanges.userId, annaId))).toBe(3);
  expect((await bea.call('GET', '/api/profile')).json().data.skills).toEqual([]);
});

test('a field that was changed elsewhere in the meantime is not overwritten unseen; others are', async () => {
  const seen = (await change({ location: 'Köln', radiusKm: 25 })).json().updatedAt;
  now = new Date(NOW.getTime() + 1000);
  await change({ location: 'Bonn' });
  const changeSince = (body: object) => anna.call('PATCH', `/api/profile?since=${seen}`, body);
  const refused = await changeSince({ location: 'Aachen' });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'profile.changed_elsewhere']);
  expect((await changeSince({ radiusKm: 50 })).json().data).toMatchObject({ location: 'Bonn', radiusKm: 50 });
});

test('the own week is retained cell by cell, and counts as given once a cell is set', async () => {
  type Day = Record<'early' | 'day' | 'late' | 'night', string | null>;
  const unset: Day = { early: null, day: null, late: null, night: null };
  const week = Array.from({ length: 7 }, () => unset);
  const missing = async () => (await read()).missing.map(({ item }: { item: string }) => item);
  await change({ week });
  expect(await missing()).toContain('week');
  await change({ week: week.with(6, { ...unset, night: 'like' }) });
  expect((await read()).data.week[6]).toEqual({ ...unset, night: 'like' });
  expect(await missing()).not.toContain('week');
});

test('what is not in the vocabulary or out of bounds is refused, and what was there stays', async () => {
  await change({ location: 'Köln' });
  for (const body of [
    { occupations: ['zauberer'] },
    { departments: ['mars'] },
    { level: 'papst' },
    { hoursMin: 40, hoursMax: 20 },
    { week: [] },
    { payWish: { amount: 1, currency: 'EUR' } },
    { languages: [{ language: 'de', level: 'D1' }] },
    { location: 'a\0b' },
    { earliestStart: 'morgen' },
  ])
    expect((await change(body)).json().code, JSON.stringify(body)).toBe('request.invalid');
  expect((await read()).data.location).toBe('Köln');
});

test('a field for a past or current pay does not exist', async () => {
  await change({ currentSalary: 300_000, salary: 1 });
  expect(JSON.stringify((await read()).data)).not.toMatch(/salary|currentPay/i);
});

test('a prompt is put away, and reminders are switched off', async () => {
  const settings = { hiddenItems: ['cv'], remindsOfProofs: false };
  expect((await anna.call('PATCH', '/api/profile/settings', settings)).json()).toMatchObject(settings);
  await change({ location: 'Köln' });
  expect(await read()).toMatchObject(settings);
});

test('a file of the profile stays, has the kind that was set last, and expires when it is removed', async () => {
  const fileId = await storeFile();
  const add = (kind: string, id = fileId) => anna.call('POST', '/api/profile/files', { fileId: id, kind });
  expect((await add('other')).json().files).toMatchObject([{ kind: 'other', file: { id: fileId } }]);
  expect((await add('cv')).json().files).toMatchObject([{ kind: 'cv', file: { id: fileId } }]);
  expect((await db.select().from(files))[0]?.expiresAt).toBeNull();
  for (const id of [await storeFile(beaId), randomUUID()])
    expect((await add('cv', id)).json().code).toBe('file.not_found');
  expect((await bea.call('DELETE', `/api/profile/files/${fileId}`)).json().code).toBe('file.not_found');
  expect((await anna.call('DELETE', `/api/profile/files/${fileId}`)).json().files).toEqual([]);
  expect((await db.select().from(files).where(eq(files.id, fileId)))[0]?.expiresAt).toEqual(now);
});

test('a file that a proof uses as well stays when it leaves the profile', async () => {
  const fileId = await storeFile();
  await anna.call('POST', '/api/profile/files', { fileId, kind: 'certificate' });
  await anna.call('POST', '/api/profile/proofs', { ...PROOF, fileId });
  await anna.call('DELETE', `/api/profile/files/${fileId}`);
  expect((await db.select().from(files))[0]?.expiresAt).toBeNull();
});

test('a proof is added, renewed with another file, and deleted', async () => {
  const [first, second] = [await storeFile(), await storeFile()];
  const added = (
    await anna.call('POST', '/api/profile/proofs', { ...PROOF, fileId: first, expiresOn: '2026-12-01' })
  ).json();
  expect(added.proofs).toMatchObject([{ kind: 'measles', expiresOn: '2026-12-01', file: { id: first } }]);
  const path = `/api/profile/proofs/${added.proofs[0].id}`;
  const renewal = { ...PROOF, fileId: second, expiresOn: '2028-12-01' };
  expect((await anna.call('PUT', path, renewal)).json().proofs).toMatchObject([{ file: { id: second } }]);
  expect((await db.select().from(files).where(eq(files.id, first)))[0]?.expiresAt).toEqual(now);
  for (const method of ['PUT', 'DELETE'] as const)
    expect((await bea.call(method, path, PROOF)).json().code).toBe('proof.not_found');
  expect((await anna.call('DELETE', path)).json().proofs).toEqual([]);
});

test('a proof that expires is mentioned thirty and seven days before, once each, and again when renewed', async () => {
  const { proofs: added } = (
    await anna.call('POST', '/api/profile/proofs', { ...PROOF, expiresOn: '2026-12-20' })
  ).json();
  await anna.call('POST', '/api/profile/proofs', { ...PROOF, expiresOn: null });
  const at = async (date: string) => {
    now = new Date(`${date}T09:00:00Z`);
    const ctx = createContext(services);
    await remindOfProofs(ctx);
    await remindOfProofs(ctx);
    // The session of the calls in between is of that day.
    now = NOW;
    return db.$count(mails);
  };
  expect(await at('2026-11-19')).toBe(0);
  expect(await at('2026-11-20')).toBe(1);
  expect(await at('2026-12-12')).toBe(1);
  expect(await at('2026-12-13')).toBe(2);
  await anna.call('PUT', `/api/profile/proofs/${added[0].id}`, { ...PROOF, expiresOn: '2027-01-05' });
  expect(await at('2026-12-14')).toBe(3);
  await anna.call('PATCH', '/api/profile/settings', { remindsOfProofs: false });
  expect(await at('2026-12-29')).toBe(3);
  const [mail] = await db.select().from(mails);
  expect(mail?.subject).toBe('Masernschutz läuft am 20.12.2026 ab');
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect((await anna.call('GET', '/api/notifications')).json()).toMatchObject({ all: 3, unread: 3 });
});
