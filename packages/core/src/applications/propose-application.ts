import {
  APPLICATION_PRIVACY_VERSION,
  OPEN_APPLICATION_STATUSES,
} from '@stellenvisite/contract/applications/applications';
import type { ApplicationProposal } from '@stellenvisite/contract/applications/applications.schema';
import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { files } from '@stellenvisite/db/schema/platform/files';
import { profileFiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { and, asc, desc, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { toStoredFile } from '../platform/files/store-file.ts';
import { requirePermission } from '../require-permission.ts';
import { listSentFiles } from './application-view.ts';
import { findAppliedJob, requireTakenHere } from './applied-job.ts';
import { findDraft } from './delete-draft.ts';
import { getApplicant } from './get-applicant.ts';

/** The next application starts from the last one; the first one from the CV of the profile. */
export async function proposeApplication(ctx: Context, { jobId }: { jobId: string }): Promise<ApplicationProposal> {
  const { userId } = await requirePermission(ctx, 'application.create');
  requireTakenHere(ctx, await findAppliedJob(ctx.db, jobId));
  const last = await findLast(ctx.db, userId);
  const [{ applicant }, sentFiles, draft, openApplicationId] = await Promise.all([
    getApplicant(ctx, userId),
    last ? listSentFiles(ctx.db, last.id) : listProfileCvs(ctx.db, userId),
    findDraft(ctx, userId, jobId),
    findOpen(ctx.db, userId, jobId),
  ]);
  return {
    applicant,
    message: last?.message ?? '',
    files: sentFiles,
    draft,
    openApplicationId,
    privacyVersion: APPLICATION_PRIVACY_VERSION,
  };
}

async function findLast(db: Db | Tx, userId: string) {
  const [row] = await db
    .select({ id: applications.id, message: applications.message })
    .from(applications)
    .where(and(eq(applications.userId, userId), ne(applications.kind, 'external')))
    .orderBy(desc(applications.sentAt), desc(applications.number))
    .limit(1);
  return row ?? null;
}

async function listProfileCvs(db: Db | Tx, userId: string): Promise<StoredFile[]> {
  const rows = await db
    .select(getTableColumns(files))
    .from(profileFiles)
    .innerJoin(files, eq(files.id, profileFiles.fileId))
    .where(and(eq(profileFiles.userId, userId), eq(profileFiles.kind, 'cv')))
    .orderBy(asc(profileFiles.addedAt));
  return rows.map(toStoredFile);
}

async function findOpen(db: Db | Tx, userId: string, jobId: string): Promise<string | null> {
  const isOpen = inArray(applications.status, [...OPEN_APPLICATION_STATUSES]);
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.jobId, jobId), isOpen));
  return row?.id ?? null;
}
