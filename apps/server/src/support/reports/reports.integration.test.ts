import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportCase, ReportDetails } from '@stellenvisite/contract/support/reports.schema';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { readPdf } from '@stellenvisite/core/seekers/cv/extract/read-pdf';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { adminUsers } from '@stellenvisite/db/schema/identity/accounts';
import { adminActs } from '@stellenvisite/db/schema/identity/admin-acts';
import { authEvents, authLimits, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { reports } from '@stellenvisite/db/schema/support/reports';
import { bookPlan, createEmployer, createJob, daysAgo, NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createAdminPerson, createPerson, PASSWORD, signIn, signInAdmin } from '../../testing/people.ts';

let now = NOW;
const { app, database } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
const employerId = await createEmployer(db, { name: 'Klinik am Park' });
const jobId = await createJob(db, employerId, { title: 'Hebamme (m/w/d)' });
await createAdminPerson(db, 'ada@amt.example');
const jonasId = await createAdminPerson(db, 'jonas@amt.example');
const { id: evaId } = await createPerson(db, { email: 'eva@park.example', role: 'employer' });
await db.insert(userEmployerLinks).values({ userId: evaId, employerId, isActive: true, role: 'owner' });

const JOB = {
  target: { kind: 'job', id: jobId },
  reason: 'payment_demanded',
  explanation: 'Ich soll vorab 49 Euro überweisen.\nDas steht in der Antwort.',
  goodFaith: true,
};
const post = (payload: object, remoteAddress = '203.0.113.7') =>
  app.inject({ method: 'POST', url: '/api/reports', payload, remoteAddress });
const listed = async (query = '') => {
  const ada = await signInAdmin(app, 'ada@amt.example');
  return (await ada.call('GET', `/api/admin/reports${query}`)).json();
};

beforeEach(async () => {
  now = NOW;
  await db.delete(reports);
  await db.delete(mails);
  await db.delete(authLimits);
  await db.delete(authEvents);
});

test('a guest reports a job without a name; the administrators see what it was, and it is recorded', async () => {
  const answer = await post(JOB);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
  expect(answer.json()).toEqual({ reference: expect.stringMatching(/^M-2026-\d{4,}$/), isMailed: false });
  expect(await db.$count(mails)).toBe(0);
  expect(await db.$count(authEvents, eq(authEvents.action, 'report_created'))).toBe(1);
  const { items, total } = await listed();
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    reference: answer.json().reference,
    target: { kind: 'job', id: jobId, title: 'Hebamme (m/w/d)', employerName: 'Klinik am Park' },
    reason: 'payment_demanded',
    explanation: JOB.explanation,
    reporterName: null,
    reporterEmail: null,
    isFromAccount: false,
    status: 'open',
  });
});

test('whoever gives an address gets a receipt that names the job and repeats nothing they wrote', async () => {
  const answer = await post({ ...JOB, reporterName: 'Bea Tal', reporterEmail: 'Bea@Post.example', language: 'en' });
  expect(answer.json().isMailed).toBe(true);
  const [mail] = await db.select().from(mails);
  expect(mail).toMatchObject({ to: 'bea@post.example', kind: 'report.received', language: 'en' });
  expect(mail?.subject).toContain(answer.json().reference);
  expect(mail?.text).toContain('Hebamme (m/w/d), Klinik am Park');
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/49 Euro|Bea Tal/);
  expect((await listed()).items[0]).toMatchObject({ reporterName: 'Bea Tal', reporterEmail: 'bea@post.example' });
});

test('an employer is reported alike, though a job of theirs alone can be filled', async () => {
  const report = { ...JOB, target: { kind: 'employer', id: employerId }, reason: 'rights' };
  expect((await post(report)).statusCode).toBe(201);
  expect((await listed()).items[0].target).toMatchObject({ kind: 'employer', title: 'Klinik am Park' });
  expect((await post({ ...report, reason: 'filled' })).json()).toMatchObject({
    code: 'request.invalid',
    errors: [{ path: 'reason' }],
  });
});

