import { randomUUID } from 'node:crypto';
import {
  APPLICATION_STATUSES,
  type ApplicationMover,
  canMove,
  toShownStatus,
} from '@stellenvisite/contract/applications/applications';
import { eraseAccount } from '@stellenvisite/core/identity/accounts/erase-due-accounts';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { applicationEvents, applicationFiles, applications } from '@stellenvisite/db/schema/applications/applications';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authLimits } from '@stellenvisite/db/schema/identity/auth';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { files } from '@stellenvisite/db/schema/platform/files';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import { createEmployer, createJob, createPlaces, daysAgo, NOW } from '@stellenvisite/db/testing-market';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { awaitLockWaits } from '../testing/await-lock-waits.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { type Caller, createPerson, signIn } from '../testing/people.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);
const { id: annaId } = await createPerson(db, { email: 'anna@post.example', fullName: 'Anna Berg' });
const { id: beaId } = await createPerson(db, { email: 'bea@post.example', fullName: 'Bea Tal' });
const { id: houseId } = await createPerson(db, { email: 'eva@haus.example', role: 'employer', fullName: 'Eva Haus' });
await createPerson(db, { email: 'ole@ander.example', role: 'employer' });
const { id: helperId } = await createPerson(db, { email: 'rolf@post.example', role: 'employer' });
const employerId = await createEmployer(db, { id: houseId, name: 'Klinik am Wald' });
await db.insert(userEmployerLinks).values({ userId: helperId, employerId, isActive: true });
const anna = await signIn(app, 'anna@post.example');
const bea = await signIn(app, 'bea@post.example');
const eva = await signIn(app, 'eva@haus.example');
const ole = await signIn(app, 'ole@ander.example');
const rolf = await signIn(app, 'rolf@post.example');

beforeEach(async () => {
  now = NOW;
  for (const table of [applications, files, mails, authLimits, notifications]) await db.delete(table);
  await db.delete(jobs);
});

const newJob = (values: Parameters<typeof createJob>[2] = {}) =>
  createJob(db, employerId, { title: 'Hebamme', applyMethod: 'here', contactEmail: 'stelle@haus.example', ...values });
const apply = (jobId: string, content: object = {}, caller = anna) =>
  caller.call('POST', `/api/jobs/${jobId}/applications`, content);
const applied = async (content: object = {}): Promise<string> => (await apply(await newJob(), content)).json().id;
const read = async (id: string, caller = anna) => (await caller.call('GET', `/api/applications/${id}`)).json();
const withdraw = (id: string, caller = anna) => caller.call('POST', `/api/applications/${id}/withdrawal`);
const move = (id: string, body: object, caller = eva) => caller.call('PATCH', `/api/employer/applications/${id}`, body);
const refusalOf = async (call: Promise<{ statusCode: number; json(): { code: string } }>) => {
  const answer = await call;
  return [answer.statusCode, answer.json().code];
};
const setStatus = (id: string, status: string) =>
  db.update(applications).set({ status }).where(eq(applications.id, id));
const mailsTo = async (to: string) => {
  const rows = await db.select().from(mails).where(eq(mails.to, to)).orderBy(asc(mails.kind));
  return rows.map(({ kind }) => kind);
};

async function storeFile(userId: string, name = 'Lebenslauf.pdf'): Promise<string> {
  const id = randomUUID();
  await db.insert(files).values({
    id,
    userId,
    name,
    type: 'pdf',
    bytes: 4,
    sha256: 'x',
    storageKey: `files/${id}`,
    expiresAt: daysAgo(-7),
    createdAt: NOW,
  });
  await services.files.put(`files/${id}`, '%PDF');
  return id;
}

