import { aiUsage } from '@stellenvisite/db/schema/assistant/emma';
import { adminActs } from '@stellenvisite/db/schema/identity/admin-acts';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer, createJob, createPlaces, NOW } from '@stellenvisite/db/testing-market';
import { isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { fillDemoAdmin } from './fill-demo-admin.ts';

const { db } = await createTestDatabase();

it('gives the administrator a log, jobs that wait and the cost of a language model, once', async () => {
  await createPlaces(db);
  const employerId = await createEmployer(db, { name: 'Klinik am See' });
  await createJob(db, employerId, { placeId: 1 });
  const admin = { adminId: '0198f0a0-0000-7000-8000-0000000000a1', now: NOW };
  await db.transaction((tx) => fillDemoAdmin(tx, admin));
  await db.transaction((tx) => fillDemoAdmin(tx, admin));
  expect(await db.$count(adminActs)).toBe(36);
  expect(await db.$count(jobPostings, isNotNull(jobPostings.pendingSince))).toBe(1);
  expect(await db.$count(aiUsage)).toBe(30);
});
