import { OPEN_APPLICATION_STATUSES } from '@stellenvisite/contract/applications/applications';
import type { Db, Tx } from '@stellenvisite/db/client';
import {
  applicationNotes,
  applicationRatings,
  applicationTags,
} from '@stellenvisite/db/schema/applications/application-reviews';
import {
  applicationDrafts,
  applicationEvents,
  applicationFiles,
  applicationMatches,
  applications,
  guestApplications,
  talentContacts,
} from '@stellenvisite/db/schema/applications/applications';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { files } from '@stellenvisite/db/schema/platform/files';
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { confirmedEmail, type ErasedAccount, type PersonalData } from '../personal-data.ts';
import type { ApplicationRow } from './application-view.ts';
import { applicantLeftMail } from './applications.mails.ts';
import { changeStatus } from './change-status.ts';
import { findEmployerContact, publishChange } from './employer-contact.ts';
import { employerUrl } from './get-received-application.ts';
import { notifyOfMove } from './move-application.ts';
import { writeEvent } from './note-external-application.ts';

const WITH_APPLICATION = { file: 'applications.json' };

export const applicationsPersonalData: PersonalData = {
  tables: [
    { name: 'applications', export: WITH_APPLICATION, erasure: 'function' },
    { name: 'application_events', export: WITH_APPLICATION, erasure: 'function' },
    { name: 'application_matches', export: WITH_APPLICATION, erasure: 'function' },
    { name: 'application_files', export: WITH_APPLICATION, erasure: 'function' },
    { name: 'talent_contacts', export: WITH_APPLICATION, erasure: 'function' },
    { name: 'application_drafts', export: { file: 'application-drafts.json' }, erasure: 'cascade' },
    { name: 'guest_applications', export: { file: 'guest-applications.json' }, erasure: 'function' },
  ],
  files: {
    'applications.json': (db, { userId }) => exportApplications(db, userId),
    'application-drafts.json': (db, { userId }) => exportDrafts(db, userId),
    'guest-applications.json': (db, person) => exportGuestApplications(db, confirmedEmail(person)),
  },
  erase: eraseApplications,
  endEmployer: answerOpen,
};

/**
 * The employer keeps that there was an application, with its dates and how it ended, which it may need against a claim
 * (GDPR Art. 17(3)(e)); who it was and what was sent is deleted. What was open is withdrawn.
 */
async function eraseApplications(
  tx: Tx,
  { id: userId, email, emailConfirmedAt }: ErasedAccount,
  ctx: Context,
): Promise<void> {
  const isTheirs = eq(applications.userId, userId);
  await tx.delete(applications).where(and(isTheirs, eq(applications.kind, 'external')));
  const own = tx.select({ id: applications.id }).from(applications).where(isTheirs);
  await tx.delete(applicationFiles).where(inArray(applicationFiles.applicationId, own));
  // Matches, and the notes, ratings and tags of the employer's people, are deleted with the person they are about.
  for (const table of [applicationMatches, applicationNotes, applicationRatings, applicationTags, talentContacts]) {
    await tx.delete(table).where(inArray(table.applicationId, own));
  }
  const open = await tx
    .update(applications)
    .set({
      status: 'withdrawn',
      withdrawnAt: ctx.now(),
      statusUpdatedAt: ctx.now(),
      version: sql`${applications.version} + 1`,
    })
    .where(and(isTheirs, inArray(applications.status, ['applied', 'interview'])))
    .returning();
  for (const row of open) {
    const event = { applicationId: row.id, kind: 'withdrawn', party: 'system', byUserId: null, at: ctx.now() } as const;
    await writeEvent(tx, event);
    await notifyEmployer(ctx, tx, row);
  }
  const nothing = {
    applicant: null,
    message: '',
    answers: [],
    callbackTime: null,
    interviewPlace: null,
    interviewNote: null,
    offerReply: null,
    userId: null,
  };
  await tx.update(applications).set(nothing).where(isTheirs);
  if (email && emailConfirmedAt) await tx.delete(guestApplications).where(eq(guestApplications.email, email));
}

/** Nobody is left who could answer: the applicants learn that the job is closed. */
async function answerOpen(tx: Tx, employerId: string, ctx: Context): Promise<void> {
  const open = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.employerId, employerId),
        ne(applications.kind, 'external'),
        inArray(applications.status, [...OPEN_APPLICATION_STATUSES]),
      ),
    )
    .orderBy(asc(applications.id))
    .for('update');
  for (const { id } of open) {
    const move = { id, mover: 'employer', to: 'rejected', party: 'system', byUserId: null } as const;
    await notifyOfMove(ctx, tx, await changeStatus(ctx, tx, move), { status: 'rejected', isEmployerGone: true });
  }
}

