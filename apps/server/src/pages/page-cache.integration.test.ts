import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { createEmployer, createJob } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { watchMarket } from '../jobs/market/market-watch.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { PageCache } from './page-cache.ts';

const cache = new PageCache({ maxBytes: 10_000_000, maxAgeMs: 60_000 });
const { app, database } = await buildTestApp({ withPages: true, cache });
const { db } = database;
const employer = await createEmployer(db);
await createJob(db, employer, { title: 'Hebamme (m/w/d)' });

const onChange = vi.fn(() => cache.clear());
const watch = await watchMarket({ database, log: app.log, onChange });
afterAll(() => watch.stop());

const rendered = vi.spyOn(cache, 'render');
/** A page without a search, for which jobs would have to be indexed first. */
const open = () => app.inject({ url: '/arbeitgebern', headers: { accept: 'text/html' } });

test('a cached page survives that a draft is saved, and not that it is published', async () => {
  expect((await open()).statusCode).toBe(200);
  await open();
  expect(rendered).toHaveBeenCalledTimes(1);
  onChange.mockClear();

  const draft = await createJob(db, employer, { status: 'draft' });
  const setDraft = (values: Partial<typeof jobs.$inferInsert>) => db.update(jobs).set(values).where(eq(jobs.id, draft));
  await setDraft({ title: 'Oberärztin (m/w/d)' });
  await db.update(jobs).set({ title: 'Niemand' }).where(eq(jobs.title, 'gibt es nicht'));
  await open();
  expect(rendered).toHaveBeenCalledTimes(1);

  await setDraft({ status: 'published' });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange, 'a notification of the draft would have come before').toHaveBeenCalledTimes(1);
  await open();
  expect(rendered).toHaveBeenCalledTimes(2);
});
