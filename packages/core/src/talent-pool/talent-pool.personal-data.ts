import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { talentEnquiries, talentEnquiryMessages } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import {
  talentBlocks,
  talentMarks,
  talentPresentEmployers,
  talentProfiles,
  talentSearches,
  talentViews,
} from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { PersonalData } from '../personal-data.ts';
import { endEnquiries } from './enquiries/expire-enquiries.ts';

const OWN = 'talent-pool.json';
const FOR_EMPLOYER = 'talent-pool-employer.json';

export const talentPoolPersonalData: PersonalData = {
  tables: [
    { name: 'talent_profiles', export: { file: OWN }, erasure: 'cascade' },
    { name: 'talent_blocks', export: { file: OWN }, erasure: 'cascade' },
    { name: 'talent_present_employers', export: { file: OWN }, erasure: 'cascade' },
    { name: 'talent_views', export: { file: OWN }, erasure: 'cascade' },
    { name: 'talent_enquiries', export: { file: OWN }, erasure: 'function' },
    { name: 'talent_enquiry_messages', export: { file: OWN }, erasure: 'function' },
    {
      name: 'talent_marks',
      export: { file: FOR_EMPLOYER },
      erasure: { reason: 'the employer’s; the name is taken out' },
    },
    {
      name: 'talent_changes',
      export: { reason: 'ids of profiles that were changed in the last two hours' },
      erasure: { reason: 'is gone after two hours, and tells nothing of a profile that is gone' },
    },
    {
      name: 'talent_viewers',
      export: { reason: 'when the list was last open, for a minute; what was looked at stands in the views' },
      erasure: 'cascade',
    },
    { name: 'talent_searches', export: { file: FOR_EMPLOYER }, erasure: 'cascade' },
  ],
  files: {
    [OWN]: (db, { userId }) => exportOwn(db, userId),
    [FOR_EMPLOYER]: (db, { userId }) => exportForEmployer(db, userId),
  },
  async endEmployer(tx, employerId, ctx) {
    await endEnquiries(ctx, tx, eq(talentEnquiries.employerId, employerId), { status: 'expired' });
  },
  /** Erases what the person wrote; the employer retains that it sent them an enquiry. */
  async erase(tx, { id }, ctx) {
    const theirs = tx.select({ id: talentEnquiries.id }).from(talentEnquiries).where(eq(talentEnquiries.userId, id));
    await endEnquiries(ctx, tx, eq(talentEnquiries.userId, id), { status: 'ended' });
    await tx
      .update(talentEnquiryMessages)
      .set({ text: '', senderId: null })
      .where(and(inArray(talentEnquiryMessages.enquiryId, theirs), eq(talentEnquiryMessages.party, 'seeker')));
    await tx
      .update(talentEnquiries)
      .set({ userId: null, profileId: null, declineReason: null })
      .where(eq(talentEnquiries.userId, id));
  },
};

async function exportOwn(db: Db | Tx, userId: string) {
  const [profile] = await db.select().from(talentProfiles).where(eq(talentProfiles.userId, userId));
  const { id: _id, userId: _owner, occupationGroup: _group, home: _home, ...shown } = profile ?? {};
  const blocks = await db
    .select({
      kind: talentBlocks.kind,
      name: talentBlocks.label,
      value: talentBlocks.value,
      city: talentBlocks.city,
      isAutomatic: talentBlocks.isAutomatic,
      createdAt: talentBlocks.createdAt,
    })
    .from(talentBlocks)
    .where(eq(talentBlocks.userId, userId))
    .orderBy(asc(talentBlocks.createdAt));
  const views = profile
    ? await db
        .select({ employer: employers.name, viewedOn: talentViews.viewedOn, viewedAt: talentViews.viewedAt })
        .from(talentViews)
        .innerJoin(employers, eq(employers.id, talentViews.employerId))
        .where(eq(talentViews.profileId, profile.id))
        .orderBy(asc(talentViews.viewedOn))
    : [];
  const [presentEmployer = null] = await db
    .select({
      employerId: talentPresentEmployers.employerId,
      name: talentPresentEmployers.name,
      savedAt: talentPresentEmployers.savedAt,
    })
    .from(talentPresentEmployers)
    .where(eq(talentPresentEmployers.userId, userId));
  const enquiries = await exportEnquiries(db, userId);
  return { profile: profile ? shown : null, presentEmployer, blocks, views, enquiries };
}

async function exportEnquiries(db: Db | Tx, userId: string) {
  const rows = await db
    .select()
    .from(talentEnquiries)
    .where(eq(talentEnquiries.userId, userId))
    .orderBy(asc(talentEnquiries.sentAt));
  return Promise.all(
    rows.map(async (row) => ({
      employer: row.employerName,
      employerCity: row.employerCity,
      occupation: row.occupation,
      jobTitle: row.jobTitle,
      jobCity: row.jobCity,
      jobWeek: row.jobWeek,
      jobStartsOn: row.jobStartsOn,
      jobTariff: row.jobTariff,
      payMin: row.payMin,
      payMax: row.payMax,
      payCurrency: row.payCurrency,
      number: row.number,
      message: row.message,
      status: row.status,
      declineReason: row.declineReason,
      isBlocked: row.isBlocked,
      sentAt: row.sentAt,
      expiresAt: row.expiresAt,
      remindedAt: row.remindedAt,
      answeredAt: row.answeredAt,
      applicationId: row.applicationId,
      messages: await db
        .select({ by: talentEnquiryMessages.party, text: talentEnquiryMessages.text, at: talentEnquiryMessages.sentAt })
        .from(talentEnquiryMessages)
        .where(eq(talentEnquiryMessages.enquiryId, row.id))
        .orderBy(asc(talentEnquiryMessages.position)),
    })),
  );
}

/** Exports what somebody did for an employer; it contains nobody of the talent pool. */
async function exportForEmployer(db: Db | Tx, userId: string) {
  return {
    searches: await db
      .select({
        name: talentSearches.name,
        query: talentSearches.query,
        notifies: talentSearches.notifies,
        createdAt: talentSearches.createdAt,
      })
      .from(talentSearches)
      .where(eq(talentSearches.userId, userId)),
    sentEnquiries: await db
      .select({ jobTitle: talentEnquiries.jobTitle, message: talentEnquiries.message, sentAt: talentEnquiries.sentAt })
      .from(talentEnquiries)
      .where(or(eq(talentEnquiries.sentByUserId, userId)))
      .orderBy(asc(talentEnquiries.sentAt)),
    markedProfiles: await db.$count(talentMarks, eq(talentMarks.byUserId, userId)),
    openedProfiles: await db.$count(talentViews, eq(talentViews.byUserId, userId)),
    messages: await db
      .select({ text: talentEnquiryMessages.text, at: talentEnquiryMessages.sentAt })
      .from(talentEnquiryMessages)
      .where(and(eq(talentEnquiryMessages.senderId, userId), eq(talentEnquiryMessages.party, 'employer'))),
  };
}
