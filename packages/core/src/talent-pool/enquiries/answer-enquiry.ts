import { randomUUID } from 'node:crypto';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type {
  AnswerEnquiry,
  SendEnquiryMessage,
  TalentEnquiry,
} from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import { type EnquiryParty, MAX_ENQUIRY_MESSAGES } from '@stellenvisite/contract/talent-pool/talent-pool';
import type { Tx } from '@stellenvisite/db/client';
import { talentEnquiries, talentEnquiryMessages } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import { and, eq } from 'drizzle-orm';
import { isOfActiveEmployer } from '../../actor-state.ts';
import { getApplicant } from '../../applications/get-applicant.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../require-permission.ts';
import type { Person } from '../../require-person.ts';
import { listMatchedJobs } from '../../seekers/matching/list-matched-jobs.ts';
import { requireAnonymous } from '../membership/check-text.ts';
import { recordTalentConsent } from '../membership/renew-consents.ts';
import { type EnquiryRow, loadEnquiry, notifyEmployerOfEnquiry, notifySeekerOfEnquiry } from './enquiry-view.ts';
import { openConversation } from './open-conversation.ts';

type EnquirySide = { person: Person; row: EnquiryRow; party: EnquiryParty };

/** A yes tells this employer, and nobody else, who somebody is; a no tells it nothing but a reason, where one is given. */
export async function answerEnquiry(
  ctx: Context,
  { id, ...answer }: AnswerEnquiry & { id: string },
): Promise<TalentEnquiry> {
  await requirePermission(ctx, 'talent_pool.join');
  const { row, person, party } = await requireEnquiry(ctx, 'talent_enquiry.write', id);
  if (answer.answer === 'no') {
    await ctx.db.transaction(async (tx) => {
      const open = await requireOpen(ctx, tx, id);
      await tx
        .update(talentEnquiries)
        .set({ status: 'declined', declineReason: answer.reason, answeredAt: ctx.now() })
        .where(eq(talentEnquiries.id, id));
      await notifyEmployerOfEnquiry(ctx, tx, open, 'declined');
    });
    return loadEnquiry(ctx, { id, party });
  }
  const { applicant, language } = await getApplicant(ctx, person.userId);
  const revealed = { ...applicant, phone: answer.sharesPhone ? applicant.phone : null };
  const matched = row.jobId ? await listMatchedJobs(ctx, [row.jobId]) : [];
  await ctx.db.transaction(async (tx) => {
    const open = await requireOpen(ctx, tx, id);
    const applicationId = await openConversation(ctx, tx, {
      enquiry: open,
      userId: person.userId,
      applicant: revealed,
      language,
      fileIds: answer.fileIds,
      matched,
    });
    await tx
      .update(talentEnquiries)
      .set({ status: 'accepted', answeredAt: ctx.now(), applicationId })
      .where(eq(talentEnquiries.id, id));
    await recordTalentConsent(tx, { userId: person.userId, kind: 'talent_pool_revealed', at: ctx.now() });
    await ctx.audit(tx, { action: 'talent_pool.revealed', userId: person.userId });
    await notifyEmployerOfEnquiry(ctx, tx, open, 'accepted');
  });
  return loadEnquiry(ctx, { id, party });
}

/** Of two answers at once the second finds it closed. Nobody is revealed to an employer that is suspended. */
async function requireOpen(ctx: Context, tx: Tx, id: string): Promise<EnquiryRow> {
  const isOpenTo = and(eq(talentEnquiries.id, id), isOfActiveEmployer(talentEnquiries.employerId));
  const [row] = await tx.select().from(talentEnquiries).where(isOpenTo).for('update');
  if (row?.status !== 'open' || row.expiresAt <= ctx.now()) throw new DomainError('talent_enquiry.closed');
  return row;
}

/** A question of somebody who stays anonymous, or the employer's reply. Sent twice it is stored once. */
export async function sendEnquiryMessage(
  ctx: Context,
  { id, text, clientId }: SendEnquiryMessage & { id: string },
): Promise<TalentEnquiry> {
  const { person, party } = await requireEnquiry(ctx, 'talent_enquiry.write', id);
  if (party === 'seeker') await requireAnonymous(ctx.db, person.userId, text);
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(talentEnquiries).where(eq(talentEnquiries.id, id)).for('update');
    if (row?.status !== 'open' || row.expiresAt <= ctx.now()) throw new DomainError('talent_enquiry.closed');
    const position = await tx.$count(talentEnquiryMessages, eq(talentEnquiryMessages.enquiryId, id));
    if (position >= MAX_ENQUIRY_MESSAGES) throw new DomainError('talent_enquiry.limit_reached');
    const isFirst = and(eq(talentEnquiryMessages.enquiryId, id), eq(talentEnquiryMessages.party, 'seeker'));
    // An employer can only reply: its enquiry was the first message.
    if (party === 'employer' && (await tx.$count(talentEnquiryMessages, isFirst)) === 0)
      throw new DomainError('talent_enquiry.closed');
    const message = { id: randomUUID(), enquiryId: id, party, senderId: person.userId, clientId, text, position };
    const [stored] = await tx
      .insert(talentEnquiryMessages)
      .values({ ...message, sentAt: ctx.now() })
      .onConflictDoNothing()
      .returning();
    if (!stored) return;
    if (party === 'seeker') await notifyEmployerOfEnquiry(ctx, tx, row, 'question', stored.id);
    else await notifySeekerOfEnquiry(ctx, tx, row, 'reply', stored.id);
  });
  return loadEnquiry(ctx, { id, party });
}

/** The caller's side of an enquiry; another's is not found. */
export async function requireEnquiry(
  ctx: Context,
  action: 'talent_enquiry.read' | 'talent_enquiry.write',
  id: string,
): Promise<EnquirySide> {
  const person = await requirePermission(ctx, action);
  const [row] = isId(id) ? await ctx.db.select().from(talentEnquiries).where(eq(talentEnquiries.id, id)) : [];
  if (!row) throw new DomainError('talent_enquiry.not_found');
  const { userId, employerId } = row;
  await requirePermission(ctx, action, {
    userId: userId ?? undefined,
    employerId,
    notFound: 'talent_enquiry.not_found',
  });
  return { person, row, party: person.role === 'employer' ? 'employer' : 'seeker' };
}
