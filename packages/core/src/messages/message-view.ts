import type { Message } from '@stellenvisite/contract/messages/messages.schema';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { dateProposals, messageFiles, messages } from '@stellenvisite/db/schema/messages/messages';
import { files } from '@stellenvisite/db/schema/platform/files';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { nameOf } from '../applications/get-applicant.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { toStoredFile } from '../platform/files/store-file.ts';
import type { ConversationSide } from './list-conversations.ts';

export type MessageRow = typeof messages.$inferSelect;

/** In the order of the rows, with the names and files of each. */
export async function toMessages(
  ctx: Context,
  side: ConversationSide,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const [names, sent, proposals] = await Promise.all([
    listNames(ctx, rows),
    listFiles(ctx, rows),
    listProposals(ctx, rows),
  ]);
  return rows.map((row) => ({
    id: row.id,
    clientId: row.clientId,
    party: row.party,
    isOwn: row.party === side.party,
    sender: toSender(side, row, names),
    text: row.text,
    files: sent.filter(({ messageId }) => messageId === row.id).map(({ file }) => toStoredFile(file)),
    proposal: toProposal(
      ctx,
      proposals.find(({ messageId }) => messageId === row.id),
    ),
    sentAt: row.sentAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  }));
}

/** The employer's people write under their own names; the applicant under the one the application was sent with. */
function toSender(
  { person, row: application }: ConversationSide,
  { party, senderId }: MessageRow,
  names: ReadonlyMap<string, string>,
): Message['sender'] {
  const name =
    party === 'applicant' ? application.applicant && nameOf(application.applicant) : names.get(senderId ?? '');
  return { name: name || null, isYou: senderId === person.userId, isDeleted: senderId === null };
}

async function listNames({ db }: Context, rows: readonly MessageRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ senderId }) => senderId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: profiles.id, fullName: profiles.fullName })
    .from(profiles)
    .where(inArray(profiles.id, ids));
  return new Map(found.map(({ id, fullName }) => [id, fullName]));
}

async function listFiles({ db }: Context, rows: readonly MessageRow[]) {
  if (rows.length === 0) return [];
  return db
    .select({ messageId: messageFiles.messageId, file: getTableColumns(files) })
    .from(messageFiles)
    .innerJoin(files, eq(files.id, messageFiles.fileId))
    .where(
      inArray(
        messageFiles.messageId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(messageFiles.position));
}

type ProposalRow = typeof dateProposals.$inferSelect;

async function listProposals({ db }: Context, rows: readonly MessageRow[]): Promise<ProposalRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  return db.select().from(dateProposals).where(inArray(dateProposals.messageId, ids));
}

function toProposal({ now }: Context, row: ProposalRow | undefined): Message['proposal'] {
  if (!row) return null;
  const { kind, dates, minutes, place, note, answerBy, outcome, chosen } = row;
  return {
    kind,
    dates: dates.map((date) => date.toISOString()),
    minutes,
    place,
    note,
    answerBy: answerBy.toISOString(),
    state: outcome ?? (answerBy > now() ? 'open' : 'expired'),
    chosen: chosen?.toISOString() ?? null,
  };
}

export async function getMessage(ctx: Context, side: ConversationSide, id: string): Promise<Message> {
  const [row] = await ctx.db.select().from(messages).where(eq(messages.id, id));
  const [message] = await toMessages(ctx, side, row ? [row] : []);
  if (!message) throw new DomainError('message.not_found');
  return message;
}
