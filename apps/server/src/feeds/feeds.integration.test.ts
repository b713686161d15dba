import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { createEmployer, createJob, daysAgo } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { createContext } from '../context.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { writeJobFeedsJob } from './write-job-feeds.ts';

const {
  app,
  database: { db },
  services,
} = await buildTestApp();

const JOBS = 450;

beforeAll(async () => {
  const employer = await createEmployer(db, { name: 'Klinik <Nord> & Söhne' });
  for (let index = 0; index < JOBS; index += 1) await createJob(db, employer, { reference: `R-${index}` });
  await createJob(db, employer, {
    title: 'Pflege ]]> & <b>mehr</b>\u0000'.replace('\u0000', '\u0008'),
    reference: 'HOSTILE',
  });
  await createJob(db, employer, { reference: 'GONE', validThrough: daysAgo(1) });
});

test('the Indeed feed holds every live job once, across batches, and no expired one', async () => {
  const { body, headers } = await app.inject('/feeds/indeed.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body.match(/<job>/g)).toHaveLength(JOBS + 1);
  expect(new Set(body.match(/<requisitionid><!\[CDATA\[R-\d+\]\]>/g)).size).toBe(JOBS);
  expect(body).not.toContain('GONE');
  expect(body.trimEnd().endsWith('</source>')).toBe(true);
});

test('hostile text cannot break out of the feed', async () => {
  const { body } = await app.inject('/feeds/indeed.xml');
  expect(body).toContain('Pflege ]]]]><![CDATA[> & <b>mehr</b>');
  expect(body).not.toContain('\u0008');
  const rss = (await app.inject('/feeds/jobs.rss')).body;
  expect(rss).toContain('Klinik &lt;Nord&gt; &amp; Söhne');
  expect(rss.match(/<item>/g)).toHaveLength(JOBS + 1);
});

test('a feed is made once: who asks later gets the same file, until the job writes the next', async () => {
  const before = await app.inject('/feeds/jobs.rss');
  await createJob(db, await createEmployer(db), { title: 'Nachzügler' });
  const again = await app.inject('/feeds/jobs.rss');
  expect(again.body).toBe(before.body);
  expect(again.headers).toMatchObject({ etag: before.headers.etag, 'content-length': String(again.rawPayload.length) });
  const unchanged = await app.inject({
    url: '/feeds/jobs.rss',
    headers: { 'if-none-match': String(again.headers.etag) },
  });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);

  await writeJobFeedsJob.handler(createContext(services), {});
  const next = await app.inject('/feeds/jobs.rss');
  expect(next.body).toContain('Nachzügler');
  expect(next.headers.etag).not.toBe(before.headers.etag);
});

test('many who ask before there is a feed wait for one and the same', async () => {
  const { files } = services;
  await files.delete('feeds/indeed.xml');
  const writes = vi.spyOn(files, 'putStream');
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject('/feeds/indeed.xml')));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(writes).toHaveBeenCalledTimes(1);
});

test('a feed that cannot be finished leaves the one before, and nothing half', async () => {
  const before = await app.inject('/feeds/jobs.rss');
  const broken = { ...createContext(services), db: undefined as never };
  await expect(writeJobFeedsJob.handler(broken, {})).rejects.toThrow();
  expect((await app.inject('/feeds/jobs.rss')).body).toBe(before.body);
  const { objects } = await services.files.listAll('feeds');
  expect([...objects].map(({ name }) => name).sort()).toEqual(['indeed.xml', 'jobs.rss']);
});

test('an employer’s own feed holds its live jobs alone, and says when nothing has changed', async () => {
  const employerId = await createEmployer(db, { name: 'Klinik am See', updatedAt: daysAgo(9) });
  const written = { updatedAt: daysAgo(9) };
  const first = await createJob(db, employerId, { ...written, title: 'Hebamme', reference: 'SEE-1' });
  await createJob(db, employerId, { ...written, reference: 'SEE-GONE', validThrough: daysAgo(1) });
  const url = `/feeds/employers/${employerId}.xml`;
  const { body, headers, statusCode } = await app.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(body.match(/<requisitionid><!\[CDATA\[[^\]]*/g)).toEqual(['<requisitionid><![CDATA[SEE-1']);
  expect(body.trimEnd().endsWith('</source>')).toBe(true);

  const ask = (sent: Record<string, string>) => app.inject({ url, headers: sent });
  const tag = String(headers.etag);
  expect([await ask({ 'if-none-match': tag })].map((answer) => [answer.statusCode, answer.body])).toEqual([[304, '']]);
  expect((await ask({ 'if-modified-since': String(headers['last-modified']) })).statusCode).toBe(304);
  await db
    .update(jobs)
    .set({ validThrough: daysAgo(0.5) })
    .where(eq(jobs.id, first));
  expect((await ask({ 'if-modified-since': String(headers['last-modified']) })).statusCode).toBe(200);
  const ended = await ask({ 'if-none-match': tag });
  expect(ended.statusCode).toBe(200);
  expect(ended.body).not.toContain('<job>');
  for (const unknown of [crypto.randomUUID(), 'nobody'])
    expect((await app.inject(`/feeds/employers/${unknown}.xml`)).statusCode).toBe(404);
});
