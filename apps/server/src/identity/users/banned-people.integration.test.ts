import { noticeUnreadJob } from '@stellenvisite/core/messages/notice-unread';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { talentProfiles } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { bookPlan, createEmployer, createJob, createPlaces, NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createTalent } from '../../testing/create-talent.ts';
import { createAdminPerson, createPerson, signIn, signInAdmin } from '../../testing/people.ts';

const { app, database, services } = await buildTestApp();
const { db } = database;
await createPlaces(db);
await installQueues(database, jobsOf(SLICES));
await createAdminPerson(db, 'ada@amt.example');
const ada = await signInAdmin(app, 'ada@amt.example');
const { id: evaId } = await createPerson(db, { email: 'eva@see.example', role: 'employer' });
await createEmployer(db, { id: evaId, name: 'Klinik am See', verifiedAt: NOW });
await bookPlan(db, evaId);
const eva = await signIn(app, 'eva@see.example');

async function ban(id: string) {
  const answer = await ada.call('POST', '/api/admin/users/acts', {
    act: 'ban',
    ids: [id],
    reason: 'Betrug mit Stellen',
  });
  expect(answer.json()).toMatchObject({ done: 1 });
}

test('a banned person is no longer shown in the talent pool, and gets no enquiries there', async () => {
  const members = await createTalent(
    db,
    Array.from({ length: 8 }, () => ({ data: { location: 'Köln' } })),
  );
  const [member] = members;
  if (!member) throw new Error('no member');
  const { id: userId } = await createPerson(db, { email: 'jana@post.example' });
  await db.update(talentProfiles).set({ userId }).where(eq(talentProfiles.id, member.id));
  const shown = async () => {
    const answer = await eva.call('GET', '/api/talent-pool?pageSize=50');
    return answer.json().items.map(({ card }: { card: { id: string } }) => card.id);
  };
  expect(await shown()).toContain(member.id);
  await ban(userId);
  expect(await shown()).not.toContain(member.id);
  const offer = { jobId: await createJob(db, evaId), payMin: 3400, payMax: 4100, message: 'Guten Tag' };
  expect((await eva.call('POST', `/api/talent-pool/${member.id}/enquiries`, offer)).statusCode).toBe(404);
  // Back after the ban they decide themselves when to be seen again.
  await ada.call('POST', '/api/admin/users/acts', { act: 'unban', ids: [userId] });
  const [row] = await db.select().from(talentProfiles).where(eq(talentProfiles.id, member.id));
  expect(row?.status).toBe('paused');
});

test('applications to an employer whose creator is banned are not mailed to the creator', async () => {
  const { id: creatorId } = await createPerson(db, { email: 'carl@wald.example', role: 'employer' });
  await createEmployer(db, { id: creatorId, name: 'Klinik im Wald' });
  await db.insert(userEmployerLinks).values({ userId: evaId, employerId: creatorId, isActive: true, role: 'owner' });
  await createPerson(db, { email: 'bea@post.example' });
  const bea = await signIn(app, 'bea@post.example');
  const apply = async () => {
    const jobId = await createJob(db, creatorId, { applyMethod: 'here' });
    await bea.call('POST', `/api/jobs/${jobId}/applications`, { message: 'Guten Tag' });
    return db.$count(mails, eq(mails.to, 'carl@wald.example'));
  };
  const before = await apply();
  expect(before).toBeGreaterThan(0);
  await ban(creatorId);
  expect(await apply()).toBe(before);
});

test('a member of a team who is banned gets no mails about applicants, and the others do', async () => {
  const [banned, other] = ['bruno@see.example', 'olga@see.example'];
  for (const email of [banned, other]) {
    const { id } = await createPerson(db, { email, role: 'employer' });
    await db.insert(userEmployerLinks).values({ userId: id, employerId: evaId, isActive: true, role: 'recruiter' });
    if (email === banned) await ban(id);
  }
  await createPerson(db, { email: 'anna@post.example', fullName: 'Anna Berg' });
  const anna = await signIn(app, 'anna@post.example');
  const jobId = await createJob(db, evaId, { applyMethod: 'here' });
  const { id } = (await anna.call('POST', `/api/jobs/${jobId}/applications`, { message: 'Guten Tag' })).json();
  const message = { text: 'Noch eine Frage', clientId: 'a' };
  const { id: messageId } = (await anna.call('POST', `/api/applications/${id}/messages`, message)).json();
  await noticeUnreadJob.handler(createContext(services), { messageId });
  const sent = (await db.select({ to: mails.to }).from(mails)).map(({ to }) => to);
  expect(sent).toContain(other);
  expect(sent).not.toContain(banned);
});
