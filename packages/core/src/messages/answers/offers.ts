import { randomUUID } from 'node:crypto';
import type {
  AnswerOffer,
  ExtendOffer,
  RecordOfferAnswer,
  SendOffer,
  WithdrawOffer,
} from '@stellenvisite/contract/applications/application-answers.schema';
import type { ApplicationEventKind } from '@stellenvisite/contract/applications/applications';
import type {
  ApplicationDetail,
  ReceivedApplicationDetail,
} from '@stellenvisite/contract/applications/applications.schema';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { DEFAULT_LANGUAGE } from '@stellenvisite/contract/platform/languages';
import type { Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { messages } from '@stellenvisite/db/schema/messages/messages';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ApplicationRow, ListedApplication } from '../../applications/application-view.ts';
import { changeStatus } from '../../applications/change-status.ts';
import { findEmployerContact, publishChange } from '../../applications/employer-contact.ts';
import { nameOf } from '../../applications/get-applicant.ts';
import {
  applicantUrl,
  employerUrl,
  getReceivedDetail,
  notifyApplicant,
} from '../../applications/get-received-application.ts';
import {
  getApplicationDetail,
  requireOwnApplication,
  writeEvent,
} from '../../applications/note-external-application.ts';
import { offerAnsweredMail, offerMail, offerPhoneMail } from '../../applications/offers.mails.ts';
import { hasOpenOffer } from '../../applications/received/received-filter.ts';
import { requireReceivedApplication } from '../../applications/received-application.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { listMembersFor } from '../../identity/permissions/team-members.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { requirePermission } from '../../require-permission.ts';
import { lockConversation } from '../block-conversation.ts';
import type { ConversationSide } from '../list-conversations.ts';
import { storeMessage } from '../send-message.ts';

type OfApplication<Body> = Body & { id: string };

const NO_OFFER = {
  offeredAt: null,
  offerAnswerBy: null,
  offerAnswer: null,
  offerAnsweredAt: null,
  offerReply: null,
  offerPhoneAnswer: null,
} as const;

/** Sends an offer to somebody who was invited. One that was declined may be followed by another. */
export async function sendOffer(
  ctx: Context,
  { id, version, answerBy, message = '' }: OfApplication<SendOffer>,
): Promise<ReceivedApplicationDetail> {
  const { person, row } = await requireReceivedApplication(ctx, 'application.move', id);
  requireComing(ctx, answerBy);
  await ctx.db.transaction(async (tx) => {
    const values = { ...NO_OFFER, offeredAt: ctx.now(), offerAnswerBy: answerBy, statusUpdatedAt: ctx.now() };
    const changed = await changeOffer(ctx, tx, {
      id,
      version,
      values,
      isPossible: sql`not ${hasOpenOffer}`,
      kind: 'offer',
      party: 'employer',
      byUserId: person.userId,
    });
    await writeWords(ctx, tx, { person, row, party: 'employer' }, { text: message, isNoticed: true });
    const wish = await notifyApplicant(ctx, tx, changed, 'offer');
    if (!wish || !row.applicant?.email) return;
    const { unsubscribeUrl, ...mail } = wish;
    const about = { ...aboutApplicant(ctx, row), message: message || null, answerBy, unsubscribeUrl };
    await ctx.mail.write(tx, { ...mail, to: row.applicant.email, message: offerMail(about) });
  });
  return getReceivedDetail(ctx, id);
}

/** Sets a later day for the answer, of which the applicant is notified. */
export async function extendOffer(
  ctx: Context,
  { id, version, answerBy }: OfApplication<ExtendOffer>,
): Promise<ReceivedApplicationDetail> {
  const { person, row } = await requireReceivedApplication(ctx, 'application.move', id);
  requireComing(ctx, answerBy);
  if (row.offerAnswerBy && answerBy <= row.offerAnswerBy) throw new DomainError('proposal.dates_invalid');
  await ctx.db.transaction(async (tx) => {
    const change = { id, version, kind: 'offer_extended', party: 'employer', byUserId: person.userId } as const;
    const changed = await changeOffer(ctx, tx, {
      ...change,
      values: { offerAnswerBy: answerBy },
      isPossible: hasOpenOffer,
    });
    await notifyApplicant(ctx, tx, changed, 'offer');
  });
  return getReceivedDetail(ctx, id);
}

/** Withdraws an open offer. The words reach the applicant as a message; who has blocked the employer is notified by mail of nothing. */
export async function withdrawOffer(
  ctx: Context,
  { id, version, message }: OfApplication<WithdrawOffer>,
): Promise<ReceivedApplicationDetail> {
  const { person, row } = await requireReceivedApplication(ctx, 'application.move', id);
  await ctx.db.transaction(async (tx) => {
    const change = { id, version, kind: 'offer_withdrawn', party: 'employer', byUserId: person.userId } as const;
    const values = { ...NO_OFFER, statusUpdatedAt: ctx.now() };
    await changeOffer(ctx, tx, { ...change, values, isPossible: hasOpenOffer });
    await writeWords(ctx, tx, { person, row, party: 'employer' }, { text: message, isNoticed: false });
  });
  return getReceivedDetail(ctx, id);
}