test('a report stays when the job is changed or gone', async () => {
  const id = await createJob(db, employerId, { title: 'Alter Titel' });
  await post({ ...JOB, target: { kind: 'job', id } });
  await db.delete(jobs).where(eq(jobs.id, id));
  expect((await listed()).items[0].target).toMatchObject({ id, title: 'Alter Titel' });
});

test('a job that is gone can be reported, and one that nobody has seen cannot', async () => {
  const gone = await createJob(db, employerId, { validThrough: daysAgo(1) });
  const draft = await createJob(db, employerId, { status: 'draft' });
  expect((await post({ ...JOB, target: { kind: 'job', id: gone } })).statusCode).toBe(201);
  expect((await post({ ...JOB, target: { kind: 'job', id: draft } })).json().code).toBe('job.not_found');
  expect((await post({ ...JOB, target: { kind: 'job', id: randomUUID() } })).json().code).toBe('job.not_found');
  expect((await post({ ...JOB, target: { kind: 'employer', id: randomUUID() } })).json().code).toBe(
    'employer.not_found',
  );
});

test.each([
  ['without a reason', { reason: undefined }],
  ['with an unknown reason', { reason: 'boring' }],
  ['without saying why', { explanation: '  zu kurz  ' }],
  ['with a book', { explanation: 'a'.repeat(2001) }],
  ['with characters nobody types', { explanation: `Diese Stelle gibt es nicht.\u0000` }],
  ['without good faith', { goodFaith: false }],
  ['with half an address', { reporterEmail: 'bea@' }],
  ['about what cannot be reported', { target: { kind: 'person', id: randomUUID() } }],
])('%s it is refused', async (_, change) => {
  expect((await post({ ...JOB, ...change })).json().code).toBe('request.invalid');
  expect(await db.$count(reports)).toBe(0);
});

test('one source has so many, also where it changes its address within its own network', async () => {
  for (let index = 0; index < 5; index += 1) {
    expect((await post(JOB, `2001:db8:1:2::${index + 1}`)).statusCode).toBe(201);
  }
  expect((await post(JOB, '2001:db8:1:2:ffff::1')).json()).toMatchObject({ status: 429, code: 'request.rate_limited' });
  expect((await post(JOB, '203.0.113.8')).statusCode).toBe(201);
  expect(await db.$count(reports)).toBe(6);
});

test('nobody’s inbox is filled with receipts, while every report is retained', async () => {
  for (let index = 0; index < 6; index += 1) {
    await post({ ...JOB, reporterEmail: 'opfer@post.example' }, `203.0.113.${index}`);
  }
  expect([await db.$count(reports), await db.$count(mails)]).toEqual([6, 5]);
});

test('a report of somebody signed in is theirs until their account is erased, and then nobody’s', async () => {
  const { id } = await createPerson(db, { email: 'clara@post.example' });
  const clara = await signIn(app, 'clara@post.example');
  await clara.call('POST', '/api/reports', { ...JOB, reporterName: 'Clara', reporterEmail: 'clara@post.example' });
  expect((await listed()).items[0]).toMatchObject({ isFromAccount: true });
  const erased = await clara.call('POST', '/api/account/erasure', { mode: 'at_once', password: PASSWORD });
  expect([erased.statusCode, await db.$count(authUsers, eq(authUsers.id, id))]).toEqual([200, 0]);
  expect((await listed()).items[0]).toMatchObject({
    explanation: 'Beitrag gelöscht',
    isFromAccount: false,
    reporterName: null,
    reporterEmail: null,
  });
});

test('the oldest open report comes first, and the overview counts them', async () => {
  const first = (await post(JOB)).json().reference;
  now = new Date(NOW.getTime() + 60_000);
  const second = (await post({ ...JOB, reason: 'fraud' })).json().reference;
  await db.update(reports).set({ status: 'decided' }).where(eq(reports.reason, 'fraud'));
  const references = async (query: string) =>
    (await listed(query)).items.map(({ reference }: { reference: string }) => reference);
  expect(await references('')).toEqual([first, second]);
  expect(await references('?status=open')).toEqual([first]);
  expect(await references('?page=2&pageSize=1')).toEqual([second]);
  const ada = await signInAdmin(app, 'ada@amt.example');
  expect((await ada.call('GET', '/api/admin/overview')).json()).toMatchObject({ openReports: 1 });
});

