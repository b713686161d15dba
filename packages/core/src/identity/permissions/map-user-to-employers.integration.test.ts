import { randomUUID } from 'node:crypto';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer } from '@stellenvisite/db/testing-market';
import { beforeEach, expect, test, vi } from 'vitest';
import { listActingEmployers, mapUserToEmployers } from './map-user-to-employers.ts';

const { db, pool } = await createTestDatabase();
const ctx = { db };

beforeEach(async () => {
  await db.delete(employers);
});

const person = (userId: string = randomUUID(), email = 'eva@klinik.de') => ({ userId, email, isEmailConfirmed: true });
const namesOf = async (user: ReturnType<typeof person>) =>
  (await mapUserToEmployers(ctx, user)).map(({ employerName }) => employerName);

async function createMany(count: number, websiteOf: (index: number) => string): Promise<void> {
  for (let index = 0; index < count; index++)
    await createEmployer(db, { name: `Klinik ${String(index).padStart(3, '0')}`, website: websiteOf(index) });
}

test('an owner keeps the own employer next to 260 websites of a like name', async () => {
  await createMany(260, (index) => `https://www.haus-${index}-klinik.de`);
  const own = await createEmployer(db, { name: 'Eigene Klinik' });
  const linked = await createEmployer(db, { name: 'Verbundene Klinik' });
  await createEmployer(db, { name: 'Klinik der Adresse', accountEmail: 'eva@klinik.de' });
  await db.insert(authUsers).values({ id: own, email: 'eva@klinik.de' });
  await db.insert(userEmployerLinks).values({ userId: own, employerId: linked, isActive: true });
  expect(await mapUserToEmployers(ctx, person(own))).toMatchObject([
    { employerName: 'Eigene Klinik', mappingType: 'direct_id', isActive: true },
    { employerName: 'Klinik der Adresse', mappingType: 'email_match', isActive: true, role: 'owner' },
    { employerName: 'Verbundene Klinik', mappingType: 'manual_link', isActive: true, role: 'recruiter' },
  ]);
  expect(await listActingEmployers(ctx, person(own))).toHaveLength(3);
  await db.delete(authUsers);
});

test('an owner keeps the own employer next to 260 that share the domain, of which some are proposed', async () => {
  await createMany(260, (index) => `https://standort-${index}.klinik.de/karriere`);
  const own = await createEmployer(db, { name: 'Zentrale', website: 'https://klinik.de' });
  const mappings = await mapUserToEmployers(ctx, person(own));
  expect(mappings[0]).toMatchObject({ employerId: own, mappingType: 'direct_id', isActive: true });
  expect(mappings.slice(1).every(({ mappingType }) => mappingType === 'domain_match')).toBe(true);
  expect(await listActingEmployers(ctx, person(own))).toEqual([{ employerId: own, role: 'owner' }]);
});

test.each([
  'klinik.de',
  'https://klinik.de',
  'HTTPS://WWW.Klinik.DE/karriere',
  'https://jobs.station.klinik.de:8443/?a=b#c',
  'http://user:pass@klinik.de',
  ' https://www.klinik.de ',
])('the website %j proposes by its domain', async (website) => {
  await createEmployer(db, { name: 'Klinik', website });
  expect(await namesOf(person())).toEqual(['Klinik']);
});

test.each([
  'https://nicht-klinik.de',
  'https://klinik.de.example',
  'https://example.org/klinik.de',
  'https://example.org?to=www.klinik.de',
  'https://klinikXde',
])('the website %j proposes nothing', async (website) => {
  await createEmployer(db, { name: 'Klinik', website });
  expect(await namesOf(person())).toEqual([]);
});

test('whoever acts is found without a look at websites', async () => {
  const own = await createEmployer(db, { website: 'https://klinik.de' });
  const asked = vi.spyOn(pool, 'query');
  expect(await listActingEmployers(ctx, person(own))).toEqual([{ employerId: own, role: 'owner' }]);
  expect(asked).toHaveBeenCalled();
  expect(JSON.stringify(asked.mock.calls)).not.toContain('website_host');
  asked.mockRestore();
});

test('id, address, link and domain are each looked up by an index', async () => {
  await createMany(40, (index) => `https://haus-${index}.example`);
  const asked = vi.spyOn(pool, 'query');
  await mapUserToEmployers(ctx, person());
  const queries = (asked.mock.calls as unknown as [{ text: string }, unknown[]][]).map(([{ text }, values]) => ({
    text,
    values,
  }));
  asked.mockRestore();
  expect(queries).toHaveLength(3);
  const client = await pool.connect();
  try {
    // A table of forty rows is read whole whatever indexes there are, unless that is made expensive.
    await client.query('set enable_seqscan = off');
    for (const { text, values } of queries) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index/);
      expect(plan).not.toMatch(/Seq Scan/);
    }
  } finally {
    client.release(true);
  }
});
