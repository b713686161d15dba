import { SHOWN_APPLICATION_STATUSES, toShownStatus } from '@stellenvisite/contract/applications/applications';
import { columnOf, RECEIVED_COLUMNS } from '@stellenvisite/contract/applications/received-applications';
import { STATISTICS_DAYS } from '@stellenvisite/contract/jobs/statistics';
import { seekerProfileDataSchema } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { verifyPassword } from '@stellenvisite/core/identity/auth/passwords/hash-password';
import { mapUserToEmployers } from '@stellenvisite/core/identity/permissions/map-user-to-employers';
import { selectMembers } from '@stellenvisite/core/identity/permissions/team-members';
import { listMatchedJobs } from '@stellenvisite/core/seekers/matching/list-matched-jobs';
import { compareAll } from '@stellenvisite/core/seekers/matching/score-match';
import { toShownProfile } from '@stellenvisite/core/talent-pool/membership/shown-values';
import { applicationEvents, applications } from '@stellenvisite/db/schema/applications/applications';
import { testimonialSubmissions } from '@stellenvisite/db/schema/content/testimonials';
import { departments, employers } from '@stellenvisite/db/schema/employers/employers';
import { teamInvitations, userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { feedItems, feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { adminUsers, profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobClasses } from '@stellenvisite/db/schema/jobs/search';
import { marketBenchmarks } from '@stellenvisite/db/schema/jobs/statistics';
import { conversations, dateProposals, messageFiles, messages } from '@stellenvisite/db/schema/messages/messages';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import { savedEmployers, savedJobs } from '@stellenvisite/db/schema/seekers/bookmarks';
import { proofs, seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import { talentClosures, talentProfiles } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { indexAllPending } from '@stellenvisite/search/indexing';
import { departmentByKey, occupationByKey } from '@stellenvisite/search/taxonomy';
import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ALL_DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo-accounts.ts';
import { findDemoFeedJobs } from '../feeds/demo-feeds.ts';
import { fillDemoFeeds } from '../feeds/fill-demo-feeds.ts';
import { isDemoTalent } from '../talent/talent-members.ts';
import { fillDemoAccounts, removeDemoAccounts } from './fill-demo-accounts.ts';
import { emptyDemoMarket, fillDemoMarket } from './fill-demo-market.ts';
import { fillDemoMessages } from './fill-demo-messages.ts';
import { isDemoApplicant } from './fill-demo-pipeline.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-11-15T09:00:00Z');
const demo = { db, now, jobs: 320, store: { put: async () => {} } };

const allAccounts = () =>
  db.select({ id: authUsers.id, email: authUsers.email, hash: authUsers.passwordHash }).from(authUsers);
/** Those somebody can sign in with; the applicants of the demo and who asks to join have no password. */
const accounts = async () => (await allAccounts()).filter(({ hash }) => hash !== null);
const seekerId = async () => (await allAccounts()).find(({ email }) => email === 'bewerber@demo.example')?.id ?? '';

it('makes no account in a market that is not a demo', async () => {
  expect(await fillDemoAccounts(db, now)).toBe(false);
  expect(await accounts()).toEqual([]);
});

it('makes each account once, however many processes start, and the same ones after a reset', async () => {
  await fillDemoMarket(demo);
  await indexAllPending({ db });
  expect(await Promise.all([fillDemoAccounts(db, now), fillDemoAccounts(db, now)])).toEqual([true, true]);
  const made = await accounts();
  expect(made.map(({ email }) => email).sort()).toEqual(ALL_DEMO_ACCOUNTS.map(({ email }) => email).sort());
  for (const { hash } of made) expect(await verifyPassword(hash, DEMO_PASSWORD)).toBe(true);

  await db.delete(adminUsers);
  await db.delete(authUsers);
  await emptyDemoMarket(db);
  await fillDemoMarket(demo);
  await indexAllPending({ db });
  await fillDemoAccounts(db, now);
  expect((await accounts()).map(({ id }) => id).sort()).toEqual(made.map(({ id }) => id).sort());
});

it('lets the employer own an employer, the administrator be one, and nobody have to do the onboarding', async () => {
  const [owner] = await db.select().from(authUsers).where(eq(authUsers.email, 'arbeitgeber@demo.example'));
  const [employer] = await db
    .select()
    .from(employers)
    .where(eq(employers.id, owner?.id ?? ''));
  expect(employer).toMatchObject({ type: 'hospital', country: 'DE' });
  const mappings = await mapUserToEmployers(
    { db },
    { userId: owner?.id ?? '', email: owner?.email ?? '', isEmailConfirmed: true },
  );
  expect(mappings).toMatchObject([{ employerName: employer?.name, mappingType: 'direct_id', isActive: true }]);
  expect((await db.select().from(profiles)).every(({ onboardingComplete }) => onboardingComplete)).toBe(true);
  const [admin] = await db.select().from(adminUsers);
  expect(admin).toMatchObject({ email: 'admin@demo.example', firstName: 'Ada' });
  expect(await verifyPassword(admin?.encryptedPassword, DEMO_PASSWORD)).toBe(true);
  expect(admin?.authUserId).not.toBeNull();
});

it('has a market that is older than its oldest ad of today and grew slowly, and applications only to ads that were open', async () => {
  const { rows } = await db.execute<{ days: number; open: number }>(sql`
    select days, (select count(*)::int from jobs where status in ('published', 'closed')
      and posted_at <= moment and valid_through > moment and (status = 'published' or updated_at > moment)) as open
    from unnest(array[0, 30, 60, 119]) days, lateral (select ${now.toISOString()}::timestamptz - make_interval(days => days) as moment) m
    order by days`);
  const [today = 0, ...earlier] = rows.map(({ open }) => open);
  const shares = earlier.map((open) => open / today);
  expect(shares[0]).toBeGreaterThan(0.85);
  expect(shares[1]).toBeGreaterThan(0.8);
  expect(shares[2]).toBeGreaterThan(0.65);
  expect(Math.max(...shares)).toBeLessThan(1);
  const early = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(isNull(applications.userId), gt(jobs.postedAt, applications.sentAt)));
  expect(early).toEqual([]);
});

it('gives the employer a feed with ten fetches, one of them broken, three quarantined jobs, and one that waits for a decision', async () => {
  const feeds = { db, publicUrl: 'http://localhost:3000', now };
  await fillDemoFeeds(feeds);
  await fillDemoFeeds(feeds);
  const made = await db.select().from(xmlFeeds).orderBy(xmlFeeds.name);
  expect(made.map(({ name }) => name)).toEqual(['Karriereportal der Klinik', 'Pflegeschule und Ausbildung']);
  // The daily one is fetched at five in Berlin, as its plan says.
  expect(made[1]).toMatchObject({ dailyAt: 300, nextRunAt: new Date('2026-11-16T04:00:00Z') });
  const runs = await db.select().from(feedRuns);
  const fetches = runs.filter(({ feedId, kind }) => feedId === made[0]?.id && kind !== 'validate');
  expect(fetches).toHaveLength(10);
  expect(fetches.filter(({ status }) => status === 'failed')).toHaveLength(1);
  expect(runs.filter(({ status }) => status === 'on_hold')).toMatchObject([
    { feedId: made[1]?.id, failure: 'too_small' },
  ]);
  const items = await db.select().from(feedItems);
  expect(items.filter(({ state }) => state === 'quarantined')).toHaveLength(3);
  const served = await findDemoFeedJobs(db, 'http://localhost:3000/demo/feeds/klinik.xml');
  expect(served?.references.size).toBeGreaterThan(0);
});

it('marks one public job of the employer as written with the help of AI', async () => {
  const [owner] = await db.select().from(authUsers).where(eq(authUsers.email, 'arbeitgeber@demo.example'));
  const isOwn = and(eq(jobs.employerId, owner?.id ?? ''), gt(jobs.validThrough, now));
  const own = await db.select().from(jobs).where(isOwn);
  expect(own.filter(({ aiParts }) => aiParts.length > 0)).toMatchObject([{ status: 'published' }]);
});

it('gives the employer a team: a recruiter, a viewer, who asks to join, who is proposed and who is invited', async () => {
  const [owner] = await db.select().from(authUsers).where(eq(authUsers.email, 'arbeitgeber@demo.example'));
  const members = await selectMembers(db, owner?.id ?? '');
  expect(members.map(({ email, role }) => [email, role])).toEqual([
    ['arbeitgeber@demo.example', 'owner'],
    ['recruiting@demo.example', 'recruiter'],
    ['einblick@demo.example', 'viewer'],
  ]);
  const waiting = await db.select().from(userEmployerLinks).where(eq(userEmployerLinks.isActive, false));
  expect(waiting).toHaveLength(1);
  const invited = await db.select().from(teamInvitations);
  expect(invited.map(({ expiresAt }) => expiresAt !== null).sort()).toEqual([false, true]);
});

it('names who leads the first departments of the employer, and has the figures of the market to compare with', async () => {
  const [owner] = await db.select().from(authUsers).where(eq(authUsers.email, 'arbeitgeber@demo.example'));
  const own = await db
    .select()
    .from(departments)
    .where(eq(departments.employerId, owner?.id ?? ''))
    .orderBy(departments.position);
  expect(own.slice(0, 4).every(({ lead, nursingLead }) => lead && nursingLead)).toBe(true);
  expect(own.slice(4).some(({ lead }) => lead)).toBe(false);
  const all = await db.select().from(marketBenchmarks).where(eq(marketBenchmarks.scope, 'all'));
  expect(all).toHaveLength(STATISTICS_DAYS.length);
});

it('gives the job seeker saved jobs that end soon, that have ended, and employers, again after a reset', async () => {
  const saved = () =>
    db
      .select({ endsAt: jobs.validThrough, status: jobs.status, note: savedJobs.note })
      .from(savedJobs)
      .innerJoin(jobs, eq(jobs.id, savedJobs.jobId));
  const isEnded = ({ endsAt, status }: { endsAt: Date; status: string }) => endsAt < now || status === 'closed';
  const rows = await saved();
  const daysLeft = rows.filter((row) => !isEnded(row)).map(({ endsAt }) => (+endsAt - +now) / 86_400_000);
  expect(daysLeft.some((days) => days <= 3)).toBe(true);
  expect(daysLeft.some((days) => days > 3 && days <= 14)).toBe(true);
  expect(daysLeft.some((days) => days > 14)).toBe(true);
  expect(rows.some(isEnded)).toBe(true);
  expect(rows.some(({ note }) => note !== '')).toBe(true);
  expect(await db.$count(savedEmployers)).toBe(4);

  // Bookmarks that somebody removed in the demo do not return at the next start.
  await db.delete(savedEmployers);
  await fillDemoAccounts(db, now);
  expect(await db.$count(savedEmployers)).toBe(0);
  await db.delete(savedJobs);
  await fillDemoAccounts(db, now);
  expect(await saved()).toHaveLength(rows.length);
});

it('gives the job seeker a profile that the API would take, with proofs in several states, and leaves it as somebody changed it', async () => {
  const [profile] = await db.select().from(seekerProfiles);
  expect(seekerProfileDataSchema.parse(profile?.data)).toEqual(profile?.data);
  expect(profile?.data.occupations.every((key) => occupationByKey.has(key))).toBe(true);
  expect(profile?.data.departments.every((key) => departmentByKey.has(key))).toBe(true);
  const ends = (await db.select().from(proofs)).map(({ expiresOn }) => expiresOn);
  const today = now.toISOString().slice(0, 10);
  expect(ends.some((end) => end !== null && end < today)).toBe(true);
  expect(ends.some((end) => end !== null && end > today)).toBe(true);
  expect(ends).toContain(null);
  await db.delete(proofs);
  await fillDemoAccounts(db, now);
  expect(await db.$count(proofs)).toBe(0);
});

it('gives the job seeker an application in every status, some of them to the employer of the demo', async () => {
  const [owner] = await db.select().from(authUsers).where(eq(authUsers.email, 'arbeitgeber@demo.example'));
  const rows = await db
    .select()
    .from(applications)
    .where(eq(applications.userId, await seekerId()));
  const shown = new Set(rows.map(({ status }) => toShownStatus(status)));
  expect([...shown].sort()).toEqual([...SHOWN_APPLICATION_STATUSES].sort());
  expect(new Set(rows.map(({ jobId }) => jobId)).size).toBe(rows.length);
  expect(rows.filter(({ employerId }) => employerId === owner?.id).length).toBeGreaterThan(0);
  expect(rows.some(({ kind }) => kind === 'external')).toBe(true);
  for (const { id, sentAt, statusUpdatedAt } of rows) {
    expect(statusUpdatedAt >= sentAt).toBe(true);
    const events = await db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, id));
    expect(events[0]?.kind).toBe('sent');
  }
  await fillDemoAccounts(db, now);
  expect(await db.$count(applications, eq(applications.userId, await seekerId()))).toBe(rows.length);
});

