import type {
  TalentEnquiries,
  TalentEnquiriesQuery,
  TalentEnquiry,
} from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import type { EnquiryStatus } from '@stellenvisite/contract/talent-pool/talent-pool';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { listPermittedEmployers } from '../../list-permitted-employers.ts';
import { requirePermission } from '../../require-permission.ts';
import type { Person } from '../../require-person.ts';
import { requireEnquiry } from './answer-enquiry.ts';
import { loadEnquiry, toEnquiries } from './enquiry-view.ts';

/** Those of the caller's side: what waits first, then the latest. */
export async function listEnquiries(
  ctx: Context,
  { employerId, status, page, pageSize }: TalentEnquiriesQuery,
): Promise<TalentEnquiries> {
  const person = await requirePermission(ctx, 'talent_enquiry.read');
  const party = person.role === 'employer' ? 'employer' : 'seeker';
  const isTheirs = and(
    await isEnquiryOf(ctx, person),
    employerId ? eq(talentEnquiries.employerId, employerId) : undefined,
  );
  const isAsked = and(isTheirs, status ? inArray(talentEnquiries.status, statusesFor(party, status)) : undefined);
  const isOpen = sql`${talentEnquiries.status} = 'open'`;
  const [rows, total, open] = await Promise.all([
    ctx.db
      .select()
      .from(talentEnquiries)
      .where(isAsked)
      .orderBy(desc(isOpen), desc(talentEnquiries.sentAt), desc(talentEnquiries.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db.$count(talentEnquiries, isAsked),
    ctx.db.$count(talentEnquiries, and(isTheirs, isOpen)),
  ]);
  return { items: await toEnquiries(ctx, rows, party), total, page, pageSize, open };
}

/** Maps the requested statuses to stored ones: for an employer, an enquiry that ended for any reason is declined. */
function statusesFor(party: 'employer' | 'seeker', asked: readonly EnquiryStatus[]): EnquiryStatus[] {
  if (party === 'seeker') return [...asked];
  return asked.flatMap((status): EnquiryStatus[] =>
    status === 'declined' ? ['declined', 'ended'] : status === 'ended' ? [] : [status],
  );
}

async function isEnquiryOf(ctx: Context, person: Person): Promise<SQL> {
  if (person.role !== 'employer') return eq(talentEnquiries.userId, person.userId);
  const employerIds = await listPermittedEmployers(ctx, person, 'talent_enquiry.read');
  return employerIds.length > 0 ? inArray(talentEnquiries.employerId, employerIds) : sql`false`;
}

export async function getEnquiry(ctx: Context, { id }: { id: string }): Promise<TalentEnquiry> {
  const { party } = await requireEnquiry(ctx, 'talent_enquiry.read', id);
  return loadEnquiry(ctx, { id, party });
}