/** Stores an answer given on the phone and requests a confirmation from the applicant. Until then nothing else changes. */
export async function recordOfferAnswer(
  ctx: Context,
  { id, version, answer }: OfApplication<RecordOfferAnswer>,
): Promise<ReceivedApplicationDetail> {
  const { person, row } = await requireReceivedApplication(ctx, 'application.move', id);
  await ctx.db.transaction(async (tx) => {
    await changeOffer(ctx, tx, {
      id,
      version,
      values: { offerPhoneAnswer: answer },
      isPossible: hasOpenOffer,
      kind: `phone_${answer}`,
      party: 'employer',
      byUserId: person.userId,
    });
    if (row.offerPhoneAnswer === answer || !row.applicant?.email) return;
    const message = offerPhoneMail({ ...aboutApplicant(ctx, row), answer });
    await ctx.mail.write(tx, { to: row.applicant.email, language: await languageOf(tx, row.userId), message });
  });
  return getReceivedDetail(ctx, id);
}

/** The applicant's own answer: a yes is the hire, after a no the conversation goes on. */
export async function answerOffer(
  ctx: Context,
  { id, version, answer, message = '' }: OfApplication<AnswerOffer>,
): Promise<ApplicationDetail> {
  const { userId } = await requirePermission(ctx, 'application.answer_offer');
  await requireOwnApplication(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const given = { offerAnswer: answer, offerAnsweredAt: ctx.now(), offerReply: message || null };
    const by = { party: 'applicant', byUserId: userId } as const;
    const row =
      answer === 'accepted'
        ? await acceptOffer(ctx, tx, { id, version, given, ...by })
        : await changeOffer(ctx, tx, {
            id,
            version,
            values: { ...given, statusUpdatedAt: ctx.now() },
            isPossible: hasOpenOffer,
            kind: 'offer_declined',
            ...by,
          });
    await notifyEmployerOfAnswer(ctx, tx, row);
  });
  return getApplicationDetail(ctx, id);
}

type Given = Pick<ApplicationRow, 'offerAnswer' | 'offerAnsweredAt' | 'offerReply'>;
type Accepted = { id: string; version: number; given: Given; party: 'applicant'; byUserId: string };

async function acceptOffer(ctx: Context, tx: Tx, { given, ...move }: Accepted): Promise<ApplicationRow> {
  const [open] = await tx
    .update(applications)
    .set(given)
    .where(and(eq(applications.id, move.id), eq(applications.version, move.version), hasOpenOffer))
    .returning({ id: applications.id });
  if (!open) throw await explain(tx, move);
  return changeStatus(ctx, tx, { ...move, mover: 'applicant', to: 'hired' });
}

type OfferChange = {
  id: string;
  version: number;
  values: Partial<ApplicationRow>;
  isPossible: SQL<unknown>;
  kind: ApplicationEventKind;
  party: 'employer' | 'applicant';
  byUserId: string;
};

/** Guarded by the row itself, so that of two changes at once one is made. */
async function changeOffer(ctx: Context, tx: Tx, change: OfferChange): Promise<ApplicationRow> {
  const { id, version, values, isPossible, kind, party, byUserId } = change;
  const [row] = await tx
    .update(applications)
    .set({ ...values, version: sql`${applications.version} + 1` })
    .where(
      and(eq(applications.id, id), eq(applications.version, version), eq(applications.status, 'interview'), isPossible),
    )
    .returning();
  if (!row) throw await explain(tx, change);
  await writeEvent(tx, { applicationId: id, kind, party, byUserId, at: ctx.now() });
  await publishChange(ctx, tx, row);
  return row;
}

async function explain(tx: Tx, { id, version }: { id: string; version: number }): Promise<DomainError> {
  const [row] = await tx.select({ version: applications.version }).from(applications).where(eq(applications.id, id));
  return new DomainError(row && row.version !== version ? 'application.version_stale' : 'application.move_refused');
}

async function languageOf(tx: Tx, userId: string | null): Promise<Language> {
  const [profile] = userId
    ? await tx.select({ language: profiles.language }).from(profiles).where(eq(profiles.id, userId))
    : [];
  return profile?.language ?? DEFAULT_LANGUAGE;
}

/** Berlin's calendar decides which days are still to come. */
function requireComing(ctx: Context, answerBy: string): void {
  if (answerBy <= berlinDay(ctx.now())) throw new DomainError('proposal.dates_invalid');
}

type Words = { text: string; isNoticed: boolean };

/** Writes to the conversation, unless the applicant has blocked the employer or is erased. */
async function writeWords(ctx: Context, tx: Tx, side: ConversationSide, { text, isNoticed }: Words): Promise<void> {
  const { blockedAt } = await lockConversation(tx, side.row.id);
  if (!text || blockedAt || !side.row.userId) return;
  const messageId = await storeMessage(ctx, tx, side, { text, clientId: `answer ${randomUUID()}` });
  // The mail of the offer has already announced it.
  if (isNoticed) await tx.update(messages).set({ noticedAt: ctx.now() }).where(eq(messages.id, messageId));
}

const aboutApplicant = (ctx: Context, row: ListedApplication) => ({
  jobTitle: row.jobTitle,
  employer: row.employerName,
  url: applicantUrl(ctx, row.id),
});

async function notifyEmployerOfAnswer(ctx: Context, tx: Tx, row: ApplicationRow): Promise<void> {
  const { id: applicationId, employerId, jobTitle, offerAnswer: answer, applicant, version } = row;
  if (!employerId || !answer) return;
  const content = { kind: 'application.offer_answered', data: { applicationId, jobTitle, answer } } as const;
  for (const userId of await listMembersFor(tx, employerId, 'application.read')) {
    await notify(ctx, tx, { ...content, userId, key: `${applicationId} ${version}` });
  }
  const contact = await findEmployerContact(tx, row);
  if (!contact || !applicant) return;
  const about = { jobTitle, employer: row.employerName, url: employerUrl(ctx, applicationId) };
  const message = offerAnsweredMail({ ...about, applicant: nameOf(applicant), answer });
  await ctx.mail.write(tx, { ...contact, message });
}
