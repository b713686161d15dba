import { randomUUID } from 'node:crypto';
import { APPLICATION_PRIVACY_VERSION } from '@stellenvisite/contract/applications';
import type { ApplicationDetail, NoteExternalApplication } from '@stellenvisite/contract/applications.schema';
import { applications } from '@stellenvisite/db/schema/applications';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { findAppliedJob, requireOpenJob } from './applied-job.ts';
import { loadApplicationDetail } from './get-application.ts';
import { readApplicant } from './read-applicant.ts';
import { writeEvent } from './write-event.ts';

/** What somebody sent by another way, kept for themselves alone: the employer never sees it. */
export async function noteExternalApplication(
  ctx: Context,
  { jobId, message = '' }: NoteExternalApplication & { jobId: string },
): Promise<ApplicationDetail> {
  const { userId } = await requirePermission(ctx, 'application.track');
  const job = await findAppliedJob(ctx.db, jobId);
  requireOpenJob(ctx, job);
  if (job.applyMethod === 'here') throw new DomainError('application.taken_here');
  const { applicant } = await readApplicant(ctx, userId);
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
  return loadApplicationDetail(ctx, id);
}