it('gives the employer applicants in every column of the board, of every age, and does so once', async () => {
  const [owner] = await db.select().from(authUsers).where(eq(authUsers.email, 'arbeitgeber@demo.example'));
  const rows = await db
    .select()
    .from(applications)
    .where(eq(applications.employerId, owner?.id ?? ''));
  const columns = rows.map(({ status, openedAt, offeredAt, offerAnswer }) =>
    columnOf({
      status: toShownStatus(status),
      openedAt: openedAt?.toISOString() ?? null,
      offer: offeredAt && { answer: offerAnswer },
    }),
  );
  for (const column of RECEIVED_COLUMNS) expect(columns).toContain(column);
  const waiting = rows.filter(({ status }) => status === 'applied');
  const days = waiting.map(({ sentAt }) => (+now - +sentAt) / 86_400_000);
  expect([Math.min(...days) < 1, Math.max(...days) > 7]).toEqual([true, true]);
  for (const { sentAt, openedAt, invitedAt, hiredAt, rejectedAt, statusUpdatedAt, applicant } of rows) {
    const dates = [sentAt, openedAt, invitedAt, hiredAt ?? rejectedAt].flatMap((date) => (date ? [+date] : []));
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    expect(+statusUpdatedAt).toBeLessThanOrEqual(+now);
    if (applicant?.profile) expect(applicant.profile.occupations.every((key) => occupationByKey.has(key))).toBe(true);
  }
  await fillDemoAccounts(db, now);
  expect(await db.$count(applications, eq(applications.employerId, owner?.id ?? ''))).toBe(rows.length);
});

