import { randomUUID } from 'node:crypto';
import {
  APPLICATION_PRIVACY_VERSION,
  type ApplicationEventKind,
  type ApplicationParty,
} from '@stellenvisite/contract/applications/applications';
import type {
  ApplicationDetail,
  NoteExternalApplication,
} from '@stellenvisite/contract/applications/applications.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import { applicationEvents, applications } from '@stellenvisite/db/schema/applications/applications';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../require-permission.ts';
import { findListedApplication, getContent, type ListedApplication, toApplication } from './application-view.ts';
import { findAppliedJob, requireOpenJob } from './applied-job.ts';
import { getApplicant } from './get-applicant.ts';

type OwnApplication = { id: string };

type NewEvent = {
  applicationId: string;
  kind: ApplicationEventKind;
  party: ApplicationParty;
  byUserId: string | null;
  at: Date;
};

/** Stores an application that somebody sent in another way, for themselves alone: the employer never sees it. */
export async function noteExternalApplication(
  ctx: Context,
  { jobId, message = '' }: NoteExternalApplication & { jobId: string },
): Promise<ApplicationDetail> {
  const { userId } = await requirePermission(ctx, 'application.track');
  const job = await findAppliedJob(ctx.db, jobId);
  requireOpenJob(ctx, job);
  if (job.applyMethod === 'here') throw new DomainError('application.taken_here');
  const { applicant } = await getApplicant(ctx, userId);
  const id = randomUUID();
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(applications)
      .values({
        id,
        userId,
        jobId: job.id,
        employerId: job.employerId,
        jobTitle: job.title,
        employerName: job.employerName,
        city: job.city,
        country: job.country,
        kind: 'external',
        status: 'applied',
        applicant,
        message,
        privacyVersion: APPLICATION_PRIVACY_VERSION,
        sentAt: now,
        statusUpdatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: applications.id });
    if (!row) throw new DomainError('application.already_open');
    await writeEvent(tx, { applicationId: id, kind: 'sent', party: 'applicant', byUserId: userId, at: now });
  });
  return getApplicationDetail(ctx, id);
}

export async function writeEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insert(applicationEvents).values(event);
}

/** Returns the applicant's own application; anybody else's is not found. */
export async function getApplication(ctx: Context, { id }: OwnApplication): Promise<ApplicationDetail> {
  return toDetail(ctx, await requireOwnApplication(ctx, id));
}

export async function requireOwnApplication(ctx: Context, id: string): Promise<ListedApplication> {
  const { userId } = await requirePermission(ctx, 'application.read');
  const row = isId(id) ? await findListedApplication(ctx, id) : null;
  if (!row || row.userId !== userId) throw new DomainError('application.not_found');
  return row;
}

/** For use cases that have checked the permission already. */
export async function getApplicationDetail(ctx: Context, id: string): Promise<ApplicationDetail> {
  const row = await findListedApplication(ctx, id);
  if (!row) throw new DomainError('application.not_found');
  return toDetail(ctx, row);
}

async function toDetail(ctx: Context, row: ListedApplication): Promise<ApplicationDetail> {
  // Nobody but the employer sees an application whose applicant is erased.
  if (!row.applicant) throw new DomainError('application.not_found');
  const content = await getContent(ctx, row, { namesEmployer: false });
  return { ...toApplication(row), applicant: row.applicant, ...content };
}
