import type { AuthMethod } from '@stellenvisite/contract/identity/auth';
import {
  type ActingEmployer,
  type GuardedAction,
  isAllowedBySuspension,
  may,
  type Ownership,
  reachOf,
} from '@stellenvisite/contract/identity/permissions';
import type { ProblemCode } from '@stellenvisite/contract/platform/problems';
import { authSessions } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import type { Context } from './context.ts';
import { DomainError } from './domain-error.ts';
import type { AuthSettings } from './identity/auth/auth-settings.ts';
import { listActingEmployers } from './identity/permissions/map-user-to-employers.ts';
import { type Person, requirePerson } from './require-person.ts';

type Asking = Pick<Context, 'db' | 'now' | 'actor'> & {
  auth: { settings: Pick<AuthSettings, 'adminRequireFactor' | 'requireProof'> };
};

/** Whose the record is, and what is stated when it is somebody else's: that there is no such thing. A colleague's low role is named. */
type Resource = Ownership & { notFound?: ProblemCode };

/**
 * The one question before anything that is not for everybody. Answers who asks; without a record it is only stated that
 * the role may do this to records of its own, and the query that follows must keep to those.
 */
export async function requirePermission(ctx: Asking, action: GuardedAction, resource?: Resource): Promise<Person> {
  const person = await requirePerson(ctx);
  requireRole(ctx, person, action);
  if (resource) {
    const isTeamMatter = reachOf(person.role, action) === 'employer';
    const actsFor = isTeamMatter ? await listActingEmployers(ctx, person) : [];
    requireOwnership({ person, actsFor }, action, resource);
  }
  return person;
}

/** How long a password or a second factor is proof enough for what gives power over others, or over prices. */
const PROOF_MS = 600_000;
/** A mailed code is none: who reads an administrator's mails is no administrator. */
const PROVING: readonly AuthMethod[] = ['password', 'totp', 'mfa/phone', 'mfa/webauthn', 'mfa/recovery_code'];

/** Asks an administrator for fresh proof besides the permission: a session that somebody else found open is not enough. */
export async function requireProvenPermission(ctx: Asking, action: GuardedAction): Promise<Person> {
  const person = await requirePermission(ctx, action);
  if (!ctx.auth.settings.requireProof) return person;
  const [session] = await ctx.db
    .select({ amr: authSessions.amr })
    .from(authSessions)
    .where(eq(authSessions.id, person.sessionId));
  const since = ctx.now().getTime() - PROOF_MS;
  if (!session?.amr.some(({ method, timestamp }) => PROVING.includes(method) && timestamp * 1000 >= since))
    throw new DomainError('admin.proof_needed');
  return person;
}

/** The first half of the question, where the person is known already. */
export function requireRole(ctx: Pick<Asking, 'auth'>, person: Person, action: GuardedAction): void {
  requireAdminSession(person, action);
  if (reachOf(person.role, action) === 'none') throw new DomainError('request.forbidden');
  requireSecondFactor(person, action);
  requireAdminFactor(ctx, person, action);
}

/** The second half, where it is known already whom the person acts for. */
export function requireOwnership(
  { person, actsFor }: { person: Person; actsFor: readonly ActingEmployer[] },
  action: GuardedAction,
  resource: Resource,
): void {
  if (may({ caller: person.role, userId: person.userId, actsFor }, action, resource)) return;
  const isTeamMatter = reachOf(person.role, action) === 'employer';
  const acting = isTeamMatter && actsFor.find(({ employerId }) => employerId === resource.employerId);
  if (!acting) throw new DomainError(resource.notFound ?? 'request.not_found');
  throw new DomainError(isAllowedBySuspension(acting, action) ? 'employer.role_too_low' : 'employer.suspended');
}

/** An administrator's account acts as nobody else: a session of another sign-in sees who it is, which leads to the right one. */
function requireAdminSession({ isAdminAccount, isAdmin }: Person, action: GuardedAction): void {
  if (isAdminAccount && !isAdmin && action !== 'account.read') throw new DomainError('admin.session_required');
}

/**
 * Requires a verified second factor of people who have one. Only reading the own account is exempt, as it leads them to the page for the
 * factor.
 */
function requireSecondFactor({ hasVerifiedFactor, aal }: Person, action: GuardedAction): void {
  if (hasVerifiedFactor && aal !== 'aal2' && action !== 'account.read') {
    throw new DomainError('auth.second_factor_required');
  }
}

/** An administrator without a second factor sees the own account, where one is set up, and nothing else. */
function requireAdminFactor({ auth }: Pick<Asking, 'auth'>, { isAdmin, aal }: Person, action: GuardedAction): void {
  const isOwnAccount = action.startsWith('account.');
  if (auth.settings.adminRequireFactor && isAdmin && aal !== 'aal2' && !isOwnAccount) {
    throw new DomainError('admin.factor_required');
  }
}
