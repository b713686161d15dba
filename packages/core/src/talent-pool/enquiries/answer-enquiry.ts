import type { AnswerEnquiry, TalentEnquiry } from '@stellenvisite/contract/talent-enquiries.schema';
import type { Tx } from '@stellenvisite/db/client';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-enquiries';
import { eq } from 'drizzle-orm';
import { readApplicant } from '../../applications/read-applicant.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { loadMatchedJobs } from '../../matching/load-matched-jobs.ts';
import { requirePermission } from '../../permissions/require-permission.ts';
import { recordTalentConsent } from '../membership/record-consent.ts';
import { loadEnquiry } from './enquiry-view.ts';
import { openConversation } from './open-conversation.ts';
import { requireEnquiry } from './require-enquiry.ts';
import { type EnquiryRow, tellEmployerOfEnquiry } from './tell-of-enquiry.ts';

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
      await tellEmployerOfEnquiry(ctx, tx, open, 'declined');
    });
    return loadEnquiry(ctx, { id, party });
  }
  const { applicant, language } = await readApplicant(ctx, person.userId);
  const revealed = { ...applicant, phone: answer.sharesPhone ? applicant.phone : null };
  const matched = row.jobId ? await loadMatchedJobs(ctx, [row.jobId]) : [];
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
    await tellEmployerOfEnquiry(ctx, tx, open, 'accepted');
  });
  return loadEnquiry(ctx, { id, party });
}

/** Of two answers at once the second finds it closed. */
async function requireOpen(ctx: Context, tx: Tx, id: string): Promise<EnquiryRow> {
  const [row] = await tx.select().from(talentEnquiries).where(eq(talentEnquiries.id, id)).for('update');
  if (row?.status !== 'open' || row.expiresAt <= ctx.now()) throw new DomainError('talent_enquiry.closed');
  return row;
}
