import type { AtsApplicationDetail } from '@stellenvisite/contract/ats.schema';
import { applicationFiles, applications } from '@stellenvisite/db/schema/applications';
import { files } from '@stellenvisite/db/schema/files';
import { asc, eq } from 'drizzle-orm';
import { deleteAtOf } from '../applications/application-view.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { selectAtsApplications, toAtsApplication } from './ats-application-view.ts';
import { signFileLink } from './ats-file-link.ts';
import { requireAtsApplication } from './require-ats-application.ts';

/** With what was sent. A system that fetches it is no person who reads it: it does not count as opened. */
export async function getAtsApplication(ctx: Context, { id }: { id: string }): Promise<AtsApplicationDetail> {
  const { caller, row } = await requireAtsApplication(ctx, 'application.read', id);
  const [summary] = await selectAtsApplications(ctx).where(eq(applications.id, id));
  if (!summary) throw new DomainError('application.not_found');
  const { applicant, message, callbackTime, answers } = row;
  return {
    ...toAtsApplication(summary),
    applicant,
    message,
    callbackTime,
    answers,
    files: await listFiles(ctx, id, caller.keyId),
    deleteAt: deleteAtOf(row)?.toISOString() ?? null,
  };
}

async function listFiles(ctx: Context, applicationId: string, keyId: string): Promise<AtsApplicationDetail['files']> {
  const { id, name, type, bytes, sha256 } = files;
  const rows = await ctx.db
    .select({ id, name, type, bytes, sha256 })
    .from(applicationFiles)
    .innerJoin(files, eq(files.id, applicationFiles.fileId))
    .where(eq(applicationFiles.applicationId, applicationId))
    .orderBy(asc(applicationFiles.position));
  return rows.map((file) => ({ ...file, ...signFileLink(ctx, { applicationId, fileId: file.id }, keyId) }));
}