const DECISION = {
  measure: 'removed',
  extent: 'dauerhaft, in allen Ländern',
  facts: 'Die Anzeige verlangt vor dem Vertrag eine Zahlung von 49,00 €.',
  groundKind: 'terms',
  ground: 'Nr. 6.2: Von Bewerbenden darf kein Geld verlangt werden.',
};
const APPEAL = { text: 'Die Gebühr war freiwillig und steht nicht mehr im Text.' };

/** A job that Bea reported by mail, and the report as the administrators see it. */
async function reportJob() {
  const id = await createJob(db, employerId, { title: 'Pflegehelfer (m/w/d)' });
  await post({ ...JOB, target: { kind: 'job', id }, reporterEmail: 'bea@post.example' });
  const { items } = await listed('?q=pflegehelfer');
  return { jobId: id, reportId: items.at(-1).id as string };
}
const decide = async (admin: string, id: string, change: object = {}) =>
  (await signInAdmin(app, admin)).call('POST', `/api/admin/reports/${id}/decision`, { ...DECISION, ...change });
const decideAppeal = async (admin: string, report: ReportDetails, measure: string) =>
  (await signInAdmin(app, admin)).call(
    'POST',
    `/api/admin/reports/${report.id}/appeals/${report.appeals.find(({ decision }) => !decision)?.id}/decision`,
    { measure, reasons: 'Die Gebühr wurde auch per E-Mail gefordert.' },
  );
const details = async (id: string): Promise<ReportDetails> =>
  (await (await signInAdmin(app, 'ada@amt.example')).call('GET', `/api/admin/reports/${id}`)).json();
const statusOf = async (id: string) => (await db.select().from(jobs).where(eq(jobs.id, id)))[0]?.status;
const mailTo = async (to: string) =>
  (await db.select().from(mails).where(eq(mails.to, to)).orderBy(mails.createdAt)).at(-1);
const caseOf = async (to: string) => {
  const token = /meldung\/([\w-]+)/.exec((await mailTo(to))?.text ?? '')?.[1];
  return {
    token,
    read: async (): Promise<ReportCase> => (await app.inject({ url: `/api/reports/${token}` })).json(),
    appeal: () => app.inject({ method: 'POST', url: `/api/reports/${token}/appeal`, payload: APPEAL }),
  };
};

test('a decision takes the job from the public and sends its reasons to both sides, and to the employer not who reported', async () => {
  const { jobId: id, reportId } = await reportJob();
  const answer = await decide('ada@amt.example', reportId);
  expect([answer.statusCode, answer.json().status, answer.json().measure]).toEqual([200, 'decided', 'removed']);
  expect(await statusOf(id)).toBe('closed');
  const [posting] = await db.select().from(jobPostings).where(eq(jobPostings.id, id));
  expect(posting?.removedAt).toEqual(NOW);
  for (const to of ['bea@post.example', 'eva@park.example']) {
    const mail = await mailTo(to);
    expect(mail?.kind).toBe('report.decided');
    for (const text of [DECISION.facts, DECISION.ground, DECISION.extent, 'automatische Mittel', '15.05.2027'])
      expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(text);
  }
  expect((await mailTo('eva@park.example'))?.text).not.toMatch(/bea@post|überweisen/);
  const affected = await (await caseOf('eva@park.example')).read();
  expect(affected).toMatchObject({ side: 'affected', explanation: null, canAppeal: true, measure: 'removed' });
  expect(JSON.stringify(affected)).not.toMatch(/bea@post|überweisen/);
  expect(await (await caseOf('bea@post.example')).read()).toMatchObject({ side: 'reporter', canAppeal: true });
});

