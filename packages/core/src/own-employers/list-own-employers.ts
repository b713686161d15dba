import type { OwnEmployerItem, OwnEmployers } from '@stellenvisite/contract/own-employers.schema';
import { employers } from '@stellenvisite/db/schema/employers';
import { inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { mapUserToEmployers } from '../employers/map-user-to-employers.ts';
import { requirePermission } from '../permissions/require-permission.ts';

/** The employers the caller acts for, the surest mapping first; empty for those who act for none. */
export async function listOwnEmployers(ctx: Context): Promise<OwnEmployers> {
  const person = await requirePermission(ctx, 'account.read');
  const mappings = person.role === 'employer' ? await mapUserToEmployers(ctx, person) : [];
  const acting = mappings.filter(({ isActive }) => isActive);
  if (acting.length === 0) return { items: [] };
  const rows = await ctx.db
    .select({
      id: employers.id,
      type: employers.type,
      kinds: employers.kinds,
      city: employers.city,
      country: employers.country,
    })
    .from(employers)
    .where(
      inArray(
        employers.id,
        acting.map(({ employerId }) => employerId),
      ),
    );
  const byId = new Map(rows.map(({ id, ...row }) => [id, row]));
  return {
    items: acting.flatMap(({ employerId, employerName, mappingType, role }): OwnEmployerItem[] => {
      const row = byId.get(employerId);
      return row && role ? [{ employerId, name: employerName, ...row, role, mappingType }] : [];
    }),
  };
}
