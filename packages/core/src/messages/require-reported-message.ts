import { applications } from '@stellenvisite/db/schema/applications';
import { messages } from '@stellenvisite/db/schema/messages';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireConversation } from './require-conversation.ts';

export type ReportedMessage = {
  text: string;
  senderId: string | null;
  jobTitle: string;
  employerId: string | null;
  employerName: string;
};

/** A message of the other side, for who may read it: nobody can report what was not written to them. */
export async function requireReportedMessage(ctx: Context, id: string): Promise<ReportedMessage> {
  const [row] = await ctx.db
    .select({
      party: messages.party,
      text: messages.text,
      senderId: messages.senderId,
      applicationId: applications.id,
      jobTitle: applications.jobTitle,
      employerId: applications.employerId,
      employerName: applications.employerName,
    })
    .from(messages)
    .innerJoin(applications, eq(applications.id, messages.applicationId))
    .where(eq(messages.id, id));
  if (!row) throw new DomainError('message.not_found');
  const { party, applicationId, ...reported } = row;
  const side = await requireConversation(ctx, 'message.read', applicationId);
  if (side.party === party) throw new DomainError('message.not_found');
  return reported;
}
