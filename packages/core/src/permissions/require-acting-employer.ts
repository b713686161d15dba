import type { GuardedAction } from '@stellenvisite/contract/permissions';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { listActingEmployers } from '../employers/map-user-to-employers.ts';
import { requirePermission } from './require-permission.ts';
import type { Person } from './require-person.ts';

/** The employer somebody acts for: the one that is asked for, or the own one, or the only one there is. Another's is not found. */
export async function requireActingEmployer(
  ctx: Context,
  action: GuardedAction,
  asked: string | undefined,
): Promise<{ person: Person; employerId: string }> {
  const person = await requirePermission(ctx, action);
  const employerId = asked ?? (await onlyEmployerOf(ctx, person));
  await requirePermission(ctx, action, { employerId, notFound: 'employer.not_found' });
  return { person, employerId };
}

async function onlyEmployerOf(ctx: Context, person: Person): Promise<string> {
  const acting = await listActingEmployers(ctx, person);
  const [employerId] = acting.includes(person.userId) ? [person.userId] : acting;
  if (!employerId) throw new DomainError('employer.not_found');
  if (acting.length > 1 && employerId !== person.userId)
    throw new DomainError('request.invalid', 'employerId is needed by who acts for several');
  return employerId;
}
