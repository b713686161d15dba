import type { TalentEnquiry } from '@stellenvisite/contract/talent-enquiries.schema';
import type { EnquiryParty } from '@stellenvisite/contract/talent-pool';
import { talentEnquiries, talentEnquiryMessages } from '@stellenvisite/db/schema/talent-enquiries';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { loadMatchedJobs } from '../../matching/load-matched-jobs.ts';
import { compareAll } from '../../matching/score-match.ts';
import { loadProfile } from '../../seeker-profiles/load-profile.ts';
import { compareDays } from '../search/compare-talent.ts';
import { occupationTerm } from '../search/talent-card.ts';
import type { EnquiryRow } from './tell-of-enquiry.ts';

type MessageRow = typeof talentEnquiryMessages.$inferSelect;

/** Enquiries as one side sees them. An employer reads every end but its own as a no, and never why. */
export async function toEnquiries(
  ctx: Context,
  rows: readonly EnquiryRow[],
  party: EnquiryParty,
): Promise<TalentEnquiry[]> {
  if (rows.length === 0) return [];
  const messages = await ctx.db
    .select()
    .from(talentEnquiryMessages)
    .where(
      inArray(
        talentEnquiryMessages.enquiryId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(talentEnquiryMessages.position));
  const matches = party === 'seeker' ? await compareJobs(ctx, rows) : new Map<string, TalentEnquiry['match']>();
  return rows.map((row) =>
    toEnquiry(ctx, row, {
      party,
      messages: messages.filter(({ enquiryId }) => enquiryId === row.id),
      match: matches.get(row.id) ?? null,
    }),
  );
}

type Side = { party: EnquiryParty; messages: readonly MessageRow[]; match: TalentEnquiry['match'] };

function toEnquiry({ language }: Context, row: EnquiryRow, { party, messages, match }: Side): TalentEnquiry {
  const isForEmployer = party === 'employer';
  return {
    id: row.id,
    party,
    status: isForEmployer && row.status === 'ended' ? 'declined' : row.status,
    number: row.number,
    occupation: occupationTerm(row.occupation, language),
    employer: { id: row.employerId, name: row.employerName, city: row.employerCity },
    job: {
      id: row.jobId,
      title: row.jobTitle,
      city: row.jobCity,
      week: row.jobWeek,
      startsOn: row.jobStartsOn,
      tariff: row.jobTariff,
    },
    salary: { min: row.payMin / 100, max: row.payMax / 100, currency: row.payCurrency, period: 'month' },
    message: row.message,
    messages: messages.map((each) => ({
      id: each.id,
      party: each.party,
      isOwn: each.party === party,
      text: each.text,
      sentAt: each.sentAt.toISOString(),
    })),
    awaitsReply: row.status === 'open' && isAwaited(party, messages.at(-1)?.party),
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    declineReason: row.declineReason,
    applicationId: row.applicationId,
    match,
  };
}

const isAwaited = (party: EnquiryParty, last: EnquiryParty | undefined) =>
  last === undefined ? party === 'seeker' : last !== party;

async function compareJobs(ctx: Context, rows: readonly EnquiryRow[]): Promise<Map<string, TalentEnquiry['match']>> {
  const [userId] = rows.flatMap((row) => (row.userId ? [row.userId] : []));
  if (!userId) return new Map();
  const { data } = await loadProfile(ctx, userId);
  const jobs = await loadMatchedJobs(
    ctx,
    rows.flatMap(({ jobId }) => (jobId ? [jobId] : [])),
  );
  return new Map(
    rows.map((row) => {
      const job = jobs.find(({ id }) => id === row.jobId);
      const score = job ? compareAll(data, job).score : null;
      return [row.id, { score, days: compareDays(data.week, row.jobWeek) }];
    }),
  );
}

export async function loadEnquiry(
  ctx: Context,
  { id, party }: { id: string; party: EnquiryParty },
): Promise<TalentEnquiry> {
  const rows = await ctx.db.select().from(talentEnquiries).where(eq(talentEnquiries.id, id));
  const [enquiry] = await toEnquiries(ctx, rows, party);
  if (!enquiry) throw new DomainError('talent_enquiry.not_found');
  return enquiry;
}
