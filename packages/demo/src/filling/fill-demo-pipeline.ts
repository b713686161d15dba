import {
  APPLICATION_PRIVACY_VERSION,
  type ApplicationEventKind,
} from '@stellenvisite/contract/applications/applications';
import type { Applicant } from '@stellenvisite/contract/applications/applications.schema';
import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { ViewSource } from '@stellenvisite/contract/jobs/statistics';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS, HOUR_MS } from '@stellenvisite/contract/platform/durations';
import { createAuthUser } from '@stellenvisite/core/identity/auth/sign-up/create-auth-user';
import type { Tx } from '@stellenvisite/db/client';
import { applicationEvents, applications } from '@stellenvisite/db/schema/applications/applications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobClasses } from '@stellenvisite/db/schema/jobs/search';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, like, lte, notInArray, or, sql } from 'drizzle-orm';
import data from '../data/applicants.json' with { type: 'json' };
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom } from '../random.ts';
import { APPLICANT_DOMAIN, APPLICANT_OCCUPATIONS, describeApplicant } from './describe-applicant.ts';

export const isDemoApplicant = () => like(authUsers.email, `%@${APPLICANT_DOMAIN}`);

/** Days ago, in the order in which it happened; the last one is the status. */
type Story = {
  sent: number;
  opened?: number;
  interview?: number;
  offer?: number;
  /** In how many days an answer to the offer is due. */
  offerIn?: number;
  hired?: number;
  rejected?: number;
  withdrawn?: number;
  interviewIn?: number;
};

/** The whole pipeline of one employer: every column of the board, fresh ones and such that have waited too long. */
const STORIES: readonly Story[] = [
  ...[9, 6, 4, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0].map((sent) => ({ sent })),
  ...[8, 5, 5, 4, 3, 2, 2, 1].map((sent) => ({ sent, opened: Math.max(0, sent - 1) })),
  ...[2, 3, 4, 6, 9].map((interviewIn, index) => ({
    sent: 12 - index,
    opened: 11 - index,
    interview: 10 - index,
    interviewIn,
  })),
  { sent: 11, opened: 9, interview: 1 },
  { sent: 18, opened: 17, interview: 16, offer: 2, offerIn: 5 },
  { sent: 21, opened: 20, interview: 19, offer: 10, offerIn: -2 },
  ...[44, 31, 26].map((sent) => ({
    sent,
    opened: sent - 1,
    interview: sent - 2,
    offer: sent - 11,
    offerIn: 18 - sent,
    hired: sent - 14,
  })),
  // The employer has promised three days: most are answered within them.
  ...[70, 52, 41, 33, 28, 20, 14, 11, 8, 7].map((sent) => ({
    sent,
    opened: sent - 1,
    rejected: sent - (sent % 11 === 0 ? 5 : 2),
  })),
  { sent: 24, opened: 22, interview: 19, rejected: 12 },
  { sent: 16, opened: 15, withdrawn: 10 },
  { sent: 6, withdrawn: 5 },
];

/** As often as people come that way. */
const SOURCES: readonly ViewSource[] = [
  'search',
  'google',
  'search',
  'alert',
  'search',
  'recommendation',
  'own_site',
  'search',
  'shared',
  'alert',
  'employer_page',
  'other',
];

type Job = {
  id: string;
  title: string;
  category: JobCategory;
  /** By the vocabulary of the trade; null where the title does not say it. */
  occupation: string | null;
  city: string;
  country: Country;
  employerName: string;
};

/** Applicants of the demo's employer, once; what somebody answered in the demo stays answered. */
export async function fillDemoPipeline(tx: Tx, { employerId, now }: { employerId: string; now: Date }): Promise<void> {
  if ((await tx.$count(authUsers, isDemoApplicant())) > 0) return;
  const offered = await listJobs(tx, { employerId, now });
  if (offered.length === 0) return;
  const random = createRandom(`${DEMO_SEED}/pipeline`);
  for (const [index, story] of STORIES.entries()) {
    // Whoever sent at a later minute has the later number.
    const job = offered[index % offered.length] ?? random.pick(offered);
    const applicant = describeApplicant(random, index, job);
    const userId = random.uuid();
    await createApplicant(tx, {
      userId,
      applicant,
      sentAt: new Date(now.getTime() - story.sent * DAY_MS - 6 * HOUR_MS),
    });
    await insertApplication(tx, { id: random.uuid(), userId, employerId, job, applicant, story, now, index });
  }
}

const LEARNING = ['praktikum', 'ausbildung', 'student'];

