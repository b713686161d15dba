import { randomUUID } from 'node:crypto';
import { TERMS_VERSION } from '@stellenvisite/contract/accounts';
import { BEGUN_APPLICATION_PARAM, GUEST_APPLICATION_HOURS } from '@stellenvisite/contract/applications';
import type { GuestApplication, StartGuestApplication } from '@stellenvisite/contract/applications.schema';
import { guestApplications } from '@stellenvisite/db/schema/applications';
import { files } from '@stellenvisite/db/schema/files';
import { and, eq, inArray } from 'drizzle-orm';
import { sendSignInCode } from '../auth/codes/send-sign-in-code.ts';
import { IP_LIMITS, limitByIp } from '../auth/limits/ip-limits.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { hashGuestToken } from '../files/file-owner.ts';
import { applicationCodeMail } from './applications.mails.ts';
import { type AppliedJob, findAppliedJob, requireTakenHere } from './applied-job.ts';
import { checkAnswers } from './check-answers.ts';
import { type GuestApplicationRow, requireGuestToken, toProblem } from './guest-application.ts';
import { requireContact } from './require-contact.ts';

const HOUR_MS = 3_600_000;
/** A second click within this time sends no second mail: the code of the first is valid. */
const SAME_CODE_MS = 60_000;

type StartGuest = StartGuestApplication & { jobId: string; guestToken: string | undefined };

/**
 * Keeps the application of somebody without an account and mails a code to the address. Whether the address has an account
 * already is not told: the same code signs in to it. Sent again for the same job it replaces what was kept.
 */
export async function startGuestApplication(ctx: Context, request: StartGuest): Promise<GuestApplication> {
  const { jobId, email, guestToken: token, acceptsTerms: _, ...content } = request;
  const guestTokenHash = hashGuestToken(ctx, requireGuestToken(token));
  await limitByIp(ctx, IP_LIMITS.otp).catch(rethrowAsProblem);
  const job = await findAppliedJob(ctx.db, jobId);
  requireTakenHere(ctx, job);
  checkAnswers(job.questions, content.answers ?? []);
  requireContact(content, content.applicant);
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + GUEST_APPLICATION_HOURS * HOUR_MS);
  const row = await ctx.db.transaction(async (tx) => {
    const fileIds = [...new Set(content.fileIds ?? [])];
    const isTheirs = and(inArray(files.id, fileIds), eq(files.guestTokenHash, guestTokenHash));
    const kept = fileIds.length > 0 ? await tx.update(files).set({ expiresAt }).where(isTheirs).returning() : [];
    if (kept.length !== fileIds.length) throw new DomainError('file.not_found');
    const kind = { email, content, language: ctx.language, createdAt: now };
    const [stored] = await tx
      .insert(guestApplications)
      .values({ id: randomUUID(), guestTokenHash, jobId: job.id, ...kind })
      .onConflictDoUpdate({ target: [guestApplications.guestTokenHash, guestApplications.jobId], set: kind })
      .returning();
    if (!stored) throw new Error('an upsert returns its row');
    return stored;
  });
  await sendCode(ctx, row, { fullName: content.applicant.fullName, job });
  return { id: row.id, expiresAt: expiresAt.toISOString() };
}

const rethrowAsProblem = (error: unknown) => {
  throw toProblem(error);
};

type Applying = { fullName: string; job: AppliedJob };

async function sendCode(ctx: Context, row: GuestApplicationRow, { fullName, job }: Applying): Promise<void> {
  const sentAt = row.codeSentAt?.getTime() ?? 0;
  if (row.codeSentTo === row.email && ctx.now().getTime() - sentAt < SAME_CODE_MS) return;
  await sendSignInCode(ctx, {
    email: row.email,
    createUser: true,
    data: { role: 'job_seeker', full_name: fullName, language: row.language, terms_version: TERMS_VERSION },
    redirectTo: `${ctx.publicUrl}/jobs/${row.jobId}/bewerben?${BEGUN_APPLICATION_PARAM}=${row.id}`,
    compose: (values) => applicationCodeMail({ ...values, jobTitle: job.title, employer: job.employerName }),
  }).catch(rethrowAsProblem);
  await ctx.db
    .update(guestApplications)
    .set({ codeSentAt: ctx.now(), codeSentTo: row.email })
    .where(eq(guestApplications.id, row.id));
}
