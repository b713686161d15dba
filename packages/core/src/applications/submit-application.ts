import { randomUUID } from 'node:crypto';
import type { ConsentKind } from '@stellenvisite/contract/accounts';
import { APPLICATION_PRIVACY_VERSION } from '@stellenvisite/contract/applications';
import type { Applicant, ApplicationDetail, SubmitApplication } from '@stellenvisite/contract/applications.schema';
import type { Tx } from '@stellenvisite/db/client';
import { consents } from '@stellenvisite/db/schema/accounts';
import { applicationDrafts, applicationFiles, applications } from '@stellenvisite/db/schema/applications';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { keepFiles } from '../files/keep-files.ts';
import type { MailDraft } from '../mails/mail.ts';
import { loadMatchedJobs } from '../matching/load-matched-jobs.ts';
import { countOperatorTry } from '../operator-settings/count-operator-try.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { viewSource } from '../statistics/view-source.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { applicantUrl, employerUrl } from './application-links.ts';
import { applicationReceivedMail, applicationSentMail } from './applications.mails.ts';
import { type AppliedJob, findAppliedJob, lockAppliedJob, requireTakenHere } from './applied-job.ts';
import { checkAnswers } from './check-answers.ts';
import { findEmployerContact, publishChange } from './employer-contact.ts';
import { loadApplicationDetail } from './get-application.ts';
import { keepMatches } from './keep-match.ts';
import { type ApplicantAccount, changeApplicant, nameOf, readApplicant } from './read-applicant.ts';
import { draftRelayMail } from './relay-application.ts';
import { requireContact } from './require-contact.ts';
import { tellEmployer } from './tell-of-application.ts';
import { writeEvent } from './write-event.ts';

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
  const account = await readApplicant(ctx, userId);
  const applicant = changeApplicant(account.applicant, content);
  requireContact(content, applicant);
  const application = { id: randomUUID(), userId, applicant, content };
  const matched = await loadMatchedJobs(ctx, [job.id]);
  const prepared = await Promise.all((await draftMails(ctx, job, application, account)).map(ctx.mail.prepare));
  await ctx.db.transaction(async (tx) => {
    const locked = await lockAppliedJob(tx, job.id);
    requireTakenHere(ctx, locked);
    await insertApplication(ctx, tx, locked, application);
    await useFiles(tx, application);
    await keepMatches(
      tx,
      matched.map((compared) => ({ id: application.id, applicant, job: compared })),
      ctx.now(),
    );
    await tx
      .delete(applicationDrafts)
      .where(and(eq(applicationDrafts.userId, userId), eq(applicationDrafts.jobId, job.id)));
    await ctx.mail.writePrepared(tx, prepared);
    await publishChange(ctx, tx, { id: application.id, userId, employerId: locked.employerId, kind: 'full' });
    await tellWebhooks(ctx, tx, {
      employerId: locked.employerId,
      type: 'application.created',
      data: { applicationId: application.id, jobId: locked.id, status: 'applied', version: 1 },
    });
    await tellEmployer(ctx, tx, { ...locked, id: application.id, jobTitle: locked.title }, 'received');
  });
  return loadApplicationDetail(ctx, application.id);
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
  await keepFiles(tx, userId, fileIds);
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
  });
  return contact && { ...contact, message };
}