/** Jobs that somebody can apply to who works in that very occupation. */
async function listJobs(tx: Tx, { employerId, now }: { employerId: string; now: Date }): Promise<Job[]> {
  return tx
    .select({
      id: jobs.id,
      title: jobs.title,
      category: jobs.category,
      occupation: jobClasses.occupation,
      city: jobs.city,
      country: jobs.country,
      employerName: employers.name,
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .innerJoin(jobClasses, eq(jobClasses.jobId, jobs.id))
    .where(
      and(
        eq(jobs.employerId, employerId),
        eq(jobs.status, 'published'),
        eq(jobs.applyMethod, 'here'),
        inArray(jobClasses.occupation, APPLICANT_OCCUPATIONS),
        // A trainee has not worked in the occupation yet.
        or(isNull(jobClasses.level), notInArray(jobClasses.level, LEARNING)),
        lte(jobs.postedAt, now),
        gt(jobs.validThrough, now),
      ),
    )
    .orderBy(desc(sql`(${isNotNull(jobs.departmentId)})::int`), asc(jobs.id))
    .limit(12);
}

type NewApplicant = { userId: string; applicant: Applicant; sentAt: Date };

/** Creates an applicant who registered the day before the application. */
async function createApplicant(tx: Tx, { userId, applicant, sentAt }: NewApplicant): Promise<void> {
  const userMetadata = { role: 'job_seeker', full_name: applicant.fullName };
  const madeAt = new Date(sentAt.getTime() - DAY_MS);
  await createAuthUser(tx, { id: userId, email: applicant.email, emailConfirmedAt: madeAt, userMetadata }, madeAt);
  await tx.update(authUsers).set({ lastSignInAt: sentAt }).where(eq(authUsers.id, userId));
  await tx.update(profiles).set({ onboardingComplete: true }).where(eq(profiles.id, userId));
}

type NewApplication = {
  id: string;
  userId: string;
  employerId: string;
  job: Job;
  applicant: Applicant;
  story: Story;
  now: Date;
  index: number;
};

const STEPS = [
  'opened',
  'interview',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
] as const satisfies readonly ApplicationEventKind[];

async function insertApplication(tx: Tx, application: NewApplication): Promise<void> {
  const { id, userId, employerId, job, applicant, story, now, index } = application;
  const at = (daysAgo: number, step: number) =>
    new Date(now.getTime() - daysAgo * DAY_MS - (7 - step) * HOUR_MS - index * 60_000);
  const steps = STEPS.flatMap((kind, step) => {
    const daysAgo = story[kind];
    return daysAgo === undefined ? [] : [{ kind, at: at(daysAgo, step + 1) }];
  });
  const sentAt = at(story.sent, 0);
  const dateOf = (kind: (typeof STEPS)[number]) => steps.find((step) => step.kind === kind)?.at ?? null;
  const moves = steps.filter(({ kind }) => kind !== 'opened');
  const last = moves.findLast(({ kind }) => kind !== 'offer');
  const changedAt = moves.at(-1)?.at ?? sentAt;
  await tx.insert(applications).values({
    id,
    userId,
    jobId: job.id,
    employerId,
    jobTitle: job.title,
    employerName: job.employerName,
    city: job.city,
    country: job.country,
    kind: applicant.profile ? 'full' : 'short',
    status: last?.kind ?? 'applied',
    version: moves.length + 1,
    applicant,
    message: data.messages[index % data.messages.length] ?? '',
    callbackTime: applicant.profile ? null : 'werktags ab 15 Uhr',
    source: SOURCES[index % SOURCES.length] ?? null,
    privacyVersion: APPLICATION_PRIVACY_VERSION,
    ...(story.interviewIn !== undefined && {
      interviewAt: new Date(Math.floor(now.getTime() / DAY_MS + story.interviewIn) * DAY_MS + 9 * HOUR_MS),
      interviewMinutes: 60,
      interviewPlace: 'Haupteingang, Anmeldung Pflegedirektion',
    }),
    sentAt,
    openedAt: dateOf('opened'),
    invitedAt: dateOf('interview'),
    rejectedAt: dateOf('rejected'),
    hiredAt: dateOf('hired'),
    withdrawnAt: dateOf('withdrawn'),
    statusUpdatedAt: changedAt,
    ...(story.offerIn !== undefined && {
      offeredAt: dateOf('offer'),
      offerAnswerBy: berlinDay(new Date(now.getTime() + story.offerIn * DAY_MS)),
      ...(story.hired !== undefined && { offerAnswer: 'accepted' as const, offerAnsweredAt: dateOf('hired') }),
    }),
  });
  // The yes to an offer is the applicant's.
  const ofApplicant = ['sent', 'hired', 'withdrawn'];
  await tx.insert(applicationEvents).values(
    [{ kind: 'sent' as const, at: sentAt }, ...steps].map((step) => ({
      applicationId: id,
      kind: step.kind,
      party: ofApplicant.includes(step.kind) ? ('applicant' as const) : ('employer' as const),
      byUserId: ofApplicant.includes(step.kind) ? userId : employerId,
      at: step.at,
    })),
  );
}
