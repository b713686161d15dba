import { MAX_HIDDEN_EMPLOYERS } from '@stellenvisite/contract/hidden-employers';
import type { HiddenEmployers } from '@stellenvisite/contract/hidden-employers.schema';
import { employers } from '@stellenvisite/db/schema/employers';
import { hiddenAgencies, hiddenEmployers } from '@stellenvisite/db/schema/hidden-employers';
import { asc, desc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { employerItemColumns, toEmployerItem } from '../employers/employer-view.ts';
import { requirePermission } from '../permissions/require-permission.ts';

/** The person's own, the last hidden first. */
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
