import { randomUUID } from 'node:crypto';
import { APPLICATION_PRIVACY_VERSION } from '@stellenvisite/contract/applications/applications';
import type {
  Applicant,
  ApplicationDetail,
  SubmitApplication,
} from '@stellenvisite/contract/applications/applications.schema';
import type { ConsentKind } from '@stellenvisite/contract/identity/accounts';
import { DEFAULT_LANGUAGE } from '@stellenvisite/contract/platform/languages';
import type { Tx } from '@stellenvisite/db/client';
import { applicationDrafts, applicationFiles, applications } from '@stellenvisite/db/schema/applications/applications';
import { consents } from '@stellenvisite/db/schema/identity/accounts';
import { files } from '@stellenvisite/db/schema/platform/files';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { notifyWebhooks } from '../integrations/webhooks/notify-webhooks.ts';
import { viewSource } from '../jobs/statistics/count-search.ts';
import { storeFiles } from '../platform/files/store-files.ts';
import type { MailDraft } from '../platform/mails/mail.ts';
import { countOperatorTry } from '../platform/settings/count-operator-try.ts';
import { requirePermission } from '../require-permission.ts';
import { listMatchedJobs } from '../seekers/matching/list-matched-jobs.ts';
import { applicationSentMail } from './applications.mails.ts';
import { type AppliedJob, findAppliedJob, lockAppliedJob, requireTakenHere } from './applied-job.ts';
import { checkAnswers } from './check-answers.ts';
import { findEmployerContact, publishChange } from './employer-contact.ts';
import { type ApplicantAccount, changeApplicant, getApplicant, nameOf } from './get-applicant.ts';
import { applicantUrl, employerUrl, notifyEmployer } from './get-received-application.ts';
import { applicationReceivedMail, applicationRelayedMail } from './new-application.mails.ts';
import { getApplicationDetail, writeEvent } from './note-external-application.ts';
import { requireContact } from './start-guest-application.ts';
import { storeMatches } from './store-match.ts';

/** The size that common mail servers still accept, after the encoding has added a third. */
const MAX_ATTACHED_BYTES = 15 * 1024 * 1024;

type Relayed = { id: string; userId: string; applicant: Applicant; content: SubmitApplication };

/**
 * Sends an application: it is stored with the profile as it is now, its files are put to use, both sides get their mail,
 * or nothing of it happens. Of two sent at once one is stored.
 */
export async function submitApplication(
  ctx: Context,
  { jobId, ...content }: SubmitApplication & { jobId: string },
): Promise<ApplicationDetail> {
  const { userId } = await requirePermission(ctx, 'application.create');
  await countOperatorTry(ctx, 'applicationsPerDay', userId);
  const job = await findAppliedJob(ctx.db, jobId);
  requireTakenHere(ctx, job);
  const account = await getApplicant(ctx, userId);
  const applicant = changeApplicant(account.applicant, content);
  requireContact(content, applicant);
  const application = { id: randomUUID(), userId, applicant, content };
  const matched = await listMatchedJobs(ctx, [job.id]);
  const prepared = await Promise.all((await draftMails(ctx, job, application, account)).map(ctx.mail.prepare));
  await ctx.db.transaction(async (tx) => {
    const locked = await lockAppliedJob(tx, job.id);
    requireTakenHere(ctx, locked);
    await insertApplication(ctx, tx, locked, application);
    await useFiles(tx, application);
    await storeMatches(
      tx,
      matched.map((compared) => ({ id: application.id, applicant, job: compared })),
      ctx.now(),
    );
    await tx
      .delete(applicationDrafts)
      .where(and(eq(applicationDrafts.userId, userId), eq(applicationDrafts.jobId, job.id)));
    await ctx.mail.writePrepared(tx, prepared);
    await publishChange(ctx, tx, { id: application.id, userId, employerId: locked.employerId, kind: 'full' });
    await notifyWebhooks(ctx, tx, {
      employerId: locked.employerId,
      type: 'application.created',
      data: { applicationId: application.id, jobId: locked.id, status: 'applied', version: 1 },
    });
    await notifyEmployer(ctx, tx, { ...locked, id: application.id, jobTitle: locked.title }, 'received');
  });
  return getApplicationDetail(ctx, application.id);
}

type NewApplication = { id: string; userId: string; applicant: Applicant; content: SubmitApplication };

