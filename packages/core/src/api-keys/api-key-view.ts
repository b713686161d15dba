import type { ApiKeyState } from '@stellenvisite/contract/api-keys';
import type { ApiKey } from '@stellenvisite/contract/api-keys.schema';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { apiKeys } from '@stellenvisite/db/schema/api-keys';
import { desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';

type ApiKeyRow = Omit<typeof apiKeys.$inferSelect, 'keyHash'>;

const { keyHash: _, ...shownColumns } = getTableColumns(apiKeys);

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
