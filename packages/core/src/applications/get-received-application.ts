import type {
  ApplicationDetail,
  ReceivedApplicationDetail,
} from '@stellenvisite/contract/applications/applications.schema';
import type { Week } from '@stellenvisite/contract/jobs/duty.schema';
import { DEFAULT_LANGUAGE, type Language } from '@stellenvisite/contract/platform/languages';
import type { Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { dateProposals, messages } from '@stellenvisite/db/schema/messages/messages';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { listMembersFor } from '../identity/permissions/team-members.ts';
import type { MailRecipient } from '../platform/notifications/mail-recipient.ts';
import { notify } from '../platform/notifications/notify.ts';
import { requirePermission } from '../require-permission.ts';
import { type ApplicationRow, findListedApplication, getContent, toReceivedApplication } from './application-view.ts';
import { applicationWithdrawnMail, withdrawalReceiptMail } from './applications.mails.ts';
import { changeStatus } from './change-status.ts';
import { findEmployerContact, publishChange } from './employer-contact.ts';
import { nameOf } from './get-applicant.ts';
import { getApplicationDetail, requireOwnApplication, writeEvent } from './note-external-application.ts';
import { requireReceivedApplication } from './received-application.ts';

type ToApplicant = 'opened' | 'rejected' | 'hired' | 'interview' | 'offer';

type Received = { id: string; employerId: string | null; jobTitle: string };

type Site = Pick<Context, 'publicUrl'>;

export const applicantUrl = ({ publicUrl }: Site, id: string) => `${publicUrl}/dashboard/bewerbungen/${id}`;

export const employerUrl = ({ publicUrl }: Site, id: string) => `${publicUrl}/employer-dashboard/bewerbungen/${id}`;

/** Where the applicant chooses a date. */
export const conversationUrl = ({ publicUrl }: Site, id: string) => `${publicUrl}/dashboard/nachrichten/${id}`;

/** Opened for the first time it is marked as opened, which the applicant is shown. */
export async function getReceivedApplication(ctx: Context, { id }: { id: string }): Promise<ReceivedApplicationDetail> {
  const { person, row } = await requireReceivedApplication(ctx, 'application.read', id);
  if (!row.openedAt) await markOpened(ctx, id, person.userId);
  return getReceivedDetail(ctx, id);
}

/** For use cases that have checked the permission already. */
export async function getReceivedDetail(ctx: Context, id: string): Promise<ReceivedApplicationDetail> {
  const row = await findListedApplication(ctx, id);
  if (!row) throw new DomainError('application.not_found');
  const [content, week, language, proposal] = await Promise.all([
    getContent(ctx, row, { namesEmployer: true }),
    findWeek(ctx, row.jobId),
    findLanguage(ctx, row.userId),
    findProposal(ctx, id),
  ]);
  return { ...toReceivedApplication(row), ...content, jobWeek: week, language, source: row.source, proposal };
}

/** Finds the dates the employer proposed last, while nobody has chosen one. */
async function findProposal({ db }: Context, applicationId: string): Promise<ReceivedApplicationDetail['proposal']> {
  const [row] = await db
    .select({ proposal: dateProposals, sentAt: messages.sentAt })
    .from(dateProposals)
    .innerJoin(messages, eq(messages.id, dateProposals.messageId))
    .where(
      and(eq(messages.applicationId, applicationId), eq(messages.party, 'employer'), isNull(dateProposals.outcome)),
    )
    .orderBy(desc(messages.sentAt))
    .limit(1);
  if (!row) return null;
  const { kind, dates, minutes, place, answerBy } = row.proposal;
  return {
    kind,
    dates: dates.map((date) => date.toISOString()),
    minutes,
    place: place ?? '',
    answerBy: answerBy.toISOString(),
    sentAt: row.sentAt.toISOString(),
  };
}

async function findWeek({ db }: Context, jobId: string | null): Promise<Week | null> {
  const [job] = jobId ? await db.select({ week: jobs.week }).from(jobs).where(eq(jobs.id, jobId)) : [];
  return job?.week ?? null;
}

async function findLanguage({ db }: Context, userId: string | null): Promise<Language> {
  const [profile] = userId
    ? await db.select({ language: profiles.language }).from(profiles).where(eq(profiles.id, userId))
    : [];
  return profile?.language ?? DEFAULT_LANGUAGE;
}

/** Of two who open it at once one has opened it. */
export async function markOpened(ctx: Context, id: string, byUserId: string | null): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(applications)
      .set({ openedAt: ctx.now() })
      .where(and(eq(applications.id, id), isNull(applications.openedAt)))
      .returning();
    if (!row) return;
    await writeEvent(tx, { applicationId: id, kind: 'opened', party: 'employer', byUserId, at: ctx.now() });
    await publishChange(ctx, tx, row);
    await notifyApplicant(ctx, tx, row, 'opened');
  });
}