it('has most applications answered in the three days promised, by people who registered before and have signed in', async () => {
  const [owner] = await db.select().from(authUsers).where(eq(authUsers.email, 'arbeitgeber@demo.example'));
  const rows = await db
    .select()
    .from(applications)
    .where(eq(applications.employerId, owner?.id ?? ''));
  const took = rows.flatMap(({ sentAt, firstAnswerAt }) =>
    firstAnswerAt ? [(+firstAnswerAt - +sentAt) / 86_400_000] : [],
  );
  expect(took.filter((days) => days <= 3).length).toBeGreaterThan(0.7 * took.length);
  const people = await db.select().from(authUsers).where(or(isDemoApplicant(), isDemoTalent()));
  expect(people.length).toBeGreaterThan(400);
  for (const { createdAt, lastSignInAt } of people) {
    expect(+createdAt).toBeLessThanOrEqual(+(lastSignInAt ?? 0));
    expect(lastSignInAt?.getTime()).toBeLessThanOrEqual(+now);
  }
});

it('has people apply to jobs of the occupation they work in', async () => {
  const rows = await db
    .select({ applicant: applications.applicant, occupation: jobClasses.occupation, level: jobClasses.level })
    .from(applications)
    .innerJoin(authUsers, eq(authUsers.id, applications.userId))
    .innerJoin(jobClasses, eq(jobClasses.jobId, applications.jobId))
    .where(isDemoApplicant());
  expect(rows.length).toBeGreaterThan(30);
  for (const { applicant, occupation, level } of rows) {
    if (applicant?.profile) expect(applicant.profile.occupations).toEqual([occupation]);
    expect(applicant?.occupation).not.toBe('');
    expect(['praktikum', 'ausbildung', 'student']).not.toContain(level);
  }
});

