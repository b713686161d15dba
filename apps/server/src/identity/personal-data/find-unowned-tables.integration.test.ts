import type { PersonalData } from '@stellenvisite/core/personal-data';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { personalDataOf, SLICES } from '../../slices.ts';
import { findUnownedTables } from './find-unowned-tables.ts';

const { db } = await createTestDatabase();
const PERSONAL_DATA = personalDataOf(SLICES);

test('every table with a person’s data belongs to a slice that exports and erases it', async () => {
  expect(await findUnownedTables(db, PERSONAL_DATA)).toEqual([]);
});

/** Returns the catalogue with one more table, which is gone afterwards. */
async function withTable(columns: string, work: Parameters<typeof db.transaction>[0]): Promise<unknown> {
  const undone = new Error('undone');
  let answer: unknown;
  await db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(`create table bookmarks (id uuid primary key, ${columns})`));
      answer = await work(tx);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return answer;
}

test.each([
  'user_id uuid references auth_users on delete cascade',
  'owner uuid references profiles',
  'made_by uuid references admin_users',
  'session uuid references auth_sessions on delete cascade',
  'user_id uuid',
  'profile_id uuid',
  'contact_email text',
])('a table with %s that no slice owns is reported', async (column) => {
  expect(await withTable(column, (tx) => findUnownedTables(tx, PERSONAL_DATA))).toEqual([
    "bookmarks has a person's data, and no slice exports and erases it: add it to tables in the .personal-data.ts of its noun, and that to the personalData of its slice",
  ]);
});

test('a table without a person is nobody’s concern', async () => {
  expect(await withTable('title text', (tx) => findUnownedTables(tx, PERSONAL_DATA))).toEqual([]);
});

test('a slice that says what is not so is reported', async () => {
  const bookmarks: PersonalData = {
    tables: [{ name: 'bookmarks', export: { file: 'bookmarks.json' }, erasure: 'cascade' }],
    files: {},
  };
  const column = 'user_id uuid references auth_users on delete set null';
  expect(await withTable(column, (tx) => findUnownedTables(tx, [...PERSONAL_DATA, bookmarks]))).toEqual([
    'bookmarks is exported in bookmarks.json, which nobody writes: add it to files in the .personal-data.ts',
    "bookmarks is not deleted with the account's row: let its foreign key cascade, or delete it in erase",
  ]);
});