/** Of an open application the employer waits for an answer; of what was decided nothing changes for it. */
async function notifyEmployer(ctx: Context, tx: Tx, row: ApplicationRow): Promise<void> {
  await publishChange(ctx, tx, { ...row, userId: null });
  const contact = await findEmployerContact(tx, row);
  if (!contact) return;
  const about = { jobTitle: row.jobTitle, employer: row.employerName, url: employerUrl(ctx, row.id) };
  await ctx.mail.write(tx, { ...contact, message: applicantLeftMail(about) });
}

async function exportApplications(db: Db | Tx, userId: string) {
  const rows = await db
    .select()
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(asc(applications.sentAt));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const events = await db
    .select()
    .from(applicationEvents)
    .where(inArray(applicationEvents.applicationId, ids))
    .orderBy(asc(applicationEvents.at));
  const sent = await db
    .select({ applicationId: applicationFiles.applicationId, id: files.id, name: files.name })
    .from(applicationFiles)
    .innerJoin(files, eq(files.id, applicationFiles.fileId))
    .where(inArray(applicationFiles.applicationId, ids))
    .orderBy(asc(applicationFiles.position));
  const matches = await db.select().from(applicationMatches).where(inArray(applicationMatches.applicationId, ids));
  const notes = await db
    .select({ applicationId: applicationNotes.applicationId, count: count() })
    .from(applicationNotes)
    .where(inArray(applicationNotes.applicationId, ids))
    .groupBy(applicationNotes.applicationId);
  const known = await db.select().from(talentContacts).where(inArray(talentContacts.applicationId, ids));
  return rows.map(({ userId: _, ...row }) => ({
    ...row,
    match: matches.find(({ applicationId }) => applicationId === row.id) ?? null,
    talentContact: known.find(({ applicationId }) => applicationId === row.id) ?? null,
    /** The employer is the controller of its notes and discloses them (docs/decisions/033); here is whether to ask for any. */
    notesAtEmployer: notes.find(({ applicationId }) => applicationId === row.id)?.count ?? 0,
    files: sent.filter(({ applicationId }) => applicationId === row.id).map(({ id, name }) => ({ id, name })),
    history: events
      .filter(({ applicationId }) => applicationId === row.id)
      .map(({ kind, party, at }) => ({ kind, by: party, at })),
  }));
}

/** Exports the applications begun with the person's address as a guest that wait for their mailed code. */
async function exportGuestApplications(db: Db | Tx, email: string | null) {
  if (!email) return [];
  const { language, content, codeSentAt, codeSentTo, createdAt } = guestApplications;
  return db
    .select({ jobId: jobs.id, title: jobs.title, language, content, codeSentAt, codeSentTo, createdAt })
    .from(guestApplications)
    .innerJoin(jobs, eq(jobs.id, guestApplications.jobId))
    .where(eq(guestApplications.email, email))
    .orderBy(asc(createdAt));
}

function exportDrafts(db: Db | Tx, userId: string) {
  return db
    .select({
      jobId: jobs.id,
      title: jobs.title,
      content: applicationDrafts.content,
      updatedAt: applicationDrafts.updatedAt,
    })
    .from(applicationDrafts)
    .innerJoin(jobs, eq(jobs.id, applicationDrafts.jobId))
    .where(eq(applicationDrafts.userId, userId))
    .orderBy(asc(applicationDrafts.updatedAt));
}

export const answersPersonalData: PersonalData = {
  tables: [
    {
      name: 'answer_reminders',
      export: { reason: 'says only that an employer was reminded to answer' },
      erasure: { reason: 'names nobody; deleted with the application' },
    },
  ],
  files: {},
};

/** docs/decisions/033: the employer is the controller of what its people say about applicants among themselves. */
const OF_THE_EMPLOYER = {
  reason:
    'what an employer’s people say about applicants among themselves is the employer’s to disclose (GDPR Art. 15)',
};

export const applicationReviewsPersonalData: PersonalData = {
  tables: [
    {
      name: 'application_notes',
      export: OF_THE_EMPLOYER,
      erasure: {
        reason: 'an author’s name goes and the note stays with the employer; of an erased applicant it is deleted',
      },
    },
    { name: 'application_ratings', export: OF_THE_EMPLOYER, erasure: 'cascade' },
    {
      name: 'application_tags',
      export: OF_THE_EMPLOYER,
      erasure: { reason: 'names no author; of an erased applicant they are deleted' },
    },
    {
      name: 'interview_reminders',
      export: { reason: 'says only that a reminder of an interview was sent' },
      erasure: { reason: 'names nobody; deleted with the application' },
    },
  ],
  files: {},
};
