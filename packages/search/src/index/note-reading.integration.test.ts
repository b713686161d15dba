import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer, createJob } from '@stellenvisite/db/testing-market';
import { expect, test } from 'vitest';
import { findDisagreements } from './find-disagreements.ts';
import { indexAllPending } from './index-pending.ts';
import { noteReading } from './note-reading.ts';
import { readingMark } from './reading-mark.ts';
import { countPending, docOf } from './search-market.fixture.ts';

const { db } = await createTestDatabase();
const ctx = { db };

test('a new vocabulary has every ad read anew, once, by however many processes it is told', async () => {
  const employer = await createEmployer(db);
  const job = await createJob(db, employer);
  await indexAllPending(ctx);
  expect(await noteReading(ctx, 'one')).toBe(0);
  await createJob(db, employer);
  const noted = await Promise.all([noteReading(ctx, 'two'), noteReading(ctx, 'two'), noteReading(ctx, 'two')]);
  expect(noted.sort()).toEqual([0, 0, 1]);
  expect(await countPending(db)).toBe(2);
  const before = await docOf(db, job);
  expect(before).toBeDefined();
  await indexAllPending(ctx);
  expect(await docOf(db, job)).not.toBe(before);
  expect(await findDisagreements(ctx)).toEqual([]);
});

test('the mark of a reading is the same as long as nothing is read otherwise', () => {
  expect(readingMark()).toBe(readingMark());
});
