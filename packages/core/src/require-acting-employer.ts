import type { ActingEmployer, GuardedAction } from '@stellenvisite/contract/identity/permissions';
import type { Context } from './context.ts';
import { DomainError } from './domain-error.ts';
import { listActingEmployers } from './identity/permissions/map-user-to-employers.ts';
import { requireOwnership, requirePermission } from './require-permission.ts';
import type { Person } from './require-person.ts';

export type Acting = { person: Person; employerId: string; actsFor: readonly ActingEmployer[] };

/** Returns the employer that the caller acts for: the requested one, or their own, or the only one. An employer of others is not found. */
export async function requireActingEmployer(
  ctx: Context,
  action: GuardedAction,
  asked: string | undefined,
): Promise<Acting> {
  const person = await requirePermission(ctx, action);
  return chooseEmployer({ person, actsFor: await listActingEmployers(ctx, person) }, action, asked);
}

/** The same for who has read already whom the person acts for. */
export function chooseEmployer(
  { person, actsFor }: Omit<Acting, 'employerId'>,
  action: GuardedAction,
  asked: string | undefined,
): Acting {
  const employerId = asked ?? onlyEmployerOf(person, actsFor);
  requireOwnership({ person, actsFor }, action, { employerId, notFound: 'employer.not_found' });
  return { person, employerId, actsFor };
}

function onlyEmployerOf({ userId }: Person, actsFor: readonly ActingEmployer[]): string {
  const acting = actsFor.map((employer) => employer.employerId);
  const [employerId] = acting.includes(userId) ? [userId] : acting;
  if (!employerId) throw new DomainError('employer.not_found');
  if (acting.length > 1 && employerId !== userId)
    throw new DomainError('request.invalid', 'employerId is needed by who acts for several');
  return employerId;
}
