import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer, createJob } from '@stellenvisite/db/testing-market';
import { expect, test } from 'vitest';
import { findDisagreements } from './find-disagreements.ts';
import { indexAllPending } from './index-pending.ts';
import { reindexForVocabulary } from './reindex-for-vocabulary.ts';
import { countPending, docOf } from './search-market.fixture.ts';
import { vocabularyFingerprint } from './vocabulary-fingerprint.ts';

const { db } = await createTestDatabase();
const ctx = { db };

test('a new vocabulary has every job indexed again, once, however many processes ask for it', async () => {
  const employer = await createEmployer(db);
  const job = await createJob(db, employer);
  await indexAllPending(ctx);
  expect(await reindexForVocabulary(ctx, 'one')).toBe(0);
  await createJob(db, employer);
  const queued = await Promise.all([
    reindexForVocabulary(ctx, 'two'),
    reindexForVocabulary(ctx, 'two'),
    reindexForVocabulary(ctx, 'two'),
  ]);
  expect(queued.sort()).toEqual([0, 0, 1]);
  expect(await countPending(db)).toBe(2);
  const before = await docOf(db, job);
  expect(before).toBeDefined();
  await indexAllPending(ctx);
  expect(await docOf(db, job)).not.toBe(before);
  expect(await findDisagreements(ctx)).toEqual([]);
});

test('the fingerprint is the same as long as the vocabulary and its analysis are', () => {
  expect(vocabularyFingerprint()).toBe(vocabularyFingerprint());
});
