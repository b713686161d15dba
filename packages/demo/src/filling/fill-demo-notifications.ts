import { HOUR_MS } from '@stellenvisite/contract/platform/durations';
import type { NotificationContent } from '@stellenvisite/contract/platform/notifications/notifications.schema';
import type { Tx } from '@stellenvisite/db/client';
import { applicationEvents, applications } from '@stellenvisite/db/schema/applications/applications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import { savedEmployers, savedJobs } from '@stellenvisite/db/schema/seekers/bookmarks';
import { and, asc, between, eq, inArray, ne } from 'drizzle-orm';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom } from '../random.ts';

const DAY_MS = 24 * HOUR_MS;
/** So many of the newest are unread, and at most half of all. */
const UNREAD = 3;
const ENDS_SOON_DAYS = 3;

type People = { userId: string; employerId: string; now: Date };
type Sample = NotificationContent & { key: string; at: Date };

/** Creates the notifications of the demo's job seeker and employer, unless they have some already. */
export async function fillDemoNotifications(tx: Tx, { userId, employerId, now }: People): Promise<void> {
  if ((await tx.$count(notifications, inArray(notifications.userId, [userId, employerId]))) > 0) return;
  const random = createRandom(`${DEMO_SEED}/notifications`);
  const write = async (to: string, samples: Sample[]) => {
    const newestFirst = samples.toSorted((one, other) => other.at.getTime() - one.at.getTime());
    const unread = Math.min(UNREAD, Math.floor(samples.length / 2));
    for (const [index, { at, ...rest }] of newestFirst.entries()) {
      const readAt = index < unread ? null : new Date(Math.min(at.getTime() + 2 * HOUR_MS, now.getTime()));
      const row = { id: random.uuid(), userId: to, isListed: true, readAt, createdAt: at };
      await tx
        .insert(notifications)
        .values({ ...row, ...rest })
        .onConflictDoNothing();
    }
  };
  await write(userId, [
    ...(await ofApplications(tx, userId)),
    ...(await ofEndingJobs(tx, userId, now)),
    ...(await ofFollowedEmployers(tx, userId, now)),
  ]);
  await write(employerId, await ofReceived(tx, employerId));
}

async function ofApplications(tx: Tx, userId: string): Promise<Sample[]> {
  const rows = await tx
    .select({ application: applications, what: applicationEvents.kind, at: applicationEvents.at })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
    .where(and(eq(applications.userId, userId), ne(applications.kind, 'external')))
    .orderBy(asc(applicationEvents.id));
  return rows.flatMap(({ application, what, at }): Sample[] => {
    const { id: applicationId, jobTitle, employerName: employer, interviewAt } = application;
    const data = { applicationId, jobTitle, employer };
    if (what === 'opened' || what === 'rejected' || what === 'hired')
      return [{ kind: `application.${what}`, key: applicationId, data, at }];
    if (what !== 'interview') return [];
    const interview = { ...data, at: interviewAt?.toISOString() ?? null };
    return [{ kind: 'application.interview', key: applicationId, data: interview, at }];
  });
}

async function ofEndingJobs(tx: Tx, userId: string, now: Date): Promise<Sample[]> {
  const soon = new Date(now.getTime() + ENDS_SOON_DAYS * DAY_MS);
  const rows = await tx
    .select({ jobId: jobs.id, jobTitle: jobs.title, employer: employers.name, endsAt: jobs.validThrough })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(eq(savedJobs.userId, userId), eq(jobs.status, 'published'), between(jobs.validThrough, now, soon)));
  return rows.map(({ endsAt, ...job }) => ({
    kind: 'saved_job.ends',
    key: job.jobId,
    data: { ...job, endsAt: endsAt.toISOString() },
    at: new Date(now.getTime() - 3 * HOUR_MS),
  }));
}

/** Two of the employers the person follows: one with one new job, one with several. */
async function ofFollowedEmployers(tx: Tx, userId: string, now: Date): Promise<Sample[]> {
  const rows = await tx
    .select({ employerId: employers.id, employer: employers.name, jobId: jobs.id, title: jobs.title })
    .from(savedEmployers)
    .innerJoin(employers, eq(employers.id, savedEmployers.employerId))
    .innerJoin(jobs, and(eq(jobs.employerId, employers.id), eq(jobs.status, 'published')))
    .where(eq(savedEmployers.userId, userId))
    .orderBy(asc(employers.name), asc(jobs.id));
  const followed = [...Map.groupBy(rows, ({ employerId }) => employerId).values()].slice(0, 2);
  return followed.flatMap((found, index): Sample[] => {
    const [first] = found;
    if (!first) return [];
    const { employerId, employer, jobId, title } = first;
    const count = index === 0 ? 1 : Math.min(found.length, 3);
    const job = count === 1 ? { id: jobId, title } : null;
    const at = new Date(now.getTime() - (index * 2 + 1.1) * DAY_MS);
    return [{ kind: 'employer.new_jobs', key: jobId, data: { employerId, employer, count, job }, at }];
  });
}

async function ofReceived(tx: Tx, employerId: string): Promise<Sample[]> {
  const rows = await tx.select().from(applications).where(eq(applications.employerId, employerId));
  return rows
    .filter(({ kind }) => kind !== 'external')
    .flatMap(({ id: applicationId, jobTitle, sentAt, withdrawnAt }): Sample[] => {
      const rest = { key: applicationId, data: { applicationId, jobTitle } };
      return [
        { kind: 'application.received', ...rest, at: sentAt },
        ...(withdrawnAt ? [{ kind: 'application.withdrawn' as const, ...rest, at: withdrawnAt }] : []),
      ];
    });
}
