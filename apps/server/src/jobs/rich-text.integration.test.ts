import { createEmployer, createJob, testHtml } from '@stellenvisite/db/testing-market';
import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

const {
  app,
  database: { db },
} = await buildTestApp();

const HOSTILE = testHtml(
  '<p onclick="steal()">Wir <b>suchen</b> Sie.</p><script>steal()</script><img src=x onerror=steal()><a href="javascript:steal()">hier</a>',
);
const CLEAN = '<p>Wir <b>suchen</b> Sie.</p>hier';
const employerId = await createEmployer(db, { descriptionHtml: HOSTILE });
const jobId = await createJob(db, employerId, {
  introHtml: HOSTILE,
  sections: [{ kind: 'tasks', heading: 'Ihre Arbeit', html: HOSTILE }],
});

const read = async (path: string) => (await app.inject(path)).json();

test('hostile HTML that reached the tables leaves the API without its teeth', async () => {
  const job = await read(`/api/jobs/${jobId}`);
  expect([job.introHtml, job.sections[0].html, job.employer.descriptionHtml]).toEqual([CLEAN, CLEAN, CLEAN]);
  expect((await read(`/api/employers/${employerId}`)).descriptionHtml).toBe(CLEAN);
});

test.each(['/feeds/indeed.xml', '/feeds/jobs.rss'])('so it leaves %s', async (path) => {
  const { body } = await app.inject(path);
  expect(body).toContain(CLEAN);
  expect(body).not.toMatch(/steal|onerror|<script/);
});
