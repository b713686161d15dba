import { mayInTeam } from '@stellenvisite/contract/identity/permissions';
import { type ApiKeyState, type KeyAction, SCOPE_OF } from '@stellenvisite/contract/integrations/api-keys';
import type { ApiKey, ApiKeys } from '@stellenvisite/contract/integrations/api-keys.schema';
import type { ProblemCode } from '@stellenvisite/contract/platform/problems';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { apiKeys } from '@stellenvisite/db/schema/integrations/api-keys';
import { desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { ApiKeyCaller, Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { requirePerson } from '../../require-person.ts';

type ApiKeyRow = Omit<typeof apiKeys.$inferSelect, 'keyHash'>;

const { keyHash: _, ...shownColumns } = getTableColumns(apiKeys);

export async function listApiKeys(
  ctx: Context,
  { employerId: asked }: { employerId?: string | undefined },
): Promise<ApiKeys> {
  const { employerId } = await requireActingEmployer(ctx, 'api_key.read', asked);
  return { items: await selectApiKeys(ctx, eq(apiKeys.employerId, employerId)) };
}

/** Newest first. */
export async function selectApiKeys(ctx: Pick<Context, 'db' | 'now'>, where: SQL | undefined): Promise<ApiKey[]> {
  const rows = await ctx.db
    .select({ key: shownColumns, createdBy: profiles.fullName })
    .from(apiKeys)
    .leftJoin(profiles, eq(profiles.id, apiKeys.createdBy))
    .where(where)
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  return rows.map(({ key, createdBy }) => toApiKey(key, createdBy, ctx.now()));
}

function toApiKey(row: ApiKeyRow, createdBy: string | null, now: Date): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    state: stateOf(row, now),
    createdAt: row.createdAt.toISOString(),
    createdBy,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}

function stateOf({ revokedAt, expiresAt }: Pick<ApiKeyRow, 'revokedAt' | 'expiresAt'>, now: Date): ApiKeyState {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= now ? 'expired' : 'active';
}

type Resource = { employerId: string | undefined; notFound: ProblemCode };

/**
 * The one question before anything a partner's system does: a key may do what a recruiter of its one employer may, as far as its scopes
 * reach. Another employer's record is not found. People have calls of their own, and are refused here.
 */
export async function requireApiKey(
  ctx: Pick<Context, 'db' | 'now' | 'actor' | 'auth'>,
  action: KeyAction,
  resource?: Resource,
): Promise<ApiKeyCaller> {
  const { apiKey } = ctx.auth;
  if (!apiKey) {
    await requirePerson(ctx);
    throw new DomainError('request.forbidden');
  }
  if (!mayInTeam('recruiter', action)) throw new DomainError('request.forbidden');
  if (!apiKey.scopes.includes(SCOPE_OF[action])) throw new DomainError('api_key.scope_missing');
  if (resource && resource.employerId !== apiKey.employerId) throw new DomainError(resource.notFound);
  return apiKey;
}