test('a removed job stays in the list of its employer with the reason and the appeal, and returns only after a review', async () => {
  const { jobId: id, reportId } = await reportJob();
  await decide('ada@amt.example', reportId);
  expect((await mailTo('eva@park.example'))?.subject).toBe('Ihre Anzeige „Pflegehelfer (m/w/d)“ wurde entfernt');
  expect((await mailTo('bea@post.example'))?.subject).toBe(
    'Die gemeldete Anzeige „Pflegehelfer (m/w/d)“ wurde entfernt',
  );
  const eva = await signIn(app, 'eva@park.example');
  const ownJobs = async () => {
    const list = (await eva.call('GET', `/api/employer/jobs?employerId=${employerId}&tab=removed`)).json();
    return { ...list, items: list.items.filter((job: { id: string }) => job.id === id) };
  };
  const { token } = await caseOf('eva@park.example');
  const { items, figures } = await ownJobs();
  expect(figures.withheld.removed).toBeGreaterThan(0);
  expect(items).toMatchObject([
    {
      id,
      state: 'removed',
      moderation: { reason: DECISION.facts, report: { path: `/meldung/${token}`, canAppeal: true } },
    },
  ]);
  await (await caseOf('eva@park.example')).appeal();
  expect((await ownJobs()).items[0].moderation.report).toMatchObject({
    canAppeal: false,
    appeal: { decideBy: '2026-11-29T12:00:00.000Z', isDecidedByOther: true },
  });
  expect(
    (await eva.call('POST', '/api/employer/jobs/bulk', { action: 'delete', selection: { ids: [id] } })).json(),
  ).toMatchObject({ ids: [] });
  expect((await eva.call('GET', `/api/employer/jobs/${id}`)).statusCode).toBe(404);

  await createPerson(db, { email: 'fremd@wald.example', role: 'employer' });
  const stranger = await signIn(app, 'fremd@wald.example');
  expect((await stranger.call('POST', `/api/employer/jobs/${id}/reopening`)).statusCode).toBe(404);

  const reopened = await Promise.all([1, 2].map(() => eva.call('POST', `/api/employer/jobs/${id}/reopening`)));
  for (const answer of reopened) expect(answer.json()).toMatchObject({ state: 'refused', refusal: DECISION.facts });
  expect((await ownJobs()).items).toEqual([]);
  await bookPlan(db, employerId, 'group');
  const corrected = { introHtml: '<p>Wir suchen Verstärkung für unser Team.</p>', applyMethod: 'here' };
  const { version } = reopened[0]?.json() ?? {};
  const changed = await eva.call('PATCH', `/api/employer/jobs/${id}`, { version, ...corrected });
  expect(changed.statusCode).toBe(200);
  // Submitted twice, it still waits.
  for (let index = 0; index < 2; index += 1) {
    const published = await eva.call('POST', `/api/employer/jobs/${id}/publication`);
    expect(published.json()).toMatchObject({ state: 'pending' });
    expect([await statusOf(id), (await eva.call('GET', `/api/employer/jobs/${id}`)).json().state]).toEqual([
      'draft',
      'pending',
    ]);
  }
});

test('a viewer of the team sees why a job was removed, but not the address with which it can be appealed', async () => {
  const { reportId } = await reportJob();
  await decide('ada@amt.example', reportId);
  const { id: viewerId } = await createPerson(db, { email: 'vera@park.example', role: 'employer' });
  await db.insert(userEmployerLinks).values({ userId: viewerId, employerId, isActive: true, role: 'viewer' });
  const vera = await signIn(app, 'vera@park.example');
  const { items } = (await vera.call('GET', `/api/employer/jobs?employerId=${employerId}&tab=removed`)).json();
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) expect(item.moderation).toMatchObject({ report: null, reason: expect.stringMatching(/./) });
});

