import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import type { Person } from '../permissions/require-person.ts';

/** One file of the export. */
export type AccountFile = { name: string; content: unknown };

/** Who asks is known before the first file: the refusal must not come in the middle of a download. */
export async function collectAccountData(ctx: Context): Promise<AsyncGenerator<AccountFile>> {
  const person = await requirePermission(ctx, 'account.export');
  await ctx.audit(ctx.db, { action: 'data_exported', userId: person.userId, sessionId: person.sessionId });
  return filesOf(ctx, person);
}

/** Everything we keep of somebody, noun by noun. */
async function* filesOf({ db, personalData }: Context, person: Person): AsyncGenerator<AccountFile> {
  for (const { files } of personalData) {
    for (const [name, read] of Object.entries(files)) yield { name, content: await read(db, person) };
  }
}
