import { randomUUID } from 'node:crypto';
import type { SendEnquiryMessage, TalentEnquiry } from '@stellenvisite/contract/talent-enquiries.schema';
import { MAX_ENQUIRY_MESSAGES } from '@stellenvisite/contract/talent-pool';
import { talentEnquiries, talentEnquiryMessages } from '@stellenvisite/db/schema/talent-enquiries';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requireAnonymous } from '../membership/check-text.ts';
import { loadEnquiry } from './enquiry-view.ts';
import { requireEnquiry } from './require-enquiry.ts';
import { tellEmployerOfEnquiry, tellSeekerOfEnquiry } from './tell-of-enquiry.ts';

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
    // An employer only replies: it has asked already.
    if (party === 'employer' && (await tx.$count(talentEnquiryMessages, isFirst)) === 0)
      throw new DomainError('talent_enquiry.closed');
    const message = { id: randomUUID(), enquiryId: id, party, senderId: person.userId, clientId, text, position };
    const [stored] = await tx
      .insert(talentEnquiryMessages)
      .values({ ...message, sentAt: ctx.now() })
      .onConflictDoNothing()
      .returning();
    if (!stored) return;
    if (party === 'seeker') await tellEmployerOfEnquiry(ctx, tx, row, 'question', stored.id);
    else await tellSeekerOfEnquiry(ctx, tx, row, 'reply', stored.id);
  });
  return loadEnquiry(ctx, { id, party });
}
