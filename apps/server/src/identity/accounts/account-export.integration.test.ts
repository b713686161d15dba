import { json } from 'node:stream/consumers';
import { newsletterSubscriptions } from '@stellenvisite/db/schema/content/newsletter';
import { hiddenEmployers } from '@stellenvisite/db/schema/employers/hidden-employers';
import { authFactors } from '@stellenvisite/db/schema/identity/auth-factors';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { savedEmployers, savedJobs } from '@stellenvisite/db/schema/seekers/bookmarks';
import { jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { reports } from '@stellenvisite/db/schema/support/reports';
import { createEmployer, createJob, NOW } from '@stellenvisite/db/testing-market';
import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createPerson, signIn } from '../../testing/people.ts';

const { app, database } = await buildTestApp();
const { db } = database;
const ANNA = 'anna@post.example';

async function readZip(zip: Buffer): Promise<Record<string, unknown>> {
  const files: Record<string, unknown> = {};
  const opened = await fromBufferPromise(zip);
  for await (const entry of opened.eachEntry()) {
    files[entry.fileName] = await json(await opened.openReadStreamPromise(entry));
  }
  return files;
}

test('the export holds everything of the person, nothing of others, and no secret', async () => {
  const anna = await createPerson(db, { email: ANNA, data: { terms_version: '2026-11' } });
  const bea = await createPerson(db, { email: 'bea@post.example' });
  await db.insert(authFactors).values(
    [anna, bea].map(({ id }) => ({
      id: crypto.randomUUID(),
      userId: id,
      type: 'totp' as const,
      friendlyName: 'Telefon',
      sealedSecret: 'versiegelt',
    })),
  );
  await db.insert(jobAlerts).values(
    [anna, bea].flatMap(({ id, email }) => {
      const times = { seenAt: NOW, mailsFrom: NOW, createdAt: NOW, confirmedAt: NOW };
      const alert = { language: 'de' as const, frequency: 'daily' as const, status: 'active' as const, ...times };
      return [
        { ...alert, id: crypto.randomUUID(), userId: id, name: `Auftrag von ${email}`, query: 'q=pflege' },
        { ...alert, id: crypto.randomUUID(), email, name: `Als Gast: ${email}`, query: 'q=arzt' },
      ];
    }),
  );
  const employerId = await createEmployer(db, { name: 'Klinik am Wald' });
  const jobId = await createJob(db, employerId, { title: 'Hebamme' });
  for (const { id: userId, email } of [anna, bea]) {
    const bookmark = { userId, note: `Notiz von ${email}` };
    await db.insert(savedJobs).values({ ...bookmark, id: crypto.randomUUID(), jobId });
    await db.insert(savedEmployers).values({ ...bookmark, id: crypto.randomUUID(), employerId });
    await db.insert(hiddenEmployers).values({ userId, employerId, hiddenAt: NOW });
  }
  const mail = {
    messageId: '<x>',
    kind: 'auth.confirm',
    language: 'de',
    text: 'Code 123456',
    html: '',
    createdAt: NOW,
  } as const;
  await db.insert(mails).values([
    { ...mail, id: crypto.randomUUID(), to: ANNA, subject: 'Für Anna' },
    { ...mail, id: crypto.randomUUID(), to: 'bea@post.example', subject: 'Für Bea' },
  ]);
  await db.insert(newsletterSubscriptions).values({
    id: crypto.randomUUID(),
    email: ANNA,
    status: 'confirmed',
    language: 'de',
    frequency: 'weekly',
    confirmTokenHash: 'geheim',
  });

  const report = {
    targetKind: 'job',
    targetId: crypto.randomUUID(),
    targetTitle: 'Hebamme',
    employerName: 'Klinik am Park',
    reason: 'fraud',
    language: 'de',
    createdAt: NOW,
  } as const;
  await db.insert(reports).values([
    { ...report, id: crypto.randomUUID(), explanation: 'Von Anna gemeldet', reporterUserId: anna.id },
    { ...report, id: crypto.randomUUID(), explanation: 'Als Gast gemeldet', reporterEmail: ANNA },
    { ...report, id: crypto.randomUUID(), explanation: 'Für Bea', reporterUserId: bea.id },
  ]);

  const answer = await (await signIn(app, ANNA)).call('GET', '/api/account/export');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="stellenvisite-2026-11-15.zip"',
    'cache-control': 'no-store',
  });
  const files = await readZip(answer.rawPayload);
  expect(Object.keys(files).sort()).toEqual([
    'account.json',
    'admin-acts.json',
    'admin-views.json',
    'api-keys.json',
    'application-drafts.json',
    'applications.json',
    'consents.json',
    'conversation-handovers.json',
    'cv-analyses.json',
    'devices.json',
    'emma.json',
    'employer-draft.json',
    'employer-links.json',
    'employers.json',
    'events.json',
    'feed-decisions.json',
    'feeds.json',
    'files.json',
    'guest-applications.json',
    'hidden-employers.json',
    'ideas.json',
    'identities.json',
    'job-alerts.json',
    'job-postings.json',
    'mails.json',
    'matches.json',
    'messages.json',
    'newsletter.json',
    'notification-preferences.json',
    'notifications.json',
    'orders.json',
    'passkeys.json',
    'profile.json',
    'push-devices.json',
    'reports.json',
    'saved-employers.json',
    'saved-jobs.json',
    'second-factors.json',
    'seeker-profile.json',
    'sessions.json',
    'support-notes.json',
    'support.json',
    'talent-pool-employer.json',
    'talent-pool.json',
    'team-invitations.json',
    'testimonial.json',
  ]);
  expect(files).toMatchObject({
    'account.json': { id: anna.id, email: ANNA },
    'profile.json': { role: 'job_seeker', fullName: 'Anna Beispiel' },
    'job-alerts.json': [{ name: `Auftrag von ${ANNA}`, query: 'q=pflege' }, { name: `Als Gast: ${ANNA}` }],
    'emma.json': { settings: null, conversations: [] },
    'saved-jobs.json': [{ title: 'Hebamme', employer: 'Klinik am Wald', note: `Notiz von ${ANNA}` }],
    'hidden-employers.json': { allAgenciesHiddenAt: null, employers: [{ name: 'Klinik am Wald' }] },
    'saved-employers.json': [{ name: 'Klinik am Wald', note: `Notiz von ${ANNA}` }],
    'reports.json': [{ explanation: 'Von Anna gemeldet' }, { explanation: 'Als Gast gemeldet' }],
    'identities.json': [{ provider: 'email', email: ANNA }],
    'second-factors.json': [{ friendlyName: 'Telefon' }],
    'sessions.json': [{ aal: 'aal1', ip: '127.0.0.1' }],
    'consents.json': [{ kind: 'terms', version: '2026-11' }],
    'mails.json': [{ subject: 'Für Anna' }],
    'newsletter.json': { status: 'confirmed', frequency: 'weekly' },
  });
  const text = JSON.stringify(files);
  expect(text).toContain('data_exported');
  expect(text).not.toMatch(/argon2|versiegelt|geheim|123456|bea@|Für Bea/);
});

test('a visitor gets a refusal, not half a file', async () => {
  const answer = await app.inject('/api/account/export');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([401, 'application/problem+json']);
});

test('a person exports five times an hour, from wherever they are', async () => {
  await createPerson(db, { email: 'cora@post.example' });
  const cora = await signIn(app, 'cora@post.example');
  const statuses: number[] = [];
  for (let at = 0; at < 7; at += 1) statuses.push((await cora.call('GET', '/api/account/export')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});
