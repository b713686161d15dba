import type { Context } from '../../context.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';
import { requirePermission } from '../../require-permission.ts';
import type { Person } from '../../require-person.ts';

/** An export reads everything there is of somebody. */
const EXPORTS: Limit = { name: 'account.export', count: 5, seconds: 3_600, burst: 5 };

/** One file of the export. */
export type AccountFile = { name: string; content: unknown };

/** Collects the files of the export one by one. Checks the permission before the first file: a refusal must not interrupt a download. */
export async function collectAccountData(ctx: Context): Promise<AsyncGenerator<AccountFile>> {
  const person = await requirePermission(ctx, 'account.export');
  await consumeRateLimit(ctx, ctx.db, EXPORTS, person.userId);
  await ctx.audit(ctx.db, { action: 'data_exported', userId: person.userId, sessionId: person.sessionId });
  return filesOf(ctx, person);
}

/** Everything we keep of somebody, noun by noun. */
async function* filesOf({ db, features: { personalData } }: Context, person: Person): AsyncGenerator<AccountFile> {
  for (const { files } of personalData) {
    for (const [name, read] of Object.entries(files)) yield { name, content: await read(db, person) };
  }
}
