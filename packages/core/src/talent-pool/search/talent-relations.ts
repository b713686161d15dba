import type { TalentItem } from '@stellenvisite/contract/talent-pool.schema';
import { talentEnquiries, talentEnquiryMessages } from '@stellenvisite/db/schema/talent-enquiries';
import { talentMarks } from '@stellenvisite/db/schema/talent-pool';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';

type Relation = NonNullable<TalentItem['relation']>;
export type Relations = { relations: ReadonlyMap<string, Relation>; marked: ReadonlySet<string> };

/** What stands between an employer and these profiles: its latest enquiry to each, and what it has marked. */
export async function loadRelations(
  { db }: Pick<Context, 'db'>,
  { employerId, ids }: { employerId: string; ids: readonly string[] },
): Promise<Relations> {
  if (ids.length === 0) return { relations: new Map(), marked: new Set() };
  const [enquiries, marks] = await Promise.all([
    db
      .select({
        id: talentEnquiries.id,
        profileId: talentEnquiries.profileId,
        jobId: talentEnquiries.jobId,
        status: talentEnquiries.status,
        sentAt: talentEnquiries.sentAt,
        answeredAt: talentEnquiries.answeredAt,
        applicationId: talentEnquiries.applicationId,
        lastParty: sql<string | null>`(select m.party from ${talentEnquiryMessages} m
          where m.enquiry_id = ${talentEnquiries}.id order by m.position desc limit 1)`,
      })
      .from(talentEnquiries)
      .where(and(eq(talentEnquiries.employerId, employerId), inArray(talentEnquiries.profileId, [...ids])))
      .orderBy(asc(talentEnquiries.sentAt)),
    db
      .select({ profileId: talentMarks.profileId })
      .from(talentMarks)
      .where(and(eq(talentMarks.employerId, employerId), inArray(talentMarks.profileId, [...ids]))),
  ]);
  const relations = new Map<string, Relation>();
  for (const { id, profileId, status, sentAt, answeredAt, lastParty, ...rest } of enquiries) {
    if (!profileId) continue;
    const open = lastParty === 'seeker' ? 'question' : 'asked';
    const state = status === 'open' ? open : status === 'ended' ? 'declined' : status;
    relations.set(profileId, { ...rest, state, enquiryId: id, at: (answeredAt ?? sentAt).toISOString() });
  }
  return { relations, marked: new Set(marks.map(({ profileId }) => profileId)) };
}
