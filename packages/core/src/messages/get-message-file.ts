import { isId } from '@stellenvisite/contract/ids.schema';
import { files } from '@stellenvisite/db/schema/files';
import { messageFiles, messages } from '@stellenvisite/db/schema/messages';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { FileRow } from '../files/get-own-file.ts';
import { requireConversation } from './require-conversation.ts';

type SentFile = { applicationId: string; fileId: string };

/** A file that either side has sent in this conversation. */
export async function getMessageFile(ctx: Context, { applicationId, fileId }: SentFile): Promise<FileRow> {
  await requireConversation(ctx, 'message.read', applicationId);
  if (!isId(fileId)) throw new DomainError('file.not_found');
  const [row] = await ctx.db
    .select(getTableColumns(files))
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .innerJoin(files, eq(files.id, messageFiles.fileId))
    .where(and(eq(messages.applicationId, applicationId), eq(messageFiles.fileId, fileId)))
    .limit(1);
  if (!row) throw new DomainError('file.not_found');
  return row;
}
