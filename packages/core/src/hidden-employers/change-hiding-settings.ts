import type { HidingSettings } from '@stellenvisite/contract/hidden-employers.schema';
import { hiddenAgencies } from '@stellenvisite/db/schema/hidden-employers';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';

export async function changeHidingSettings(ctx: Context, { agencies }: HidingSettings): Promise<HidingSettings> {
  const { userId } = await requirePermission(ctx, 'hidden_employer.write');
  if (agencies) await ctx.db.insert(hiddenAgencies).values({ userId, hiddenAt: ctx.now() }).onConflictDoNothing();
  else await ctx.db.delete(hiddenAgencies).where(eq(hiddenAgencies.userId, userId));
  return { agencies };
}
