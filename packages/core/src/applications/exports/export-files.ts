import { applicationReference } from '@stellenvisite/contract/applications/applications';
import { applicationFiles } from '@stellenvisite/db/schema/applications/applications';
import { files } from '@stellenvisite/db/schema/platform/files';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';
import { nameOf } from '../get-applicant.ts';
import { requireReceivedApplication } from '../received-application.ts';
import { BULK_EXPORTS } from './export-applications.ts';

export type ExportedFile = { path: string; storageKey: string };

/** Folders are named by people: nothing of it may leave the folder. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}]/gu;

/** Lists the files of these applications, each in the folder of its applicant; of one that is not the employer's, nothing at all. */
export async function listExportedFiles(ctx: Context, { ids }: { ids: readonly string[] }): Promise<ExportedFile[]> {
  const found: ExportedFile[] = [];
  if (ids.length > 1 && ctx.actor) await consumeRateLimit(ctx, ctx.db, BULK_EXPORTS, ctx.actor.userId);
  for (const id of new Set(ids)) {
    const { person, row } = await requireReceivedApplication(ctx, 'application.export', id);
    await ctx.audit(ctx.db, {
      action: 'application.files_exported',
      userId: person.userId,
      sessionId: person.sessionId,
    });
    const reference = applicationReference(row.number).replaceAll(' ', '');
    const folder = [reference, row.applicant && nameOf(row.applicant)].filter(Boolean).join(' ');
    const sent = await ctx.db
      .select({ name: files.name, storageKey: files.storageKey, position: applicationFiles.position })
      .from(applicationFiles)
      .innerJoin(files, eq(files.id, applicationFiles.fileId))
      .where(eq(applicationFiles.applicationId, id))
      .orderBy(asc(applicationFiles.position));
    for (const { name, storageKey, position } of sent) {
      found.push({ path: `${clean(folder)}/${position + 1} ${clean(name)}`, storageKey });
    }
  }
  return found;
}

const clean = (text: string) => text.replaceAll(UNSAFE, '_').replace(/^\.+/, '_');