test('the mail does not promise another person where there is only one administrator', async () => {
  const [jonas] = await db.delete(adminUsers).where(eq(adminUsers.id, jonasId)).returning();
  try {
    const { reportId } = await reportJob();
    await decide('ada@amt.example', reportId);
    const mail = (await mailTo('eva@park.example'))?.text.replaceAll(/\s+/g, ' ');
    expect(mail).toContain('Darüber entscheidet dieselbe Person noch einmal, ohne automatische Hilfe');
    expect(mail).not.toContain('eine andere Person');
    expect(await (await caseOf('eva@park.example')).read()).toMatchObject({ isDecidedByOther: false });
  } finally {
    if (jonas) await db.insert(adminUsers).values(jonas);
  }
});

test('the statement of reasons is a document that names neither who reported nor who decided, and there is none before', async () => {
  const { reportId } = await reportJob();
  const ada = await signInAdmin(app, 'ada@amt.example');
  const path = `/api/admin/reports/${reportId}/statement`;
  expect((await ada.call('GET', path)).statusCode).toBe(404);
  const long = `Anlage 2. ${'Die Zahlung wurde auch per E-Mail gefordert. '.repeat(40)}Ende.`;
  await decide('ada@amt.example', reportId, { facts: long });
  const file = await ada.call('GET', path);
  const { reference } = await details(reportId);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${reference}.pdf"`,
  });
  const kept = join(await mkdtemp(join(tmpdir(), 'statement-')), 'file.pdf');
  await writeFile(kept, file.rawPayload);
  const pages = (await readPdf(kept, { maxPages: 5, canRecognize: false }))?.pages ?? [];
  const text = pages.flat().join(' ');
  for (const part of [reference, 'Pflegehelfer (m/w/d)', 'Anlage 2.', 'Ende.', DECISION.ground, 'sechs Monaten'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/bea@post|ada@amt|Ada/);
});

