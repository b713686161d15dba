import { isId } from '@stellenvisite/contract/ids.schema';
import type { EnquiryParty } from '@stellenvisite/contract/talent-pool';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-enquiries';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../permissions/require-permission.ts';
import type { Person } from '../../permissions/require-person.ts';
import type { EnquiryRow } from './tell-of-enquiry.ts';

export type EnquirySide = { person: Person; row: EnquiryRow; party: EnquiryParty };

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