it('lets job seeker and employer have written to each other: unread, with files, with dates to choose, blocked; and does so once', async () => {
  const stored = new Map<string, string>();
  const store = { put: async (key: string, content: string) => void stored.set(key, content) };
  await fillDemoMessages({ db, store, now });
  const rows = await db.select().from(messages);
  const unread = new Set(rows.filter(({ readAt }) => readAt === null).map(({ party }) => party));
  expect([...unread].sort()).toEqual(['applicant', 'employer']);
  expect(rows.every(({ sentAt, senderId }) => sentAt < now && senderId !== null)).toBe(true);
  expect(await db.$count(conversations, isNotNull(conversations.blockedAt))).toBe(1);
  expect(await db.$count(dateProposals, gt(dateProposals.answerBy, now))).toBe(1);
  expect(stored.size).toBe(await db.$count(messageFiles));
  for (const content of stored.values()) expect(content).toMatch(/^%PDF-1.4[\s\S]*%%EOF\n$/);
  await fillDemoMessages({ db, store, now });
  expect(await db.$count(messages)).toBe(rows.length);
});

it('tells job seeker and employer what happened, some of it read and some not', async () => {
  const rows = await db
    .select({ email: authUsers.email, kind: notifications.kind, readAt: notifications.readAt })
    .from(notifications)
    .innerJoin(authUsers, eq(authUsers.id, notifications.userId));
  for (const email of ['bewerber@demo.example', 'arbeitgeber@demo.example']) {
    const own = rows.filter((row) => row.email === email);
    expect(new Set(own.map(({ readAt }) => readAt !== null))).toEqual(new Set([true, false]));
  }
  const kinds = new Set(rows.map(({ kind }) => kind));
  for (const kind of ['application.interview', 'saved_job.ends', 'employer.new_jobs'] as const)
    expect(kinds).toContain(kind);
  await fillDemoAccounts(db, now);
  expect(await db.$count(notifications)).toBe(rows.length);
});

