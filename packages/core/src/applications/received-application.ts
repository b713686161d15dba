import type { TeamAction } from '@stellenvisite/contract/identity/permissions';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../require-permission.ts';
import type { Person } from '../require-person.ts';
import { findListedApplication, type ListedApplication } from './application-view.ts';

const notFound = 'application.not_found';

/** An application to an employer the person acts for. What somebody noted for themselves was never sent to it. */
export async function requireReceivedApplication(
  ctx: Context,
  action: Extract<TeamAction, `application.${string}`>,
  id: string,
): Promise<{ person: Person; row: ListedApplication }> {
  const found = isId(id) ? await findListedApplication(ctx, id) : null;
  const row = found?.kind === 'external' ? null : found;
  const person = await requirePermission(ctx, action, { employerId: row?.employerId ?? undefined, notFound });
  if (!row) throw new DomainError(notFound);
  return { person, row };
}