/** For good: a later application to the same job is a new one. */
export async function withdrawApplication(ctx: Context, { id }: { id: string }): Promise<ApplicationDetail> {
  const { userId } = await requirePermission(ctx, 'application.withdraw');
  await requireOwnApplication(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const move = { id, mover: 'applicant', to: 'withdrawn', party: 'applicant', byUserId: userId } as const;
    const row = await changeStatus(ctx, tx, move);
    if (row.kind === 'external') return;
    await writeMails(ctx, tx, row);
    await notifyEmployer(ctx, tx, row, 'withdrawn');
  });
  return getApplicationDetail(ctx, id);
}

async function writeMails(ctx: Context, tx: Tx, row: ApplicationRow): Promise<void> {
  const about = { jobTitle: row.jobTitle, employer: row.employerName };
  const contact = await findEmployerContact(tx, row);
  if (contact && row.applicant) {
    const applicant = nameOf(row.applicant);
    const message = applicationWithdrawnMail({ ...about, url: employerUrl(ctx, row.id), applicant });
    await ctx.mail.write(tx, { ...contact, message });
  }
  const [profile] = row.userId
    ? await tx.select({ language: profiles.language }).from(profiles).where(eq(profiles.id, row.userId))
    : [];
  if (profile && row.applicant?.email) {
    const message = withdrawalReceiptMail({ ...about, url: applicantUrl(ctx, row.id) });
    await ctx.mail.write(tx, { to: row.applicant.email, language: profile.language, message });
  }
}

/** Answers where the mail of it is to go. Another date of an interview is reported again. */
export async function notifyApplicant(
  ctx: Context,
  tx: Tx,
  row: ApplicationRow,
  what: ToApplicant,
): Promise<MailRecipient | null> {
  const { id: applicationId, userId, jobTitle, employerName: employer, version, interviewAt } = row;
  if (!userId) return null;
  const about = { applicationId, jobTitle, employer };
  if (what === 'interview') {
    const data = { ...about, at: interviewAt?.toISOString() ?? null };
    return notify(ctx, tx, { userId, key: `${applicationId} ${version}`, kind: 'application.interview', data });
  }
  if (what === 'offer') {
    if (!row.offerAnswerBy) return null;
    const data = { ...about, answerBy: row.offerAnswerBy };
    return notify(ctx, tx, { userId, key: `${applicationId} ${version}`, kind: 'application.offer', data });
  }
  return notify(ctx, tx, { userId, key: applicationId, kind: `application.${what}`, data: about });
}

/** Everybody who acts for the employer. The mail goes to the contact of the job instead. */
export async function notifyEmployer(
  ctx: Context,
  tx: Tx,
  { id: applicationId, employerId, jobTitle }: Received,
  what: 'received' | 'withdrawn',
): Promise<void> {
  if (!employerId) return;
  const content = { kind: `application.${what}`, data: { applicationId, jobTitle } } as const;
  for (const userId of await listMembersFor(tx, employerId, 'application.read')) {
    await notify(ctx, tx, { ...content, userId, key: applicationId });
  }
}
