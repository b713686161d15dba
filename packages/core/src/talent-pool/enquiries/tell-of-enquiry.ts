import type { Tx } from '@stellenvisite/db/client';
import type { talentEnquiries } from '@stellenvisite/db/schema/talent-enquiries';
import type { Context } from '../../context.ts';
import { notify } from '../../notifications/notify.ts';
import { listMembersFor } from '../../team/team-members.ts';
import { enquiryAnswerMail, enquiryMail } from '../talent-pool.mails.ts';

export type EnquiryRow = typeof talentEnquiries.$inferSelect;

type ToEmployer = 'accepted' | 'declined' | 'expired' | 'question';

/** Everybody of the employer's team who may answer; a mail where there is something to do. The number is all that is named. */
export async function tellEmployerOfEnquiry(
  ctx: Context,
  tx: Tx,
  { id: enquiryId, employerId, jobTitle, number }: EnquiryRow,
  what: ToEmployer,
  key: string = enquiryId,
): Promise<void> {
  const data = { enquiryId, jobTitle, number };
  for (const userId of await listMembersFor(tx, employerId, 'talent_enquiry.write')) {
    await ctx.publish(tx, { name: 'talent_pool.changed', userId, recordId: enquiryId });
    const wish = await notify(ctx, tx, { userId, key, kind: `talent_enquiry.${what}`, data });
    if (!wish || what === 'declined' || what === 'expired') continue;
    const view = what === 'question' ? '?ansicht=anfragen' : '';
    const url = `${ctx.publicUrl}/employer-dashboard/kandidaten${view}`;
    const message = enquiryAnswerMail({ what, number, jobTitle, url, unsubscribeUrl: wish.unsubscribeUrl });
    await ctx.mail.write(tx, { ...wish, message });
  }
}

export async function tellSeekerOfEnquiry(
  ctx: Context,
  tx: Tx,
  { id: enquiryId, userId, jobTitle, employerName: employer, expiresAt }: EnquiryRow,
  what: 'received' | 'reminder' | 'reply',
  key: string = enquiryId,
): Promise<void> {
  if (!userId) return;
  const data = { enquiryId, jobTitle, employer, expiresAt: expiresAt.toISOString() };
  await ctx.publish(tx, { name: 'talent_pool.changed', userId, recordId: enquiryId });
  const wish = await notify(ctx, tx, { userId, key, kind: `talent_enquiry.${what}`, data });
  if (!wish) return;
  const url = `${ctx.publicUrl}/dashboard/talentpool`;
  const message = enquiryMail({ what, employer, jobTitle, expiresAt, url, unsubscribeUrl: wish.unsubscribeUrl });
  await ctx.mail.write(tx, { ...wish, message });
}
