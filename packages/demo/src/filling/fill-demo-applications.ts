import { randomUUID } from 'node:crypto';
import {
  APPLICATION_PRIVACY_VERSION,
  type ApplicationEventKind,
  type ApplicationKind,
} from '@stellenvisite/contract/applications/applications';
import type { Applicant } from '@stellenvisite/contract/applications/applications.schema';
import { DAY_MS, HOUR_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { applicationEvents, applications } from '@stellenvisite/db/schema/applications/applications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, desc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { DEMO_SEEKER } from '../demo-accounts.ts';

const HOME = 'Nordrhein-Westfalen';

type Step = { kind: Exclude<ApplicationEventKind, 'sent' | 'interview_changed'>; daysAgo: number };
type Story = {
  status: string;
  kind?: ApplicationKind;
  sentDaysAgo: number;
  steps: readonly Step[];
  /** To the employer of the demo's own account, so that it has something to answer. */
  isToDemoEmployer?: boolean;
  interviewInDays?: number;
  message?: string;
};

const MESSAGE =
  'Guten Tag,\n\nich arbeite seit sieben Jahren in der Inneren und suche ein Team mit planbaren Diensten. Über ein Gespräch freue ich mich.\n\nMiriam Falk';

/** One application in every status; the last one has a status that only another version knows. */
const STORIES: readonly Story[] = [
  { status: 'applied', sentDaysAgo: 1, steps: [], isToDemoEmployer: true, message: MESSAGE },
  { status: 'applied', sentDaysAgo: 4, steps: [{ kind: 'opened', daysAgo: 3 }], message: MESSAGE },
  {
    status: 'interview',
    sentDaysAgo: 9,
    steps: [
      { kind: 'opened', daysAgo: 8 },
      { kind: 'interview', daysAgo: 2 },
    ],
    isToDemoEmployer: true,
    interviewInDays: 3,
    message: MESSAGE,
  },
  {
    status: 'rejected',
    sentDaysAgo: 30,
    steps: [
      { kind: 'opened', daysAgo: 27 },
      { kind: 'rejected', daysAgo: 16 },
    ],
    isToDemoEmployer: true,
  },
  { status: 'withdrawn', sentDaysAgo: 21, steps: [{ kind: 'withdrawn', daysAgo: 19 }] },
  {
    status: 'hired',
    sentDaysAgo: 60,
    steps: [
      { kind: 'opened', daysAgo: 58 },
      { kind: 'interview', daysAgo: 50 },
      { kind: 'hired', daysAgo: 41 },
    ],
    message: MESSAGE,
  },
  { status: 'applied', kind: 'external', sentDaysAgo: 6, steps: [], message: 'Per Mail an die Pflegedirektion.' },
  { status: 'shortlisted', sentDaysAgo: 12, steps: [{ kind: 'opened', daysAgo: 11 }] },
];

const APPLICANT: Applicant = {
  fullName: DEMO_SEEKER.fullName,
  academicTitle: null,
  email: DEMO_SEEKER.email,
  phone: '+49 151 55502284',
  occupation: DEMO_SEEKER.onboarding.occupation ?? null,
  location: DEMO_SEEKER.onboarding.location ?? null,
  profile: null,
};

/** Applications for somebody who has none, at every stage. */
export async function fillDemoApplications(
  tx: Tx,
  { userId, employerId, now }: { userId: string; employerId: string; now: Date },
): Promise<void> {
  if ((await tx.$count(applications, eq(applications.userId, userId))) > 0) return;
  const chosen = new Set<string>();
  for (const story of STORIES) {
    const job = await findJob(tx, story, { employerId, now, chosen });
    if (!job) continue;
    chosen.add(job.id);
    await insertStory(tx, story, { userId, job, now });
  }
}

type Job = {
  id: string;
  title: string;
  employerId: string;
  employerName: string;
  city: string;
  country: 'DE' | 'AT' | 'CH';
};

async function insertStory(
  tx: Tx,
  { status, kind = 'full', sentDaysAgo, steps, interviewInDays, message = '' }: Story,
  { userId, job, now }: { userId: string; job: Job; now: Date },
): Promise<void> {
  // Not the same in every demo: what an erased account leaves with the employer keeps its id.
  const id = randomUUID();
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS - 3 * HOUR_MS);
  const dateOf = (wanted: Step['kind']) => {
    const step = steps.find((one) => one.kind === wanted);
    return step ? at(step.daysAgo) : null;
  };
  const moves = steps.filter((step) => step.kind !== 'opened');
  const interview =
    interviewInDays === undefined
      ? {}
      : {
          interviewAt: new Date(Math.floor(now.getTime() / DAY_MS + interviewInDays) * DAY_MS + 9 * HOUR_MS),
          interviewMinutes: 60,
          interviewPlace: 'Haupteingang, Anmeldung Pflegedirektion',
          interviewNote: 'Bequeme Schuhe genügen, Kleidung bekommen Sie von uns.',
        };
  await tx.insert(applications).values({
    id,
    userId,
    jobId: job.id,
    employerId: job.employerId,
    jobTitle: job.title,
    employerName: job.employerName,
    city: job.city,
    country: job.country,
    kind,
    status,
    version: moves.length + 1,
    applicant: APPLICANT,
    message,
    privacyVersion: APPLICATION_PRIVACY_VERSION,
    ...interview,
    sentAt: at(sentDaysAgo),
    openedAt: dateOf('opened'),
    invitedAt: dateOf('interview'),
    rejectedAt: dateOf('rejected'),
    hiredAt: dateOf('hired'),
    withdrawnAt: dateOf('withdrawn'),
    statusUpdatedAt: at(moves.at(-1)?.daysAgo ?? sentDaysAgo),
  });
  const sent = { kind: 'sent' as const, daysAgo: sentDaysAgo };
  await tx.insert(applicationEvents).values(
    [sent, ...steps].map((step) => ({
      applicationId: id,
      kind: step.kind,
      party: step.kind === 'sent' || step.kind === 'withdrawn' ? ('applicant' as const) : ('employer' as const),
      at: at(step.daysAgo),
    })),
  );
}

/** Finds a nursing job near home, if there is one. */
async function findJob(
  tx: Tx,
  { isToDemoEmployer = false, kind }: Story,
  { employerId, now, chosen }: { employerId: string; now: Date; chosen: ReadonlySet<string> },
): Promise<Job | undefined> {
  const rows = await tx
    .select({
      id: jobs.id,
      title: jobs.title,
      employerId: jobs.employerId,
      employerName: employers.name,
      city: jobs.city,
      country: jobs.country,
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(
      and(
        eq(jobs.status, 'published'),
        lte(jobs.postedAt, now),
        gt(jobs.validThrough, now),
        isToDemoEmployer ? eq(jobs.employerId, employerId) : sql`${jobs.employerId} <> ${employerId}`,
      ),
    )
    .orderBy(
      // External applications belong to jobs that take applications elsewhere.
      first(kind === 'external' ? ne(jobs.applyMethod, 'here') : eq(jobs.applyMethod, 'here')),
      first(eq(jobs.category, 'nursing')),
      first(eq(jobs.region, HOME)),
      asc(jobs.id),
    )
    .limit(STORIES.length);
  return rows.find(({ id }) => !chosen.has(id));
}

const first = (condition: SQL): SQL => desc(sql`(${condition})::int`);