it('fills the talent pool with 400 people, of whom regions are shown in several widths, and enquiries in every state', async () => {
  const rows = await db.select().from(talentProfiles);
  expect(rows).toHaveLength(400);
  expect(rows.filter(({ region }) => region === null)).toEqual([]);
  expect(new Set(rows.map(({ region }) => region?.charAt(0))).size).toBeGreaterThan(2);
  const [seeker] = rows.filter(({ number }) => number === 204_170);
  expect(seeker?.userId).toBe(await seekerId());
  const enquiries = await db.select().from(talentEnquiries);
  const received = enquiries.filter(({ userId }) => userId === seeker?.userId);
  expect(received.map(({ status }) => status)).toContain('open');
  const sent = enquiries.filter(({ userId }) => userId !== seeker?.userId);
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set(['open', 'accepted', 'declined', 'expired']));
  expect(sent.filter(({ applicationId }) => applicationId !== null)).toHaveLength(3);
});

it('asks people about jobs that fit them, as the product counts it, and nobody’s employer is shut out', async () => {
  const enquiries = await db.select().from(talentEnquiries).where(isNull(talentEnquiries.textHash));
  const people = new Map((await db.select().from(talentProfiles)).map((row) => [row.userId, row]));
  const found = await listMatchedJobs(
    { db },
    enquiries.flatMap(({ jobId }) => jobId ?? []),
  );
  expect(enquiries.length).toBeGreaterThan(10);
  for (const { userId, jobId, jobTitle, number } of enquiries) {
    const [row, job] = [people.get(userId ?? ''), found.find(({ id }) => id === jobId)];
    if (!row || !job) throw new Error(`${number} or ${jobTitle} is gone`);
    const { score } = compareAll(toShownProfile(row, row.region ?? ''), job);
    expect(score ?? 0, `${row.occupation} asked about ${jobTitle}`).toBeGreaterThanOrEqual(60);
  }
  const closed = await db.select({ id: talentClosures.employerId }).from(talentClosures);
  expect(enquiries.map(({ employerId }) => employerId)).not.toContain(closed[0]?.id);
});

it('gives administrators voices to read, an employer that writes the same to many, and one that is shut out', async () => {
  const voices = await db.select().from(testimonialSubmissions);
  expect(voices.map(({ status }) => status).sort()).toEqual(['declined', 'waiting', 'waiting', 'waiting']);
  const same = await db.select().from(talentEnquiries).where(isNotNull(talentEnquiries.textHash));
  expect(same).toHaveLength(14);
  expect(new Set(same.map(({ employerId }) => employerId)).size).toBe(1);
  const [closure, ...others] = await db.select().from(talentClosures);
  expect(others).toEqual([]);
  expect(closure?.employerId).not.toBe(same[0]?.employerId);
});

it('takes them away where it is no longer a demo, and brings back one that is missing where it is', async () => {
  await db.delete(authUsers).where(eq(authUsers.email, 'bewerber@demo.example'));
  await db.update(authUsers).set({ email: 'weg@post.example' }).where(eq(authUsers.email, 'arbeitgeber@demo.example'));
  await db.update(adminUsers).set({ email: 'weg@post.example' });
  expect(await fillDemoAccounts(db, now)).toBe(true);
  expect((await accounts()).map(({ email }) => email).sort()).toEqual(
    ALL_DEMO_ACCOUNTS.map(({ email }) => email).sort(),
  );
  expect((await db.select().from(adminUsers)).map(({ email }) => email)).toEqual(['admin@demo.example']);
  await removeDemoAccounts(db);
  expect(await allAccounts()).toEqual([]);
  expect(await db.$count(adminUsers)).toBe(0);
  expect(await db.$count(applications, isNotNull(applications.userId))).toBe(0);
});
