import { randomUUID } from 'node:crypto';
import { BEGUN_APPLICATION_PARAM, GUEST_APPLICATION_HOURS } from '@stellenvisite/contract/applications/applications';
import type {
  GuestApplication,
  StartGuestApplication,
  SubmitApplication,
} from '@stellenvisite/contract/applications/applications.schema';
import { TERMS_VERSION } from '@stellenvisite/contract/identity/accounts';
import { HOUR_MS } from '@stellenvisite/contract/platform/durations';
import { GUEST_TOKEN } from '@stellenvisite/contract/platform/files';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { guestApplications } from '@stellenvisite/db/schema/applications/applications';
import { files } from '@stellenvisite/db/schema/platform/files';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { AuthError } from '../identity/auth/auth-error.ts';
import { sendSignInCode } from '../identity/auth/codes/send-sign-in-code.ts';
import { IP_LIMITS, limitByIp } from '../identity/auth/limits/ip-limits.ts';
import { hashGuestToken } from '../platform/files/delete-own-file.ts';
import { applicationCodeMail } from './applications.mails.ts';
import { type AppliedJob, findAppliedJob, requireTakenHere } from './applied-job.ts';
import { checkAnswers } from './check-answers.ts';

export type GuestApplicationRow = typeof guestApplications.$inferSelect;

type Contact = { phone?: string | null | undefined; occupation?: string | null | undefined };

/** A second click within this time sends no second mail: the code of the first is valid. */
const SAME_CODE_MS = 60_000;

type StartGuest = StartGuestApplication & { jobId: string; guestToken: string | undefined };

/**
 * Stores the application of somebody without an account and mails a code to the address. The answer does not reveal whether the address has
 * an account: the same code signs in to it. A second application for the same job replaces the first.
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
    const prolonged = fileIds.length > 0 ? await tx.update(files).set({ expiresAt }).where(isTheirs).returning() : [];
    if (prolonged.length !== fileIds.length) throw new DomainError('file.not_found');
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

/** The short form replaces a CV by a call: without these three nobody can be called. */
export function requireContact({ kind, callbackTime }: SubmitApplication, { phone, occupation }: Contact): void {
  if (kind === 'short' && !(phone && occupation && callbackTime)) throw new DomainError('application.contact_missing');
}

export function requireGuestToken(guestToken: string | undefined): string {
  if (!guestToken || !GUEST_TOKEN.test(guestToken)) throw new DomainError('request.invalid', 'no guest token');
  return guestToken;
}

/** Found by its id together with the token it was begun with, or with the address its mail went to. */
export async function requireGuestApplication(
  ctx: Context,
  { id, ...begunBy }: { id: string } & ({ guestToken: string } | { email: string }),
): Promise<GuestApplicationRow> {
  const isTheirs =
    'email' in begunBy
      ? eq(guestApplications.email, begunBy.email)
      : eq(guestApplications.guestTokenHash, hashGuestToken(ctx, begunBy.guestToken));
  const [row] = isId(id)
    ? await ctx.db
        .select()
        .from(guestApplications)
        .where(and(eq(guestApplications.id, id), isTheirs))
    : [];
  if (!row) throw new DomainError('application.not_found');
  return row;
}

/** Returns a refusal of the auth protocol in the words of the API. */
export function toProblem(error: unknown): unknown {
  if (!(error instanceof AuthError)) return error;
  if (error.status === 429) return new DomainError('request.rate_limited');
  if (error.code === 'otp_expired') return new DomainError('application.code_invalid');
  return error.status < 500 ? new DomainError('request.forbidden', error.code) : error;
}
