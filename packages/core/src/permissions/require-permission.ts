import { type GuardedAction, may, type Ownership, reachOf } from '@stellenvisite/contract/permissions';
import type { ProblemCode } from '@stellenvisite/contract/problems';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { listActingEmployers } from '../employers/map-user-to-employers.ts';
import { type Person, requirePerson } from './require-person.ts';

/** Whose the record is, and what is said when it is somebody else's: that there is no such thing. */
type Resource = Ownership & { notFound?: ProblemCode };

/**
 * The one question before anything that is not for everybody. Answers who asks; without a record it is only said that
 * the role may do this to records of its own, and the query that follows must keep to those.
 */
export async function requirePermission(
  ctx: Pick<Context, 'db' | 'now' | 'actor'>,
  action: GuardedAction,
  resource?: Resource,
): Promise<Person> {
  const person = await requirePerson(ctx);
  const reach = reachOf(person.role, action);
  if (reach === 'none') throw new DomainError('request.forbidden');
  requireSecondFactor(person, action);
  if (resource) {
    const actsFor = reach === 'employer' ? await listActingEmployers(ctx, person) : [];
    const asker = { caller: person.role, userId: person.userId, actsFor };
    if (!may(asker, action, resource)) throw new DomainError(resource.notFound ?? 'request.not_found');
  }
  return person;
}

/** Who has a second factor shows it before anything but a look at who they are, which leads them to the page that asks. */
function requireSecondFactor({ hasVerifiedFactor, aal }: Person, action: GuardedAction): void {
  if (hasVerifiedFactor && aal !== 'aal2' && action !== 'account.read') {
    throw new DomainError('auth.second_factor_required');
  }
}
