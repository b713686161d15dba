import type { Db, Tx } from '@stellenvisite/db/client';
import { applicationNotes, applicationRatings, applicationTags } from '@stellenvisite/db/schema/application-reviews';
import {
  applicationDrafts,
  applicationEvents,
  applicationFiles,
  applicationMatches,
  applications,
  guestApplications,
} from '@stellenvisite/db/schema/applications';
import { files } from '@stellenvisite/db/schema/files';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { stayKnown } from '@stellenvisite/db/schema/stay-known';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { ErasedAccount, PersonalData } from '../personal-data/personal-data.ts';
import { employerUrl } from './application-links.ts';
import type { ApplicationRow } from './application-view.ts';
import { applicantLeftMail } from './applications.mails.ts';
import { findEmployerContact, publishChange } from './employer-contact.ts';
import { writeEvent } from './write-event.ts';

const WITH_APPLICATION = { file: 'applications.json' };

export const applicationsPersonalData: PersonalData = {
  tables: [
    { name: 'applications', export: WITH_APPLICATION, erasure: 'function' },
    { name: 'application_events', export: WITH_APPLICATION, erasure: 'function' },
    { name: 'application_matches', export: WITH_APPLICATION, erasure: 'function' },
    { name: 'application_files', export: WITH_APPLICATION, erasure: 'function' },
    { name: 'stay_known', export: WITH_APPLICATION, erasure: 'function' },
    { name: 'application_drafts', export: { file: 'application-drafts.json' }, erasure: 'cascade' },
    {
      name: 'guest_applications',
      export: {
        reason: 'waits for the code mailed to the address, and becomes an application or is deleted within a day',
      },
      erasure: 'function',
    },
  ],
  files: {
    'applications.json': (db, { userId }) => exportApplications(db, userId),
    'application-drafts.json': (db, { userId }) => exportDrafts(db, userId),
  },
  erase: eraseApplications,
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
  const kept = tx.select({ id: applications.id }).from(applications).where(isTheirs);
  await tx.delete(applicationFiles).where(inArray(applicationFiles.applicationId, kept));
  // What was compared and what the employer's people said goes with who it was about.
  for (const table of [applicationMatches, applicationNotes, applicationRatings, applicationTags, stayKnown]) {
    await tx.delete(table).where(inArray(table.applicationId, kept));
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
    await tellEmployer(ctx, tx, row);
  }
  const nothing = {
    applicant: null,
    message: '',
    answers: [],
    callbackTime: null,
    interviewPlace: null,
    interviewNote: null,
    userId: null,
  };
  await tx.update(applications).set(nothing).where(isTheirs);
  if (email && emailConfirmedAt) await tx.delete(guestApplications).where(eq(guestApplications.email, email));
}

/** Of an open application the employer waits for an answer; of what was decided nothing changes for it. */
async function tellEmployer(ctx: Context, tx: Tx, row: ApplicationRow): Promise<void> {
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
  const known = await db.select().from(stayKnown).where(inArray(stayKnown.applicationId, ids));
  return rows.map(({ userId: _, ...row }) => ({
    ...row,
    match: matches.find(({ applicationId }) => applicationId === row.id) ?? null,
    stayKnown: known.find(({ applicationId }) => applicationId === row.id) ?? null,
    files: sent.filter(({ applicationId }) => applicationId === row.id).map(({ id, name }) => ({ id, name })),
    history: events
      .filter(({ applicationId }) => applicationId === row.id)
      .map(({ kind, party, at }) => ({ kind, by: party, at })),
  }));
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
