import type { HiddenEmployers, HidingSettings } from '@stellenvisite/contract/employers/employer-settings.schema';
import { MAX_HIDDEN_EMPLOYERS } from '@stellenvisite/contract/employers/employers';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { hiddenAgencies, hiddenEmployers } from '@stellenvisite/db/schema/employers/hidden-employers';
import { asc, desc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../require-permission.ts';
import { employerItemColumns, toEmployerItem } from '../employer-view.ts';

/** Lists the person's own, the last hidden first. */
export async function listHiddenEmployers(ctx: Context): Promise<HiddenEmployers> {
  const { userId } = await requirePermission(ctx, 'hidden_employer.read');
  const [rows, agencies] = await Promise.all([
    ctx.db
      .select({ employer: employerItemColumns(ctx), hiddenAt: hiddenEmployers.hiddenAt })
      .from(hiddenEmployers)
      .innerJoin(employers, eq(employers.id, hiddenEmployers.employerId))
      .where(eq(hiddenEmployers.userId, userId))
      .orderBy(desc(hiddenEmployers.hiddenAt), asc(hiddenEmployers.employerId))
      .limit(MAX_HIDDEN_EMPLOYERS),
    ctx.db.$count(hiddenAgencies, eq(hiddenAgencies.userId, userId)),
  ]);
  const items = rows.map(({ employer, hiddenAt }) => ({
    employer: toEmployerItem(employer),
    hiddenAt: hiddenAt.toISOString(),
  }));
  return { items, total: items.length, page: 1, pageSize: MAX_HIDDEN_EMPLOYERS, agencies: agencies > 0 };
}

export async function changeHidingSettings(ctx: Context, { agencies }: HidingSettings): Promise<HidingSettings> {
  const { userId } = await requirePermission(ctx, 'hidden_employer.write');
  if (agencies) await ctx.db.insert(hiddenAgencies).values({ userId, hiddenAt: ctx.now() }).onConflictDoNothing();
  else await ctx.db.delete(hiddenAgencies).where(eq(hiddenAgencies.userId, userId));
  return { agencies };
}
