import type { KeyAction } from '@stellenvisite/contract/integrations/api-keys';
import type {
  AtsApplication,
  AtsApplicationDetail,
  MoveAtsApplication,
} from '@stellenvisite/contract/integrations/ats.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { applicationFiles, applications } from '@stellenvisite/db/schema/applications/applications';
import { files } from '@stellenvisite/db/schema/platform/files';
import { asc, eq } from 'drizzle-orm';
import type { ApiKeyCaller, Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requireApiKey } from '../../integrations/api-keys/list-api-keys.ts';
import { selectAtsApplications, toAtsApplication } from '../../integrations/ats/ats-application-view.ts';
import { signFileLink } from '../../integrations/ats/ats-file-link.ts';
import { deleteAtOf, findListedApplication, type ListedApplication } from '../application-view.ts';
import { markOpened } from '../get-received-application.ts';
import { makeMove } from '../move-application.ts';

const notFound = 'application.not_found';

/** By the one table of moves, and with the mails that a move by hand sends. */
export async function moveAtsApplication(
  ctx: Context,
  { id, status, version }: MoveAtsApplication & { id: string },
): Promise<AtsApplication> {
  const { row } = await requireAtsApplication(ctx, 'application.move', id);
  if (status === 'seen') {
    if (row.status !== 'applied') throw new DomainError('application.move_refused');
    await markOpened(ctx, id, null);
  } else {
    await makeMove(ctx, { id, version, status, from: row.status, byUserId: null, mover: 'ats' });
  }
  const [moved] = await selectAtsApplications(ctx).where(eq(applications.id, id));
  if (!moved) throw new DomainError('application.not_found');
  return toAtsApplication(moved);
}

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

/** An application to the key's employer. What somebody noted for themselves was never sent to it. */
async function requireAtsApplication(
  ctx: Context,
  action: KeyAction,
  id: string,
): Promise<{ caller: ApiKeyCaller; row: ListedApplication }> {
  const found = isId(id) ? await findListedApplication(ctx, id) : null;
  const row = found?.kind === 'external' ? null : found;
  const caller = await requireApiKey(ctx, action, { employerId: row?.employerId ?? undefined, notFound });
  if (!row) throw new DomainError(notFound);
  return { caller, row };
}