describe('applying', () => {
  test('sends the profile as it is now, with message, answers and files, and tells both sides', async () => {
    const jobId = await newJob({
      questions: [{ id: 'start', kind: 'date', text: 'Wann können Sie anfangen?', isRequired: true, options: [] }],
    });
    const fileId = await storeFile(annaId);
    const answer = await apply(jobId, {
      message: 'Guten Tag,\r\nich komme gern.',
      fileIds: [fileId, fileId],
      answers: [{ questionId: 'start', value: '2027-01-01' }],
      applicant: { occupation: 'Hebamme', phone: '0151 555' },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      kind: 'full',
      status: 'applied',
      version: 1,
      job: { id: jobId, title: 'Hebamme', employer: { id: employerId, name: 'Klinik am Wald' }, isLive: true },
      applicant: { fullName: 'Anna Berg', email: 'anna@post.example', phone: '0151 555', occupation: 'Hebamme' },
      message: 'Guten Tag,\nich komme gern.',
      answers: [{ id: 'start', text: 'Wann können Sie anfangen?', value: '2027-01-01' }],
      files: [{ id: fileId, name: 'Lebenslauf.pdf' }],
      sentAt: NOW.toISOString(),
      openedAt: null,
      deleteAt: null,
      timeline: [{ kind: 'sent', by: 'applicant', at: NOW.toISOString() }],
    });
    expect(await mailsTo('anna@post.example')).toEqual(['application.sent']);
    expect(await mailsTo('stelle@haus.example')).toEqual(['application.received']);

    // A later change of the profile does not reach what was sent.
    await db.update(profiles).set({ fullName: 'Anna Tal' }).where(eq(profiles.id, annaId));
    expect((await read(answer.json().id)).applicant.fullName).toBe('Anna Berg');
    await db.update(profiles).set({ fullName: 'Anna Berg' }).where(eq(profiles.id, annaId));
  });

  test('is sent on by mail, files and all, where the job says so, and nobody reads the address', async () => {
    const jobId = await newJob({
      relayEmail: 'pflege@haus.example',
      questions: [{ id: 'night', kind: 'shifts', text: 'Welche Dienste?', isRequired: true, options: [] }],
    });
    const fileId = await storeFile(annaId);
    const answers = [{ questionId: 'night', value: ['early', 'night'] }];
    expect((await apply(jobId, { message: 'Ich komme gern.', fileIds: [fileId], answers })).statusCode).toBe(201);
    expect(await mailsTo('stelle@haus.example')).toEqual([]);
    const [mail] = await db.select().from(mails).where(eq(mails.to, 'pflege@haus.example'));
    expect(mail).toMatchObject({
      kind: 'application.relayed',
      headers: { 'Reply-To': 'anna@post.example' },
      attachments: [{ fileId, name: 'Lebenslauf.pdf' }],
    });
    for (const words of ['Anna Berg', 'Ich komme gern.', 'Früh, Nacht', 'Lebenslauf.pdf']) {
      expect(mail?.text).toContain(words);
    }
    const shown = await app.inject(`/api/jobs/${jobId}`);
    expect(shown.json().applyMethod).toBe('here');
    expect(shown.body).not.toContain('pflege@haus.example');
  });

  test('needs no more than the job', async () => {
    const jobId = await newJob();
    expect((await anna.call('POST', `/api/jobs/${jobId}/applications`)).statusCode).toBe(201);
  });

  test('twenty times at once stores one application', async () => {
    const jobId = await newJob();
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(jobId)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(await db.$count(applications)).toBe(1);
    expect(await mailsTo('anna@post.example')).toHaveLength(1);
    expect(await refusalOf(apply(jobId))).toEqual([409, 'application.already_open']);
    expect((await apply(jobId, {}, bea)).statusCode).toBe(201);
  });

  test('after a withdrawal makes a new record and leaves the old one', async () => {
    const jobId = await newJob();
    const first = (await apply(jobId)).json().id;
    await withdraw(first);
    const second = await apply(jobId);
    expect(second.statusCode).toBe(201);
    expect([second.json().id === first, (await read(first)).status]).toEqual([false, 'withdrawn']);
  });

  test.each([
    ['closed', { status: 'closed' as const }, 'application.job_closed'],
    ['paused', { status: 'paused' as const }, 'application.job_closed'],
    ['expired', { validThrough: daysAgo(1) }, 'application.job_closed'],
    ['a draft', { status: 'draft' as const }, 'job.not_found'],
    ['still to come', { postedAt: daysAgo(-1) }, 'job.not_found'],
    ['taken elsewhere', { applyMethod: 'external' as const }, 'application.not_taken_here'],
  ])('for a job that is %s is refused', async (_name, values, code) => {
    expect((await refusalOf(apply(await newJob(values))))[1]).toBe(code);
    expect(await db.$count(applications)).toBe(0);
  });

  test('while the job closes waits for the closing and is refused', async () => {
    const jobId = await newJob();
    const closing = Promise.withResolvers<void>();
    const updated = Promise.withResolvers<void>();
    const closed = db.transaction(async (tx) => {
      await tx.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, jobId));
      updated.resolve();
      await closing.promise;
    });
    await updated.promise;
    const answer = apply(jobId);
    // It has read the job as live and waits for the row.
    await awaitLockWaits(db, 1);
    closing.resolve();
    await closed;
    expect(await refusalOf(answer)).toEqual([409, 'application.job_closed']);
    expect([await db.$count(applications), await db.$count(mails)]).toEqual([0, 0]);
  });

  test('with a file of somebody else, or one that is gone, sends nothing', async () => {
    const jobId = await newJob();
    const foreign = await storeFile(beaId);
    for (const fileIds of [[foreign], [randomUUID()]]) {
      expect(await refusalOf(apply(jobId, { fileIds }))).toEqual([404, 'file.not_found']);
    }
    expect(await db.$count(applications)).toBe(0);
  });

  test('by the short form needs occupation, phone and a time', async () => {
    const jobId = await newJob();
    const short = { kind: 'short', callbackTime: 'werktags ab 14 Uhr', applicant: { phone: '0151 555' } };
    expect(await refusalOf(apply(jobId, short))).toEqual([422, 'application.contact_missing']);
    const answer = await apply(jobId, { ...short, applicant: { phone: '0151 555', occupation: 'Hebamme' } });
    expect(answer.json()).toMatchObject({ kind: 'short', callbackTime: 'werktags ab 14 Uhr' });
  });

  test('without an answer to a required question is refused', async () => {
    const jobId = await newJob({
      questions: [{ id: 'a', kind: 'text', text: 'Warum?', isRequired: true, options: [] }],
    });
    expect(await refusalOf(apply(jobId))).toEqual([422, 'application.answers_invalid']);
  });

  test('keeps its files when they are deleted elsewhere, and deletes none while it is sent', async () => {
    const fileId = await storeFile(annaId);
    const id = await applied({ fileIds: [fileId] });
    expect(await refusalOf(anna.call('DELETE', `/api/files/${fileId}`))).toEqual([409, 'file.in_use']);
    expect((await read(id)).files).toHaveLength(1);
    const [row] = await db.select().from(files);
    expect(row?.expiresAt).toBeNull();
  });
});

