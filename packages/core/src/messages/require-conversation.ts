import { isId } from '@stellenvisite/contract/ids.schema';
import type { MessageParty } from '@stellenvisite/contract/messages';
import type { GuardedAction } from '@stellenvisite/contract/permissions';
import { type ListedApplication, loadListedApplication } from '../applications/application-view.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import type { Person } from '../permissions/require-person.ts';

/** Somebody's side of the conversation about an application. */
export type ConversationSide = { person: Person; row: ListedApplication; party: MessageParty };

const notFound = 'application.not_found';

/** For the applicant and for those who act for the employer; to anybody else there is no such application. */
export async function requireConversation(
  ctx: Context,
  action: Extract<GuardedAction, `message.${string}`>,
  applicationId: string,
): Promise<ConversationSide> {
  const found = isId(applicationId) ? await loadListedApplication(ctx, applicationId) : null;
  // What somebody noted for themselves was never sent to the employer.
  const row = found?.kind === 'external' ? null : found;
  const owners = { userId: row?.userId ?? undefined, employerId: row?.employerId ?? undefined };
  const person = await requirePermission(ctx, action, { ...owners, notFound });
  if (!row) throw new DomainError(notFound);
  return { person, row, party: person.role === 'employer' ? 'employer' : 'applicant' };
}
