import { isId } from '@stellenvisite/contract/ids.schema';
import { applicationFiles } from '@stellenvisite/db/schema/applications';
import { files } from '@stellenvisite/db/schema/files';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { FileRow } from '../files/get-own-file.ts';
import { requireReceivedApplication } from './received-application.ts';

type SentFile = { id: string; fileId: string };

/** A file the employer received with an application, and no other of the applicant's. */
export async function getApplicationFile(ctx: Context, { id, fileId }: SentFile): Promise<FileRow> {
  await requireReceivedApplication(ctx, 'application.read', id);
  if (!isId(fileId)) throw new DomainError('file.not_found');
  const [row] = await ctx.db
    .select(getTableColumns(files))
    .from(applicationFiles)
    .innerJoin(files, eq(files.id, applicationFiles.fileId))
    .where(and(eq(applicationFiles.applicationId, id), eq(applicationFiles.fileId, fileId)));
  if (!row) throw new DomainError('file.not_found');
  return row;
}