test('a report is decided once, with a measure that fits what was reported', async () => {
  const { reportId } = await reportJob();
  const both = await Promise.all([decide('ada@amt.example', reportId), decide('jonas@amt.example', reportId)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await post({ ...JOB, target: { kind: 'employer', id: employerId } });
  const [report] = (await listed('?kind=employer')).items;
  expect((await decide('ada@amt.example', report.id, { measure: 'returned' })).json().code).toBe(
    'report.measure_unfit',
  );
  expect((await decide('ada@amt.example', report.id, { ground: '' })).json().code).toBe('request.invalid');
});

test('where nothing is done only who reported is informed, and only they can appeal', async () => {
  const { jobId: id, reportId } = await reportJob();
  await decide('ada@amt.example', reportId, { measure: 'none' });
  expect([await statusOf(id), await mailTo('eva@park.example')]).toEqual(['published', undefined]);
  const bea = await caseOf('bea@post.example');
  expect((await bea.appeal()).statusCode).toBe(201);
  const report = await details(reportId);
  expect((await decideAppeal('jonas@amt.example', report, 'returned')).json()).toMatchObject({
    status: 'decided',
    measure: 'returned',
    appeals: [{ side: 'reporter', decision: { outcome: 'changed' } }],
  });
  expect(await statusOf(id)).toBe('draft');
  expect((await mailTo('eva@park.example'))?.subject).toContain('Beschwerde');
});

test('an appeal is decided by another administrator and gives the job back', async () => {
  const { jobId: id, reportId } = await reportJob();
  await decide('ada@amt.example', reportId);
  const eva = await caseOf('eva@park.example');
  expect((await eva.appeal()).json()).toMatchObject({
    canAppeal: false,
    appeal: { text: APPEAL.text, decision: null },
  });
  expect((await eva.appeal()).json().code).toBe('report.appeal_exists');
  const report = await details(reportId);
  expect(report).toMatchObject({ status: 'appealed', isOwnDecision: true, isOnlyAdmin: false });
  expect((await decideAppeal('ada@amt.example', report, 'none')).json().code).toBe('report.own_decision');
  expect((await decideAppeal('jonas@amt.example', report, 'none')).json()).toMatchObject({
    status: 'decided',
    measure: 'none',
    appeals: [{ decision: { outcome: 'changed' }, decidedBy: 'Ada Amt' }],
  });
  expect(await statusOf(id)).toBe('published');
  expect((await mailTo('bea@post.example'))?.subject).toContain('Beschwerde');
  expect((await eva.read()).appeal?.decision).toMatchObject({ measure: 'none' });
});

test('an appeal does not turn against who made it', async () => {
  const { reportId } = await reportJob();
  await decide('ada@amt.example', reportId, { measure: 'warned' });
  await (await caseOf('eva@park.example')).appeal();
  const refused = await decideAppeal('jonas@amt.example', await details(reportId), 'removed');
  expect(refused.json().code).toBe('report.measure_unfit');
  expect((await details(reportId)).appeals[0]?.decision).toBeNull();
});

const pause = async (method: 'POST' | 'DELETE', id: string) =>
  (await signInAdmin(app, 'ada@amt.example')).call(method, `/api/admin/reports/${id}/pause`);
const HOUR_MS = 3_600_000;

test('a reported job is off the market until it is decided; its employer is informed and cannot bring it back', async () => {
  const { jobId: id, reportId } = await reportJob();
  const [before] = await db.select().from(jobs).where(eq(jobs.id, id));
  const paused = await pause('POST', reportId);
  expect(paused.json()).toMatchObject({
    status: 'open',
    pause: { since: NOW.toISOString(), by: expect.stringMatching(/\w/), endedAt: null },
  });
  expect((await pause('POST', reportId)).json().code).toBe('report.pause_refused');
  expect(await statusOf(id)).toBe('paused');
  const mail = await mailTo('eva@park.example');
  expect([mail?.kind, mail?.text]).toEqual(['report.paused', expect.stringContaining('Bewerbende sollen Geld zahlen')]);
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/bea@post|überweisen/);
  expect(await (await caseOf('eva@park.example')).read()).toMatchObject({ isPaused: true, canAppeal: false });

  const eva = await signIn(app, 'eva@park.example');
  const asPosting = await eva.call('GET', `/api/employer/jobs/${id}`);
  expect(asPosting.json()).toMatchObject({ state: 'pending', moves: [] });
  expect((await eva.call('POST', `/api/employer/jobs/${id}/publication`)).json().code).toBe('job_posting.suspended');
  const resumed = await eva.call('POST', '/api/employer/jobs/bulk', { action: 'resume', selection: { ids: [id] } });
  expect(resumed.json()).toMatchObject({ ids: [] });
  expect(await statusOf(id)).toBe('paused');

  now = new Date(NOW.getTime() + 2 * HOUR_MS);
  expect((await decide('ada@amt.example', reportId, { measure: 'none' })).json().pause.endedAt).toBe(now.toISOString());
  const [after] = await db.select().from(jobs).where(eq(jobs.id, id));
  expect(after?.status).toBe('published');
  expect(after?.validThrough).toEqual(new Date((before?.validThrough.getTime() ?? 0) + 2 * HOUR_MS));
  expect((await mailTo('eva@park.example'))?.kind).toBe('report.decided');
  expect((await pause('POST', reportId)).json().code).toBe('report.pause_refused');
});

test('a pause is lifted before the decision, and of two reports the last one gives the job back; each act is in the log', async () => {
  const { jobId: id, reportId } = await reportJob();
  await post({ ...JOB, target: { kind: 'job', id }, reason: 'fraud' });
  const [second] = (await listed('?q=pflegehelfer&reason=fraud')).items.slice(-1);
  for (const one of [reportId, second.id]) expect((await pause('POST', one)).statusCode).toBe(200);
  expect((await pause('DELETE', reportId)).json()).toMatchObject({ pause: { endedAt: NOW.toISOString() } });
  expect((await pause('DELETE', reportId)).json().code).toBe('report.pause_refused');
  expect(await statusOf(id)).toBe('paused');
  await decide('ada@amt.example', second.id, { measure: 'returned' });
  expect(await statusOf(id)).toBe('draft');
  const [posting] = await db.select().from(jobPostings).where(eq(jobPostings.id, id));
  expect(posting).toMatchObject({ suspendedAt: null, pausedAt: null, refusal: DECISION.facts });
  const acts = await db.select().from(adminActs).where(eq(adminActs.subjectId, reportId));
  expect(acts.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['report.job_paused', { status: 'published' }, { status: 'paused' }],
    ['report.job_resumed', { status: 'paused' }, { status: 'published' }],
  ]);
});