async function insertApplication(
  ctx: Context,
  tx: Tx,
  job: AppliedJob,
  { id, userId, applicant, content }: NewApplication,
): Promise<void> {
  const now = ctx.now();
  const [row] = await tx
    .insert(applications)
    .values({
      id,
      userId,
      jobId: job.id,
      employerId: job.employerId,
      jobTitle: job.title,
      employerName: job.employerName,
      city: job.city,
      country: job.country,
      kind: content.kind ?? 'full',
      status: 'applied',
      applicant,
      message: content.message ?? '',
      answers: checkAnswers(job.questions, content.answers ?? []),
      callbackTime: content.callbackTime || null,
      source: content.came ? viewSource({ ...content.came, website: job.website }) : null,
      privacyVersion: APPLICATION_PRIVACY_VERSION,
      sentAt: now,
      statusUpdatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: applications.id });
  if (!row) throw new DomainError('application.already_open');
  await writeEvent(tx, { applicationId: id, kind: 'sent', party: 'applicant', byUserId: userId, at: now });
  const kind: ConsentKind = 'application';
  await tx
    .insert(consents)
    .values({ id: randomUUID(), userId, kind, version: APPLICATION_PRIVACY_VERSION, givenAt: now });
}

async function useFiles(tx: Tx, { id, userId, content }: NewApplication): Promise<void> {
  const fileIds = [...new Set(content.fileIds ?? [])];
  await storeFiles(tx, userId, fileIds);
  if (fileIds.length === 0) return;
  const rows = fileIds.map((fileId, position) => ({ applicationId: id, fileId, position }));
  await tx.insert(applicationFiles).values(rows);
}

async function draftMails(
  ctx: Context,
  job: AppliedJob,
  application: NewApplication,
  { language }: ApplicantAccount,
): Promise<MailDraft[]> {
  const { id, applicant, content } = application;
  const about = { jobTitle: job.title, employer: job.employerName };
  const files = new Set(content.fileIds).size;
  const sent = applicationSentMail({ ...about, url: applicantUrl(ctx, id), sentAt: ctx.now(), files });
  const toEmployer = await draftEmployerMail(ctx, job, application);
  return [
    ...(applicant.email ? [{ to: applicant.email, language, message: sent }] : []),
    ...(toEmployer ? [toEmployer] : []),
  ];
}

async function draftEmployerMail(
  ctx: Context,
  { relayEmail, ...job }: AppliedJob,
  application: NewApplication,
): Promise<MailDraft | null> {
  if (relayEmail) return draftRelayMail(ctx, { ...job, relayEmail }, application);
  const contact = await findEmployerContact(ctx.db, { employerId: job.employerId, jobId: job.id });
  const message = applicationReceivedMail({
    jobTitle: job.title,
    employer: job.employerName,
    url: employerUrl(ctx, application.id),
    applicant: nameOf(application.applicant),
    occupation: application.applicant.occupation,
    location: application.applicant.location,
  });
  return contact && { ...contact, message };
}

/**
 * The application as a mail to the address its job names. Answers go straight to the applicant, who never learns that address.
 */
async function draftRelayMail(
  ctx: Context,
  job: AppliedJob & { relayEmail: string },
  { id, userId, applicant, content }: Relayed,
): Promise<MailDraft> {
  const { attached, leftOut } = await pickFiles(ctx, userId, content.fileIds ?? []);
  const { email, phone, occupation, location } = applicant;
  return {
    to: job.relayEmail,
    language: DEFAULT_LANGUAGE,
    message: applicationRelayedMail({
      jobTitle: job.title,
      employer: job.employerName,
      url: employerUrl(ctx, id),
      applicant: nameOf(applicant),
      details: { email, phone, occupation, location, callbackTime: content.callbackTime || null },
      message: content.message ?? '',
      answers: checkAnswers(job.questions, content.answers ?? []),
      files: attached.map(({ name }) => name),
      leftOut,
    }),
    ...(email && { headers: { 'Reply-To': email } }),
    attachments: attached,
  };
}

async function pickFiles(ctx: Context, userId: string, fileIds: readonly string[]) {
  if (fileIds.length === 0) return { attached: [], leftOut: 0 };
  const rows = await ctx.db
    .select({ fileId: files.id, name: files.name, bytes: files.bytes })
    .from(files)
    .where(and(eq(files.userId, userId), inArray(files.id, [...new Set(fileIds)])));
  let bytes = 0;
  const attached = rows.filter((file) => {
    if (bytes + file.bytes > MAX_ATTACHED_BYTES) return false;
    bytes += file.bytes;
    return true;
  });
  return { attached: attached.map(({ fileId, name }) => ({ fileId, name })), leftOut: rows.length - attached.length };
}