describe('the own list', () => {
  test('can be filtered by job: the newest first, and nothing of anybody else', async () => {
    const jobId = await newJob();
    await apply(await newJob());
    await apply(jobId, {}, bea);
    const first = (await apply(jobId)).json().id;
    await withdraw(first);
    now = new Date(NOW.getTime() + 60_000);
    const second = (await apply(jobId)).json().id;
    const { items, total } = (await anna.call('GET', `/api/applications?jobId=${jobId}`)).json();
    expect(items.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    expect(total).toBe(2);
  });

  test('has a tab for each status with its count, and shows what it does not know', async () => {
    const statuses = ['applied', 'interview', 'rejected', 'withdrawn', 'hired', 'on_hold'];
    for (const [index, status] of statuses.entries()) {
      now = new Date(NOW.getTime() + index * 60_000);
      await setStatus(await applied(), status);
    }
    const list = async (tab: string) => (await anna.call('GET', `/api/applications?tab=${tab}`)).json();
    const shown = async (tab: string) => (await list(tab)).items.map(({ status }: { status: string }) => status);
    expect(await shown('all')).toEqual(['unknown', 'hired', 'withdrawn', 'rejected', 'interview', 'applied']);
    expect(await shown('active')).toEqual(['interview', 'applied']);
    expect(await shown('interviews')).toEqual(['interview']);
    expect(await list('hired')).toMatchObject({
      total: 1,
      page: 1,
      counts: { all: 6, active: 2, interviews: 1, rejected: 1, hired: 1, withdrawn: 1 },
    });
    expect((await anna.call('GET', '/api/applications')).json().total).toBe(6);
    expect((await bea.call('GET', '/api/applications')).json().total).toBe(0);
  });
});

const ROLES: Record<string, { caller: Caller; mover: ApplicationMover | null; path: 'own' | 'employer' }> = {
  'the applicant': { caller: anna, mover: 'applicant', path: 'own' },
  'another job seeker': { caller: bea, mover: null, path: 'own' },
  'the employer': { caller: eva, mover: 'employer', path: 'employer' },
  'somebody linked to the employer': { caller: rolf, mover: 'employer', path: 'employer' },
  'another employer': { caller: ole, mover: null, path: 'employer' },
  'the applicant on the employer’s side': { caller: anna, mover: null, path: 'employer' },
};
const FROM = [...APPLICATION_STATUSES, 'on_hold'];

describe.each(Object.entries(ROLES))('%s', (name, { caller, mover, path }) => {
  const targets = path === 'own' ? (['withdrawn'] as const) : APPLICATION_STATUSES;
  const refused = name.startsWith('the applicant on') ? 403 : mover ? 409 : 404;

  test.each(FROM)('moves from %s along the transition table and no other way', async (from) => {
    const id = await applied();
    for (const to of targets) {
      await db.update(applications).set({ status: from, version: 1 });
      await db.delete(applicationEvents);
      const answer = await (path === 'own' ? withdraw(id, caller) : move(id, { status: to, version: 1 }, caller));
      const isPermitted = mover !== null && canMove(mover, toShownStatus(from), to);
      const [row] = await db.select().from(applications);
      const events = await db.select().from(applicationEvents);
      expect([answer.statusCode, row?.status, events.map(({ kind }) => kind)], to).toEqual(
        isPermitted ? [200, to, [to]] : [refused, from, []],
      );
    }
  });
});

test('keeps of the way to the job its kind alone, shows it to the employer and counts it; a draft keeps it too', async () => {
  const known = await applied({ came: { origin: 'alert', referrer: null } });
  await withdraw(known);
  const linked = await applied({ came: { origin: null, referrer: 'www.google.at' } });
  await withdraw(linked);
  const unknown = await applied();
  const sourceOf = async (id: string) => (await eva.call('GET', `/api/employer/applications/${id}`)).json().source;
  expect([await sourceOf(known), await sourceOf(linked), await sourceOf(unknown)]).toEqual(['alert', 'google', null]);
  const { items } = (await eva.call('GET', '/api/employer/applications')).json();
  expect(new Set(items.map(({ source }: { source: string }) => source))).toEqual(new Set(['alert', 'google', null]));
  expect(JSON.stringify(await db.select().from(applications))).not.toContain('www.google.at');
  const { sources } = (await eva.call('GET', '/api/employer/statistics')).json();
  expect(sources.filter((each: { applications: number }) => each.applications > 0)).toEqual([
    { source: 'google', views: 0, applications: 1 },
    { source: 'alert', views: 0, applications: 1 },
  ]);
  const jobId = await newJob();
  await anna.call('PUT', `/api/jobs/${jobId}/application-draft`, { came: { origin: 'shared', referrer: null } });
  const proposal = (await anna.call('GET', `/api/jobs/${jobId}/application-proposal`)).json();
  expect(proposal.draft.content.came).toEqual({ origin: 'shared', referrer: null });
});

test('unknown is never set', async () => {
  const id = await applied();
  expect(await refusalOf(move(id, { status: 'unknown', version: 1 }))).toEqual([400, 'request.invalid']);
});

test('a withdrawal and a hiring at once: exactly one wins', async () => {
  const id = await applied();
  await move(id, { status: 'interview', version: 1 });
  const answers = await Promise.all([withdraw(id), move(id, { status: 'hired', version: 2 })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const [row] = await db.select().from(applications);
  expect(row?.status).toBe(answers[0]?.statusCode === 200 ? 'withdrawn' : 'hired');
  expect(await db.$count(applicationEvents)).toBe(3);
});

test('of two who answer the same version the second is informed that it is stale', async () => {
  const id = await applied();
  await move(id, { status: 'interview', version: 1 });
  expect(await refusalOf(move(id, { status: 'rejected', version: 1 }, rolf))).toEqual([
    409,
    'application.version_stale',
  ]);
});

describe('the employer', () => {
  test('opens an application once, and the applicant sees when', async () => {
    const id = await applied({ message: 'Guten Tag' });
    expect((await eva.call('GET', '/api/employer/applications')).json()).toMatchObject({
      items: [{ id, status: 'applied', openedAt: null, applicant: { fullName: 'Anna Berg' } }],
      total: 1,
      counts: { all: 1, active: 1 },
    });
    now = new Date(NOW.getTime() + 60_000);
    const opened = await eva.call('GET', `/api/employer/applications/${id}`);
    expect(opened.json()).toMatchObject({ message: 'Guten Tag', openedAt: now.toISOString(), version: 1 });
    expect(opened.json().timeline[1]).toMatchObject({ kind: 'opened', by: 'employer', byName: 'Eva Haus' });
    const firstOpened = now.toISOString();
    now = new Date(NOW.getTime() + 120_000);
    await rolf.call('GET', `/api/employer/applications/${id}`);
    const own = await read(id);
    expect([own.openedAt, own.timeline.length, own.timeline[1].byName]).toEqual([firstOpened, 2, null]);
  });

  test('sees nothing of another employer, and no application that was only noted', async () => {
    const id = await applied();
    for (const path of ['', '/interview.ics', `/files/${randomUUID()}`]) {
      expect(await refusalOf(ole.call('GET', `/api/employer/applications/${id}${path}`))).toEqual([
        404,
        'application.not_found',
      ]);
    }
    expect((await ole.call('GET', '/api/employer/applications')).json().total).toBe(0);
    expect((await anna.call('GET', '/api/employer/applications')).json().total).toBe(0);
    await db.update(applications).set({ kind: 'external' });
    expect((await eva.call('GET', '/api/employer/applications')).json().total).toBe(0);
    expect((await refusalOf(move(id, { status: 'interview', version: 1 })))[0]).toBe(404);
  });

  test('reads the files of an application and no other of the applicant', async () => {
    const [sent, kept] = [await storeFile(annaId, 'Zeugnis.pdf'), await storeFile(annaId)];
    const id = await applied({ fileIds: [sent] });
    const answer = await eva.call('GET', `/api/employer/applications/${id}/files/${sent}`);
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, '%PDF', 'application/pdf']);
    expect(await refusalOf(eva.call('GET', `/api/employer/applications/${id}/files/${kept}`))).toEqual([
      404,
      'file.not_found',
    ]);
    expect((await anna.call('GET', `/api/employer/applications/${id}/files/${sent}`)).statusCode).toBe(404);
  });

  test('invites to a date, moves it, and both have it as a calendar file', async () => {
    const id = await applied();
    expect(await refusalOf(anna.call('GET', `/api/applications/${id}/interview.ics`))).toEqual([
      404,
      'application.no_interview',
    ]);
    const interview = {
      at: '2026-11-19T09:00:00.000Z',
      minutes: 240,
      place: 'Haus B, 4. Stock',
      note: 'Bequeme Schuhe',
    };
    expect((await move(id, { status: 'interview', version: 1, interview })).json()).toMatchObject({
      status: 'interview',
      version: 2,
      interviewAt: interview.at,
      interview,
    });
    const later = { ...interview, at: '2026-11-20T09:00:00.000Z' };
    const moved = await move(id, { status: 'interview', version: 2, interview: later });
    expect(moved.json()).toMatchObject({ status: 'interview', version: 3, interviewAt: later.at });
    expect((await read(id)).timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
      'sent',
      'interview',
      'interview_changed',
    ]);
    expect(await mailsTo('anna@post.example')).toEqual(['application.moved', 'application.moved', 'application.sent']);

    const own = await anna.call('GET', `/api/applications/${id}/interview.ics`);
    expect(own.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(own.body).toContain('DTSTART:20261120T090000Z');
    expect(own.body).toContain('DTEND:20261120T130000Z');
    expect(own.body).toContain('SUMMARY:Gespräch: Klinik am Wald');
    expect((await eva.call('GET', `/api/employer/applications/${id}/interview.ics`)).body).toContain('Anna Berg');
  });

  test('searches and filters what was received', async () => {
    const first = await newJob({ title: 'Hebamme' });
    const second = await newJob({ title: 'MFA' });
    await apply(first);
    await apply(second, {}, bea);
    const found = async (query: string) =>
      (await eva.call('GET', `/api/employer/applications?${query}`))
        .json()
        .items.map(({ job }: { job: { title: string } }) => job.title);
    expect(await found('q=anna')).toEqual(['Hebamme']);
    expect(await found('q=mf')).toEqual(['MFA']);
    expect(await found(`jobId=${second}`)).toEqual(['MFA']);
    expect(await found('tab=hired')).toEqual([]);
  });
});

test('each change notifies the other side in the app, and by mail only people who want that', async () => {
  const told = async (caller = anna) =>
    (await caller.call('GET', '/api/notifications'))
      .json()
      .items.map(({ content }: { content: { kind: string } }) => content.kind)
      .sort();
  const id = await applied();
  expect([await told(), await told(eva), await told(rolf), await told(ole)]).toEqual([
    [],
    ['application.received'],
    ['application.received'],
    [],
  ]);
  const preference = (byMail: boolean) =>
    anna.call('PATCH', '/api/notifications/preferences', { items: [{ topic: 'interviews', byMail }] });
  await preference(false);
  const interview = { at: '2026-11-19T09:00:00.000Z', minutes: 60, place: '', note: '' };
  for (const caller of [eva, rolf]) await caller.call('GET', `/api/employer/applications/${id}`);
  await move(id, { status: 'interview', version: 1, interview });
  await move(id, { status: 'interview', version: 2, interview: { ...interview, at: '2026-11-20T09:00:00.000Z' } });
  expect(await told()).toEqual(['application.interview', 'application.interview', 'application.opened']);
  expect(await mailsTo('anna@post.example')).toEqual(['application.sent']);
  await preference(true);
  await move(id, { status: 'rejected', version: 3 });
  expect(await told()).toContain('application.rejected');
  const [mail] = await db.select().from(mails).where(eq(mails.kind, 'application.moved'));
  expect(mail?.headers['List-Unsubscribe']).toContain('/api/notifications/unsubscribe/applications-');
  const other = await applied();
  await withdraw(other);
  expect(await told(eva)).toEqual(['application.received', 'application.received', 'application.withdrawn']);
});

test('each change is mailed to the other side', async () => {
  const id = await applied();
  await move(id, { status: 'interview', version: 1 });
  await withdraw(id);
  expect(await mailsTo('anna@post.example')).toEqual([
    'application.moved',
    'application.sent',
    'application.withdrawal-receipt',
  ]);
  expect(await mailsTo('stelle@haus.example')).toEqual(['application.received', 'application.withdrawn']);
  const second = await applied();
  await move(second, { status: 'rejected', version: 1 });
  const answers = await db.select().from(mails).where(eq(mails.kind, 'application.moved'));
  expect(answers.map(({ subject }) => subject).sort()).toEqual([
    'Absage: Ihre Bewerbung bei Klinik am Wald',
    'Einladung zum Gespräch: Klinik am Wald',
  ]);
});

describe('an application sent elsewhere', () => {
  const note = (jobId: string) =>
    anna.call('POST', `/api/jobs/${jobId}/external-applications`, { message: 'Per Mail' });

  test('is recorded once and updated by the applicant alone', async () => {
    const jobId = await newJob({ applyMethod: 'external', applyUrl: 'https://haus.example/bewerben' });
    const answer = await note(jobId);
    expect(answer.json()).toMatchObject({ kind: 'external', status: 'applied', message: 'Per Mail' });
    expect(await refusalOf(note(jobId))).toEqual([409, 'application.already_open']);
    expect(await db.$count(mails)).toBe(0);
    const { id } = answer.json();
    const track = (body: object, caller = anna) => caller.call('PATCH', `/api/applications/${id}`, body);
    expect((await track({ status: 'interview', version: 1 })).json()).toMatchObject({
      status: 'interview',
      version: 2,
    });
    expect((await track({ status: 'hired', version: 2 })).json().status).toBe('hired');
    expect(await refusalOf(track({ status: 'rejected', version: 3 }))).toEqual([409, 'application.move_refused']);
    expect((await refusalOf(track({ status: 'interview', version: 3 }, bea)))[0]).toBe(404);
  });

  test('is not what is sent here', async () => {
    const jobId = await newJob();
    expect(await refusalOf(note(jobId))).toEqual([409, 'application.taken_here']);
    const id = (await apply(jobId)).json().id;
    expect(await refusalOf(anna.call('PATCH', `/api/applications/${id}`, { status: 'hired', version: 1 }))).toEqual([
      409,
      'application.move_refused',
    ]);
  });
});

test('an application outlives its job', async () => {
  const id = await applied();
  await db.delete(jobs);
  expect(await read(id)).toMatchObject({ job: { id: null, title: 'Hebamme', isLive: false } });
  expect((await db.select().from(applicationFiles)).length).toBe(0);
});

test('erased with the account, the employer keeps that there was an application and nothing of who it was', async () => {
  const { id: userId } = await createPerson(db, { email: 'cora@post.example', fullName: 'Cora Feld' });
  const cora = await signIn(app, 'cora@post.example');
  const fileId = await storeFile(userId);
  const content = { message: 'Ich bin Cora', fileIds: [fileId], applicant: { phone: '0151 555' } };
  const decided = (await apply(await newJob(), content, cora)).json().id;
  await move(decided, { status: 'rejected', version: 1 });
  const open = (await apply(await newJob(), content, cora)).json().id;
  const noted = await newJob({ applyMethod: 'external' });
  await cora.call('POST', `/api/jobs/${noted}/external-applications`);
  await db.delete(mails);
  const waiting = { messageId: 'x', language: 'de' as const, subject: 'x', text: 'Cora Feld', html: 'x' };
  await db.insert(mails).values({
    ...waiting,
    id: randomUUID(),
    kind: 'application.relayed',
    to: 'pflege@haus.example',
    headers: { 'Reply-To': 'cora@post.example' },
  });

  await eraseAccount(createContext(services), { userId });
  expect(await mailsTo('pflege@haus.example')).toEqual([]);
  // Of the open one alone, and without the name.
  expect(await mailsTo('stelle@haus.example')).toEqual(['application.applicant-left']);
  const [left] = await db.select().from(mails).where(eq(mails.to, 'stelle@haus.example'));
  expect(left?.text).toContain('Gelöschter Nutzer');
  expect(JSON.stringify(left)).not.toMatch(/Cora|0151/);
  expect((await eva.call('GET', '/api/employer/applications')).json()).toMatchObject({ total: 2 });
  for (const [id, status] of [
    [decided, 'rejected'],
    [open, 'withdrawn'],
  ]) {
    const kept = (await eva.call('GET', `/api/employer/applications/${id}`)).json();
    expect(kept).toMatchObject({
      status,
      applicant: null,
      message: '',
      answers: [],
      files: [],
      job: { title: 'Hebamme' },
    });
    expect(JSON.stringify(kept)).not.toMatch(/Cora|0151/);
  }
  expect([await db.$count(applications), await db.$count(files)]).toEqual([2, 0]);
});