test('only a public job can be paused', async () => {
  await post({ ...JOB, target: { kind: 'employer', id: employerId } });
  const [report] = (await listed('?kind=employer')).items;
  expect((await pause('POST', report.id)).json().code).toBe('report.pause_refused');
  const { jobId: id, reportId } = await reportJob();
  await db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, id));
  expect((await pause('POST', reportId)).json().code).toBe('report.pause_refused');
  expect((await details(reportId)).pause).toBeNull();
});

test('after six months, with a forged link or before a decision there is no appeal', async () => {
  const { reportId } = await reportJob();
  const early = await caseOf('bea@post.example');
  expect((await early.appeal()).json().code).toBe('report.not_found');
  await decide('ada@amt.example', reportId);
  const { token = '' } = await caseOf('eva@park.example');
  const forged = token.replace('affected', 'reporter');
  expect((await app.inject({ url: `/api/reports/${forged}` })).json().code).toBe('report.not_found');
  now = new Date('2027-06-01T12:00:00Z');
  expect((await (await caseOf('eva@park.example')).appeal()).json().code).toBe('report.appeal_late');
});

test('the only administrator decides the appeal too', async () => {
  const { reportId } = await reportJob();
  await decide('ada@amt.example', reportId);
  await (await caseOf('eva@park.example')).appeal();
  const [jonas] = await db.delete(adminUsers).where(eq(adminUsers.id, jonasId)).returning();
  const report = await details(reportId);
  expect(report.isOnlyAdmin).toBe(true);
  expect((await decideAppeal('ada@amt.example', report, 'removed')).json().appeals[0].decision.outcome).toBe('upheld');
  if (jonas) await db.insert(adminUsers).values(jonas);
});

test('the list is taken away as a file that names nobody who reported, and that is an act', async () => {
  const { reportId } = await reportJob();
  await post({ ...JOB, reason: 'fraud', reporterName: 'Bea Tal' });
  await decide('ada@amt.example', reportId);
  const ada = await signInAdmin(app, 'ada@amt.example');
  const file = await ada.call('GET', '/api/admin/reports/file?q=pflegehelfer&status=decided');
  expect(file.headers['content-type']).toContain('text/csv');
  const [head, ...lines] = file.body.trim().split('\r\n');
  expect(head).toContain('Nummer');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/M-2026-\d+.*Pflegehelfer.*payment_demanded.*decided.*removed.*terms/);
  expect((await ada.call('GET', '/api/admin/reports/file')).body).not.toMatch(/Bea|bea@|überweisen/);
  const [act] = await db.select().from(adminActs).where(eq(adminActs.action, 'reports.exported'));
  expect(act?.after).toMatchObject({ status: 'decided', rows: 1 });
});

test('the figures of a year count reports, decisions and appeals, and name nobody', async () => {
  const { reportId } = await reportJob();
  await post({ ...JOB, reason: 'fraud' });
  now = new Date(NOW.getTime() + 6 * 3_600_000);
  await decide('ada@amt.example', reportId);
  await (await caseOf('eva@park.example')).appeal();
  const { statusCode, ...answer } = await app.inject({ url: '/api/transparency?year=2026' });
  expect(statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ year: 2026, reports: 2, decided: 1, automatic: 0, medianHours: 6 });
  expect(answer.json().byMeasure).toContainEqual({ measure: 'removed', count: 1 });
  expect(answer.json().appeals).toEqual({ reporter: 0, affected: 1, upheld: 0, changed: 0, open: 1 });
});
