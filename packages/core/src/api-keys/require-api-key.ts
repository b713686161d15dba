import { type KeyAction, SCOPE_OF } from '@stellenvisite/contract/api-keys';
import { mayInTeam } from '@stellenvisite/contract/permissions';
import type { ProblemCode } from '@stellenvisite/contract/problems';
import type { ApiKeyCaller, Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePerson } from '../permissions/require-person.ts';

type Resource = { employerId: string | undefined; notFound: ProblemCode };

/**
 * The one question before anything a partner's system does: a key may do what a recruiter of its one employer may, as far as its scopes
 * reach. Another employer's record is not found. People have calls of their own, and are refused here.
 */
export async function requireApiKey(
  ctx: Pick<Context, 'db' | 'now' | 'actor' | 'apiKey'>,
  action: KeyAction,
  resource?: Resource,
): Promise<ApiKeyCaller> {
  const { apiKey } = ctx;
  if (!apiKey) {
    await requirePerson(ctx);
    throw new DomainError('request.forbidden');
  }
  if (!mayInTeam('recruiter', action)) throw new DomainError('request.forbidden');
  if (!apiKey.scopes.includes(SCOPE_OF[action])) throw new DomainError('api_key.scope_missing');
  if (resource && resource.employerId !== apiKey.employerId) throw new DomainError(resource.notFound);
  return apiKey;
}
