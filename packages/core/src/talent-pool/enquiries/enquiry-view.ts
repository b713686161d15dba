import type { TalentEnquiry } from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import type { EnquiryParty } from '@stellenvisite/contract/talent-pool/talent-pool';
import type { Tx } from '@stellenvisite/db/client';
import { talentEnquiries, talentEnquiryMessages } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { listMembersFor } from '../../identity/permissions/team-members.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { listMatchedJobs } from '../../seekers/matching/list-matched-jobs.ts';
import { compareAll } from '../../seekers/matching/score-match.ts';
import { loadProfile } from '../../seekers/profiles/get-profile.ts';
import { compareDays } from '../search/compare-talent.ts';
import { occupationTerm } from '../search/get-talent-profile.ts';
import { enquiryAnswerMail, enquiryMail } from '../talent-pool.mails.ts';

export type EnquiryRow = typeof talentEnquiries.$inferSelect;

type ToEmployer = 'accepted' | 'declined' | 'expired' | 'question';

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
  const jobs = await listMatchedJobs(
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

/** Everybody of the employer's team who may answer; a mail where there is something to do. The number is all that is named. */
export async function notifyEmployerOfEnquiry(
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

export async function notifySeekerOfEnquiry(
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
