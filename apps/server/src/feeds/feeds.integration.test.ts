import { createEmployer, createJob, daysAgo } from '@stellenvisite/db/testing-market';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

const {
  app,
  database: { db },
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
