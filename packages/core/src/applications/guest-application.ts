import { GUEST_TOKEN } from '@stellenvisite/contract/files';
import { isId } from '@stellenvisite/contract/ids.schema';
import { guestApplications } from '@stellenvisite/db/schema/applications';
import { and, eq } from 'drizzle-orm';
import { AuthError } from '../auth/auth-error.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { hashGuestToken } from '../files/file-owner.ts';

export type GuestApplicationRow = typeof guestApplications.$inferSelect;

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

/** A refusal of the auth protocol in the words of the API. */
export function toProblem(error: unknown): unknown {
  if (!(error instanceof AuthError)) return error;
  if (error.status === 429) return new DomainError('request.rate_limited');
  if (error.code === 'otp_expired') return new DomainError('application.code_invalid');
  return error.status < 500 ? new DomainError('request.forbidden', error.code) : error;
}
