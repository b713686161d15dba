import {
  type ActingEmployer,
  type GuardedAction,
  may,
  type Ownership,
  reachOf,
} from '@stellenvisite/contract/permissions';
import type { ProblemCode } from '@stellenvisite/contract/problems';
import type { AuthSettings } from '../auth/auth-settings.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { listActingEmployers } from '../employers/map-user-to-employers.ts';
import { type Person, requirePerson } from './require-person.ts';

type Asking = Pick<Context, 'db' | 'now' | 'actor'> & {
  auth: { settings: Pick<AuthSettings, 'adminRequireFactor'> };
};

/** Whose the record is, and what is said when it is somebody else's: that there is no such thing. A colleague's low role is named. */
type Resource = Ownership & { notFound?: ProblemCode };

/**
 * The one question before anything that is not for everybody. Answers who asks; without a record it is only said that
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

/** The first half of the question, where the person is known already. */
export function requireRole(ctx: Pick<Asking, 'auth'>, person: Person, action: GuardedAction): void {
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
  const isColleague =
    reachOf(person.role, action) === 'employer' && actsFor.some(({ employerId }) => employerId === resource.employerId);
  throw new DomainError(isColleague ? 'employer.role_too_low' : (resource.notFound ?? 'request.not_found'));
}

/** Who has a second factor shows it before anything but a look at who they are, which leads them to the page that asks. */
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
