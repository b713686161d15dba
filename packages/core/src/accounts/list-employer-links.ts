import type { EmployerLink } from '@stellenvisite/contract/accounts.schema';
import { userEmployerLinks } from '@stellenvisite/db/schema/accounts';
import { inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { listPermittedEmployers } from '../permissions/list-permitted-employers.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { selectLinks } from './employer-link-view.ts';

/** The people of the employers one acts for; administrators see those of all. */
export async function listEmployerLinks(ctx: Context): Promise<EmployerLink[]> {
  const person = await requirePermission(ctx, 'employer_link.read');
  if (person.role === 'admin') return selectLinks(ctx.db, undefined);
  const employerIds = await listPermittedEmployers(ctx, person, 'employer_link.read');
  return employerIds.length > 0 ? selectLinks(ctx.db, inArray(userEmployerLinks.employerId, employerIds)) : [];
}
