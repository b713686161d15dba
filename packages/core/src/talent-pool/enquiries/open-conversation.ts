import { randomUUID } from 'node:crypto';
import {
  APPLICATION_PRIVACY_VERSION,
  OPEN_APPLICATION_STATUSES,
} from '@stellenvisite/contract/applications/applications';
import type { Applicant } from '@stellenvisite/contract/applications/applications.schema';
import { type Country, CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { Tx } from '@stellenvisite/db/client';
import { applicationFiles, applications } from '@stellenvisite/db/schema/applications/applications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { conversations, messages } from '@stellenvisite/db/schema/messages/messages';
import { profileFiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { publishChange } from '../../applications/employer-contact.ts';
import { writeEvent } from '../../applications/note-external-application.ts';
import { storeMatches } from '../../applications/store-match.ts';
import type { Context } from '../../context.ts';
import { storeFiles } from '../../platform/files/store-files.ts';
import type { LoadedJob } from '../../seekers/matching/list-matched-jobs.ts';
import type { EnquiryRow } from './enquiry-view.ts';

/** The first message, so that the conversation appears in both lists. */
const ACCEPTED: Record<Language, string> = {
  de: 'Ich habe Ihre Anfrage aus dem Talentpool angenommen.',
  en: 'I have accepted your enquiry from the talent pool.',
};

type Accepted = {
  enquiry: EnquiryRow;
  userId: string;
  applicant: Applicant;
  language: Language;
  /** Without it the CVs of the profile go along. */
  fileIds: string[] | undefined;
  matched: readonly LoadedJob[];
};

/**
 * A yes is an application of its own kind (docs/decisions): conversation, dates, notes, statuses, retention, export and erasure
 * are those of applications. Who has applied for the job already goes on there. Answers the application's id.
 */
export async function openConversation(ctx: Context, tx: Tx, accepted: Accepted): Promise<string> {
  const { enquiry, userId } = accepted;
  const id = (await findOpenApplication(tx, userId, enquiry.jobId)) ?? (await insertApplication(ctx, tx, accepted));
  await tx.insert(conversations).values({ applicationId: id }).onConflictDoNothing();
  const [text, sentAt] = [ACCEPTED[accepted.language], ctx.now()];
  const message = { id: randomUUID(), applicationId: id, party: 'applicant' as const, senderId: userId };
  await tx.insert(messages).values({ ...message, clientId: enquiry.id, text, sentAt });
  await tx.update(conversations).set({ lastMessageAt: sentAt }).where(eq(conversations.applicationId, id));
  await publishChange(ctx, tx, { id, userId, employerId: enquiry.employerId, kind: 'talent_pool' });
  return id;
}

async function findOpenApplication(tx: Tx, userId: string, jobId: string | null): Promise<string | null> {
  if (!jobId) return null;
  const isOpen = inArray(applications.status, [...OPEN_APPLICATION_STATUSES]);
  const [row] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.jobId, jobId), isOpen));
  return row?.id ?? null;
}

async function insertApplication(
  ctx: Context,
  tx: Tx,
  { enquiry, userId, applicant, fileIds, matched }: Accepted,
): Promise<string> {
  const [id, now] = [randomUUID(), ctx.now()];
  await tx.insert(applications).values({
    id,
    userId,
    jobId: enquiry.jobId,
    employerId: enquiry.employerId,
    jobTitle: enquiry.jobTitle,
    employerName: enquiry.employerName,
    city: enquiry.jobCity ?? '',
    country: await countryOf(tx, enquiry),
    kind: 'talent_pool',
    status: 'applied',
    applicant,
    privacyVersion: APPLICATION_PRIVACY_VERSION,
    sentAt: now,
    statusUpdatedAt: now,
  });
  await writeEvent(tx, { applicationId: id, kind: 'sent', party: 'applicant', byUserId: userId, at: now });
  const sent = fileIds ?? (await listCvs(tx, userId));
  await storeFiles(tx, userId, sent);
  if (sent.length > 0)
    await tx
      .insert(applicationFiles)
      .values([...new Set(sent)].map((fileId, position) => ({ applicationId: id, fileId, position })));
  await storeMatches(
    tx,
    matched.map((job) => ({ id, applicant, job })),
    now,
  );
  return id;
}

/** By whose law the application is retained. */
async function countryOf(tx: Tx, { jobId, employerId, payCurrency }: EnquiryRow): Promise<Country> {
  const [job] = jobId ? await tx.select({ country: jobs.country }).from(jobs).where(eq(jobs.id, jobId)) : [];
  const [employer] = await tx
    .select({ country: employers.country })
    .from(employers)
    .where(eq(employers.id, employerId));
  return job?.country ?? employer?.country ?? (payCurrency === CURRENCY_OF.CH ? 'CH' : 'DE');
}

async function listCvs(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ fileId: profileFiles.fileId })
    .from(profileFiles)
    .where(and(eq(profileFiles.userId, userId), eq(profileFiles.kind, 'cv')))
    .orderBy(asc(profileFiles.addedAt));
  return rows.map(({ fileId }) => fileId);
}
