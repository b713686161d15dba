import type { ApplicationDetail, GuestConfirmation } from '@stellenvisite/contract/applications/applications.schema';
import { applicationDrafts, guestApplications } from '@stellenvisite/db/schema/applications/applications';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { toActor } from '../identity/auth/actor.ts';
import { verifyOneTime } from '../identity/auth/codes/verify-one-time.ts';
import { IP_LIMITS, limitByIp } from '../identity/auth/limits/ip-limits.ts';
import { verifyAccessToken } from '../identity/auth/sessions/access-token.ts';
import type { Session } from '../identity/auth/sessions/open-session.ts';
import { adoptFilesOf, adoptGuestFiles } from '../platform/files/store-file.ts';
import { requirePermission } from '../require-permission.ts';
import { requirePerson } from '../require-person.ts';
import { writeDraft } from './save-draft.ts';
import {
  type GuestApplicationRow,
  requireGuestApplication,
  requireGuestToken,
  toProblem,
} from './start-guest-application.ts';
import { submitApplication } from './submit-application.ts';

type ConfirmGuest = { id: string; guestToken: string | undefined; code?: string | undefined };

/**
 * The code makes the account, or signs in to the one there is; then the files are taken over and the application is sent.
 * What cannot be sent is retained: as a draft of the account, or where it was when the account may not have drafts.
 */
export async function confirmGuestApplication(
  ctx: Context,
  { id, guestToken: token, code }: ConfirmGuest,
): Promise<GuestConfirmation> {
  if (!token && !code) return storeForAddress(ctx, id);
  const guestToken = requireGuestToken(token);
  const guest = await requireGuestApplication(ctx, { id, guestToken });
  const session = code ? await signIn(ctx, guest.email, code) : null;
  const asPerson = session ? await actAs(ctx, session) : ctx;
  if (!session) await requireSameAddress(ctx, guest);
  return { session, ...(await sendOrStore(asPerson, guest, guestToken)) };
}

/**
 * The link of the mail, opened in another browser, shows the address but not who wrote: anybody can name an address. So
 * nothing is sent, the account gets the draft and its owner sends it. A draft that is there already stays.
 */
async function storeForAddress(ctx: Context, id: string): Promise<GuestConfirmation> {
  const { userId } = await requirePermission(ctx, 'application.create');
  const { email, isEmailConfirmed } = await requirePerson(ctx);
  if (!isEmailConfirmed || !email) throw new DomainError('application.not_found');
  const guest = await requireGuestApplication(ctx, { id, email });
  const isTheirs = and(eq(applicationDrafts.userId, userId), eq(applicationDrafts.jobId, guest.jobId));
  if ((await ctx.db.$count(applicationDrafts, isTheirs)) === 0) {
    await adoptFilesOf(ctx, guest);
    await saveAsDraft(ctx, guest);
  }
  return { session: null, application: null, refusal: null };
}

async function signIn(ctx: Context, email: string, code: string): Promise<Session> {
  try {
    await limitByIp(ctx, IP_LIMITS.verify);
    await ctx.auth.keys.refresh();
    const answer = await verifyOneTime(ctx, { type: 'email', email, token: code });
    if (!('user' in answer)) throw new DomainError('application.code_invalid');
    return answer;
  } catch (error) {
    throw toProblem(error);
  }
}

async function actAs(ctx: Context, { access_token: token }: Session): Promise<Context> {
  const actor = toActor(await verifyAccessToken(ctx.auth.keys, token, ctx.now));
  if (!actor) throw new DomainError('auth.token_invalid');
  return { ...ctx, actor };
}

/** Without a code only whoever is signed in with the confirmed address. */
async function requireSameAddress(ctx: Context, guest: GuestApplicationRow): Promise<void> {
  const { email, isEmailConfirmed } = await requirePerson(ctx);
  if (!isEmailConfirmed || email !== guest.email) throw new DomainError('application.not_found');
}

type Sent = { application: ApplicationDetail | null; refusal: GuestConfirmation['refusal'] };

async function sendOrStore(ctx: Context, guest: GuestApplicationRow, guestToken: string): Promise<Sent> {
  try {
    await adoptGuestFiles(ctx, { guestToken });
    const application = await submitApplication(ctx, { ...guest.content, jobId: guest.jobId });
    await ctx.db.delete(guestApplications).where(eq(guestApplications.id, guest.id));
    return { application, refusal: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await saveAsDraft(ctx, guest);
    return { application: null, refusal: error.code };
  }
}

/** An employer's account, and one whose second factor is still to be shown, have no drafts: the guest's one stays. */
async function saveAsDraft(ctx: Context, { id, jobId, content }: GuestApplicationRow): Promise<void> {
  const { userId, role, isAdminAccount, hasVerifiedFactor, aal } = await requirePerson(ctx);
  if (role !== 'job_seeker' || isAdminAccount || (hasVerifiedFactor && aal !== 'aal2')) return;
  await ctx.db.transaction(async (tx) => {
    await writeDraft(ctx, tx, { userId, jobId, content });
    await tx.delete(guestApplications).where(eq(guestApplications.id, id));
  });
}
